package org.racelens.frontend.fortran.statement;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.ArrayAccess;
import org.racelens.frontend.fortran.expression.Constructors;
import org.racelens.frontend.fortran.expression.UnknownNames;
import org.racelens.frontend.fortran.expression.Unlowered;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Operators;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.If;

/**
 * Input and output: what lists name is read or written, and so are internal files and status variables. The library guards what belongs to
 * external files. Fortran 2018 §12
 */
final class Transfers {
	private static final Set<String> STATUS = Set.of("iostat", "size", "newunit", "id", "exist", "opened", "number", "nextrec",
			"named", "pos", "iolength");

	/** a statement, which no function's name is */
	private static final String TRANSFER = "input or output";

	private final Parts parts;

	Transfers(Parts parts) {
		this.parts = parts;
	}

	void output(Node s, Scope scope, Code code) {
		controls(s, scope, code, true);
		Constructors lists = new Constructors(parts);
		s.child("output_item_list").ifPresent(l -> l.parts().forEach(n -> {
			defined(n, "write(", scope, code);
			lists.read(n, scope, code);
		}));
	}

	void input(Node s, Scope scope, Code code) {
		controls(s, scope, code, false);
		Constructors lists = new Constructors(parts);
		s.child("input_item_list").ifPresent(l -> l.parts().forEach(n -> {
			defined(n, "read(", scope, code);
			lists.each(n, scope, code, this::write);
		}));
	}

	/** Procedures of the program may transfer the objects in an item. Fortran 2018 §12.6.4.8 */
	private void defined(Node item, String direction, Scope scope, Code code) {
		if (parts.unit().derived().isEmpty()) {
			return;
		}
		Set<Type> types = new LinkedHashSet<>();
		typed(item, scope, code.apart(), types);
		for (Type type : types) {
			Optional<String> defined = Operators.TRANSFERS.stream().filter(t -> t.startsWith(direction)).sorted()
					.filter(t -> isDefined(t, type, scope)).findFirst();
			defined.ifPresent(t -> code.unknown(item.range(), FortranSentence.FORTRAN_CALL_OF_X_IS_NOT_FOLLOWED.of(t)));
			UnknownNames.mayCall(item, List.of(type), direction + "formatted)", scope, code);
		}
	}

	/** The derived types of the objects that an item, or a part of one, names, and of those that these hold. */
	private void typed(Node n, Scope scope, Code nothing, Set<Type> types) {
		if (n.is("identifier", "derived_type_member_expression", "call_expression")) {
			held(parts.expressions().value(n, scope, nothing).type(), types);
		} else {
			n.children().forEach(c -> typed(c, scope, nothing, types));
		}
	}

	private void held(Type type, Set<Type> types) {
		if (!types.contains(type)) {
			parts.unit().derived(type).ifPresent(t -> parts.unit().extensions(t).forEach(e -> {
				types.add(e.type());
				e.components().values().forEach(c -> held(c.element(), types));
			}));
		}
	}

	private boolean isDefined(String transfer, Type type, Scope scope) {
		return parts.unit().derived(type).filter(t -> t.bound().generics().containsKey(transfer)).isPresent()
				|| scope.defined(transfer).stream().anyMatch(k -> parts.procedures().signature(k)
						.filter(s -> s.dummies().stream().limit(1)
								.noneMatch(d -> parts.unit().ancestors(type).stream().noneMatch(a -> a.type().equals(d.element()))))
						.isPresent());
	}

	/** {@code open}, {@code close}, {@code inquire}, {@code rewind} and its kin: what they tell is written, all else is read. */
	void file(Node s, Scope scope, Code code) {
		s.child("unit_identifier").flatMap(u -> u.parts().stream().findFirst())
				.ifPresent(u -> parts.expressions().read(parts.expressions().value(u, scope, code), code, u));
		values(s, scope, code);
		outside(s, code);
	}

	/** What is outside of the program has an order, too. */
	private static void outside(Node s, Code code) {
		code.evaluate(new Expression.Call(TRANSFER, Optional.empty(), List.of(), VoidType.VOID, s.range()));
	}

	private boolean isInternal(Node s, Scope scope, Code code) {
		return s.child("unit_identifier").flatMap(u -> u.parts().stream().findFirst())
				.flatMap(u -> parts.designators().object(u, scope, code.apart())).filter(o -> o.type() instanceof ArrayType).isPresent();
	}

