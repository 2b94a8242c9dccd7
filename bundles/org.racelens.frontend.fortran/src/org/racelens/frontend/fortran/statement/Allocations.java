package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.Members;
import org.racelens.frontend.fortran.expression.Triplet;
import org.racelens.frontend.fortran.expression.Unlowered;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.frontend.fortran.unit.Value.Whole;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Allocation;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;

/** What makes, ends and associates objects behind descriptors, whose status is memory itself. Fortran 2018 §9.7, §10.2.2 */
final class Allocations {
	private static final Set<String> NAMES = Set.of("allocate", "deallocate", "nullify");

	private final Parts parts;

	Allocations(Parts parts) {
		this.parts = parts;
	}

	static boolean has(String name) {
		return NAMES.contains(name);
	}

	/** {@code allocate(…)} and its kin, which look like calls; anything else of that form is not understood. */
	void statement(Node s, Scope scope, Code code) {
		String name = s.children().get(0).name();
		if (!NAMES.contains(name)) {
			code.unknown(s.range(), FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(s)));
			return;
		}
		for (Node argument : s.child("argument_list").map(Node::parts).orElse(List.of())) {
			if (argument.is("keyword_argument")) {
				keyword(argument, scope, code);
			} else if (name.equals("allocate")) {
				allocate(argument, sourceOf(s), scope, code);
			} else {
				end(argument, name.equals("deallocate"), scope, code);
			}
		}
	}

	private static Optional<Node> sourceOf(Node s) {
		return s.child("argument_list").stream().flatMap(l -> l.all("keyword_argument").stream())
				.filter(k -> k.field("name").filter(n -> Set.of("source", "mold").contains(n.name())).isPresent())
				.flatMap(k -> k.field("value").stream()).findFirst();
	}

	private void keyword(Node k, Scope scope, Code code) {
		String name = k.field("name").map(Node::name).orElse("");
		k.field("value").ifPresent(v -> {
			if (name.equals("errmsg")) {
				new Transfers(parts).message(v, scope, code);
			} else if (name.equals("stat")) {
				parts.designators().object(v, scope, code).ifPresent(t -> new Transfers(parts).write(t, v, code));
			} else if (name.equals("source")) {
				parts.expressions().read(parts.expressions().value(v, scope, code), code, v);
			}
		});
	}

	/** {@code allocate(dog :: a)} names the type of the objects. */
	private void allocate(Node written, Optional<Node> source, Scope scope, Code code) {
		SourceRange at = written.range();
		List<Node> named = written.parts();
		boolean typed = written.is("extent_specifier") && named.size() == 2;
		Node item = typed ? named.get(1) : written;
		boolean shaped = item.is("call_expression");
		Optional<Whole> whole = parts.designators().object(shaped ? item.children().get(0) : item, scope, code).flatMap(Value::whole);
		if (whole.flatMap(Whole::descriptor).isEmpty()) {
			code.unknown(at, FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(item)));
			return;
		}
		List<Expression> lower = new ArrayList<>();
		List<Expression> extents = new ArrayList<>();
		Expression one = Terms.number(1, at);
		for (Node n : shaped ? item.child("argument_list").map(Node::parts).orElse(List.of()) : List.<Node>of()) {
			Triplet bounds = n.is("extent_specifier") ? Triplet.of(n) : new Triplet(Optional.empty(), Optional.of(n), Optional.empty());
			Expression first = bounds.lower().map(l -> code.kept(parts.expressions().scalar(l, scope, code), at)).orElse(one);
			lower.add(first);
			extents.add(bounds.upper().map(u -> Terms.plus(Terms.minus(parts.expressions().scalar(u, scope, code), first), one))
					.orElseGet(() -> Terms.any(Types.INDEX, List.of(), at)));
		}
		if (!shaped && whole.get().descriptor().get().rank() > 0) {
			Optional<Value> like = source.map(n -> parts.expressions().value(n, scope, code));
			like.ifPresent(v -> v.extents().forEach(n -> {
				lower.add(one);
				extents.add(n);
			}));
		}
		Optional<Type> type = typed ? scope.derived(named.get(0).name()).map(DerivedType::type) : source.flatMap(n -> like(n, scope, code));
		Code made = code.apart();
		allocate(whole.get().object().orElseThrow(), whole.get().descriptor().get(), lower, extents, at, type, made);
		code.addAll(made);
		if (source.isPresent() && type.isEmpty() && new DynamicTypes(parts).isOpen(whole.get().descriptor().get().element())) {
			code.unknown(at, FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(source.get())));
			Expression data = whole.get().descriptor().get().data(whole.get().object().orElseThrow(), at);
			code.assign(data, Terms.any(data.type(), List.of(), at), at);
		}
	}

	/** The type of what an object is made like, which may be an extension of the declared one. */
	private Optional<Type> like(Node source, Scope scope, Code code) {
		Value value = parts.expressions().value(source, scope, code.apart());
		return new DynamicTypes(parts).of(source, value, scope).map(DerivedType::type);
	}

	/** Adds a new object and its bounds. */
	static void allocate(Expression object, Descriptor descriptor, List<Expression> lower, List<Expression> extents, SourceRange at,
			Code code) {
		allocate(object, descriptor, lower, extents, at, Optional.empty(), code);
	}

	/** @param type of the objects; the declared one where none is said */
	static void allocate(Expression object, Descriptor descriptor, List<Expression> lower, List<Expression> extents, SourceRange at,
			Optional<Type> type, Code code) {
		Expression count = Terms.number(1, at);
		for (int d = 0; d < descriptor.rank(); d++) {
			Dimension bounds = descriptor.dimension(object, d, at);
			Expression extent = d < extents.size() ? code.kept(Terms.converted(extents.get(d), Types.INDEX), at)
					: Terms.any(Types.INDEX, List.of(), at);
			code.assign(bounds.lower(), d < lower.size() ? lower.get(d) : Terms.any(Types.INDEX, List.of(), at), at);
			code.assign(bounds.extent().orElseThrow(), extent, at);
			if (descriptor.isStrided()) {
				code.assign(descriptor.strides(object, at).get(d), count, at);
			}
			count = Terms.times(count, extent);
		}
		Expression data = descriptor.data(object, at);
		Type element = type.orElse(descriptor.element());
		Expression made = new Allocation(element, descriptor.rank() == 0 ? Optional.empty() : Optional.of(count), Types.to(element), at);
		code.assign(data, Terms.pointer(made, data.type()), at);
	}

	private void end(Node item, boolean frees, Scope scope, Code code) {
		SourceRange at = item.range();
		Optional<Whole> whole = parts.designators().object(item, scope, code).flatMap(Value::whole);
		if (whole.flatMap(Whole::descriptor).isEmpty()) {
			code.unknown(at, FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(item)));
			return;
		}
		Expression data = whole.get().descriptor().get().data(whole.get().object().orElseThrow(), at);
		if (frees) {
			Value object = parts.designators().object(item, scope, code).orElseThrow();
			parts.calls().finish(object, at, scope, code);
			if (Members.hold(parts.unit(), object.type())) {
				code.forEach(object.extents(), at, (i, inner) -> new DerivedCopies(parts, at).release(object.element().apply(i), inner));
			}
			code.evaluate(new Call("free", Optional.empty(), List.of(data), VoidType.VOID, at));
		}
		code.assign(data, Terms.pointer(Terms.number(0, at), data.type()), at);
	}
}