	private void values(Node s, Scope scope, Code code) {
		boolean inquires = s.is("inquire_statement");
		for (Node k : s.all("keyword_argument")) {
			String name = k.field("name").map(Node::name).orElse("");
			k.field("value").ifPresent(v -> {
				if (name.equals("iomsg")) {
					message(v, scope, code);
				} else if (STATUS.contains(name) || inquires && !Set.of("unit", "file", "err").contains(name)) {
					write(v, scope, code);
				} else if (!v.is("number_literal", "string_literal") && !name.equals("nml")) {
					parts.expressions().read(parts.expressions().value(v, scope, code), code, v);
				}
			});
		}
	}

	/** The unit, which may be a text in memory, the format and what tells how it went. */
	private void controls(Node s, Scope scope, Code code, boolean written) {
		values(s, scope, code);
		if (!isInternal(s, scope, code)) {
			outside(s, code);
		}
		namelist(s).flatMap(n -> scope.lookup(n.name())).filter(Entity.Namelist.class::isInstance)
				.ifPresent(e -> group((Entity.Namelist) e, s, scope, code));
		s.child("unit_identifier").flatMap(u -> u.parts().stream().findFirst()).ifPresent(u -> {
			Optional<Value> object = parts.designators().object(u, scope, code);
			boolean internal = object.filter(o -> o.type() instanceof ArrayType).isPresent();
			if (internal && written) {
				write(object.get(), u, code);
			} else if (object.isPresent()) {
				parts.expressions().read(object.get(), code, u);
			}
		});
		s.child("format_identifier").flatMap(f -> f.parts().stream().findFirst())
				.filter(f -> f.is("identifier", "call_expression", "derived_type_member_expression"))
				.flatMap(f -> parts.designators().object(f, scope, code).map(v -> new Object[] { v, f }))
				.ifPresent(f -> parts.expressions().read((Value) f[0], code, (Node) f[1]));
	}

	/** The name that stands where formats do, or behind {@code nml=}. */
	private static Optional<Node> namelist(Node s) {
		return s.all("keyword_argument").stream().filter(k -> k.field("name").filter(n -> n.name().equals("nml")).isPresent())
				.flatMap(k -> k.field("value").stream()).findFirst()
				.or(() -> s.child("format_identifier").flatMap(f -> f.child("identifier")));
	}

	/** All variables of a group; which of them the input names is not known. Fortran 2018 §12.6.4.6, §13.11.3 */
	private void group(Entity.Namelist group, Node s, Scope scope, Code code) {
		SourceRange at = s.range();
		for (Node variable : group.variables()) {
			Optional<Value> object = parts.designators().variable(variable.name(), scope, at).map(d -> parts.designators().whole(d, at));
			if (object.isEmpty()) {
				code.unknown(at, FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(s)));
			} else if (s.is("read_statement")) {
				perhaps(object.get(), s, code);
			} else {
				parts.expressions().read(object.get(), code, s);
			}
		}
	}

	/** A variable for a message takes one where something goes wrong. Fortran 2018 §9.7.5, §12.11.6 */
	void message(Node variable, Scope scope, Code code) {
		parts.designators().object(variable, scope, code).ifPresent(t -> perhaps(t, variable, code));
	}

	private void perhaps(Value target, Node at, Code code) {
		Code written = code.apart();
		write(target, at, written);
		code.add(new If(Terms.any(Types.LOGICAL, List.of(), at.range()), written.block(at.range()), Optional.empty(), at.range()));
	}

	/** An object takes values that are not known. */
	private void write(Node item, Scope scope, Code code) {
		Optional<Value> target = parts.designators().object(item, scope, code);
		target.ifPresentOrElse(t -> write(t, item, code), () -> parts.expressions().read(parts.expressions().value(item, scope, code), code,
				item));
	}

	void write(Value target, Node at, Code code) {
		code.forEach(target.extents(), at.range(), (i, inner) -> {
			Expression place = target.element().apply(i);
			if (place.type() instanceof ArrayType text) {
				Expression length = text.length().orElseGet(() -> Terms.any(Types.INDEX, List.of(), at.range()));
				inner.forEach(List.of(length), at.range(), (k, each) -> each.assign(ArrayAccess.element(place, k, at.range()),
						Terms.any(IntegerType.CHAR, List.of(), at.range()), at.range()));
			} else if (parts.unit().derived(place.type()).isPresent()) {
				DerivedType type = parts.unit().derived(place.type()).get();
				type.components().values().stream().filter(c -> !c.described())
						.forEach(c -> write(c.dimensions().isEmpty()
								? Value.place(new Expression.Member(place, c.name(), c.field(), at.range()))
								: ArrayAccess.whole(new Expression.Member(place, c.name(), c.field(), at.range()), c.element(),
										c.dimensions(), at.range()),
								at, inner));
			} else {
				inner.assign(place, Terms.any(place.type(), List.of(), at.range()), at.range());
			}
		});
	}
}
