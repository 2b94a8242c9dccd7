package org.racelens.frontend.fortran.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.ArrayAccess;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Signature;
import org.racelens.frontend.fortran.unit.Signature.Dummy;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** How actual arguments reach dummy arguments. Fortran 2018 §15.5.2 */
final class Passing {
	private static final Set<String> RUNTIME = Set.of("omp_", "mpi_");

	private final Parts parts;
	private final Signature signature;
	private final SourceRange at;
	/** the extents that follow all arguments */
	private final List<Expression> extents = new ArrayList<>();
	/** what is written back when the procedure has returned */
	private final List<Runnable> returned = new ArrayList<>();

	Passing(Parts parts, Signature signature, SourceRange at) {
		this.parts = parts;
		this.signature = signature;
		this.at = at;
	}

	/** The name by which the linker knows an external procedure, as compilers form it; the runtime's routines have C's names. */
	static String symbol(String name) {
		return RUNTIME.stream().anyMatch(name::startsWith) ? name : name + "_";
	}

	/** The arguments of a procedure without an interface: addresses of objects, or of values. */
	static List<Expression> addresses(Parts parts, Arguments arguments, Scope scope, Code code) {
		return arguments.all().stream().map(a -> {
			Value value = parts.expressions().value(a, scope, code);
			return address(value, a.range(), scope, code);
		}).toList();
	}

	/** The address of an object, or of a new one with the value. */
	private static Expression address(Value value, SourceRange at, Scope scope, Code code) {
		boolean counts = !value.isArray() && value.scalar() instanceof Expression.VariableReference v
				&& scope.loop().filter(l -> l.isCountedBy(v.variable())).isPresent();
		if (value.whole().isPresent() && !counts) {
			Expression start = value.whole().get().start();
			return new AddressOf(start, Types.to(start.type()), at);
		}
		if (value.isArray()) {
			return copy(value, at, code).start();
		}
		Expression e = value.scalar();
		Variable made = code.local("argument", e.type(), Optional.of(e), at);
		return new AddressOf(Terms.use(made, at), Types.to(e.type()), at);
	}

	/** A copy of an array whose elements are no neighbours in memory. */
	private record Copy(Expression start, Value array) {
	}

	private static Copy copy(Value value, SourceRange at, Code code) {
		List<Dimension> dimensions = value.extents().stream()
				.map(n -> new Dimension(Terms.number(1, at), Optional.of(code.kept(n, at)))).toList();
		Variable made = code.local("copy", ArrayAccess.array(value.type(), dimensions), Optional.empty(), at);
		Value copy = ArrayAccess.whole(Terms.use(made, at), value.type(), dimensions, at);
		code.forEach(copy.extents(), at, (i, inner) -> inner.assign(copy.element().apply(i), value.element().apply(i), at));
		Expression start = copy.whole().orElseThrow().start();
		return new Copy(new AddressOf(start, Types.to(start.type()), at), copy);
	}

	/** A reference to a function. Of an array-valued one the values are not followed. */
	Value function(Arguments arguments, Optional<Value> object, Scope scope, Code code) {
		List<Value> values = new ArrayList<>();
		List<Expression> lists = new ArrayList<>();
		boolean elemental = signature.isElemental();
		for (int i = 0; i < signature.dummies().size(); i++) {
			values.add(argument(i, arguments, object, scope, code));
		}
		Type type = signature.result().orElse(VoidType.VOID);
		List<Expression> shape = values.stream().filter(v -> v != null && v.isArray()).map(Value::extents).findFirst().orElse(List.of());
		if (elemental && !shape.isEmpty()) {
			return new Value(type, shape, indices -> {
				List<Expression> each = new ArrayList<>();
				for (int i = 0; i < values.size(); i++) {
					Value v = values.get(i);
					each.add(v == null ? absent(signature.dummies().get(i)) : elementOf(v, indices, signature.dummies().get(i)));
				}
				return call(each, type);
			}, Optional.empty());
		}
		for (int i = 0; i < values.size(); i++) {
			lists.add(passed(values.get(i), signature.dummies().get(i), scope, code));
		}
		Expression call = call(lists, type);
		if (signature.rank() == 0) {
			return Value.of(call);
		}
		code.evaluate(call);
		List<Expression> unknown = new ArrayList<>();
		for (int d = 0; d < signature.rank(); d++) {
			unknown.add(Terms.any(Types.INDEX, List.of(), at));
		}
		return new Value(type, unknown, i -> Terms.any(type, List.of(), at), Optional.empty());
	}

	private static Expression elementOf(Value value, List<Expression> indices, Dummy dummy) {
		Expression e = value.isArray() ? value.element().apply(indices) : value.scalar();
		boolean place = e instanceof Expression.Subscript || e instanceof Expression.VariableReference || e instanceof Expression.Member
				|| e instanceof Expression.Dereference;
		return dummy.passing() == Dummy.Passing.VALUE ? e
				: place ? new AddressOf(e, Types.to(e.type()), e.range())
						: new Expression.Unmodelled(Unit.expressionGap(e.range(),
								FortranSentence.FORTRAN_ARGUMENT_X_IS_NOT_CONTIGUOUS.of(dummy.name())), List.of(e), Types.to(e.type()),
								e.range());
	}

	/** A call of a subroutine. */
	void subroutine(Arguments arguments, Scope scope, Code code) {
		Value value = function(arguments, Optional.empty(), scope, code);
		if (value.isArray() && signature.isElemental()) {
			code.forEach(value.extents(), at, (i, inner) -> inner.evaluate(value.element().apply(i)));
		} else if (!value.isArray()) {
			code.evaluate(value.scalar());
		}
		returned.forEach(Runnable::run);
	}

	private Expression call(List<Expression> arguments, Type type) {
		List<Expression> all = new ArrayList<>(arguments);
		all.addAll(extents);
		signature.hosted().forEach(v -> all.add(v.isReference() ? Terms.use(v, at)
				: new AddressOf(Terms.use(v, at), Types.to(v.type()), at)));
		return new Call(signature.callee(), Optional.empty(), all, type, at);
	}

	/** What reaches a dummy argument; null where it is absent. */
	private Value argument(int index, Arguments arguments, Optional<Value> object, Scope scope, Code code) {
		Dummy dummy = signature.dummies().get(index);
		if (object.isPresent() && index == 0) {
			return object.get();
		}
		Optional<Node> written = arguments.at(object.isPresent() ? index - 1 : index, dummy.name());
		return written.map(n -> dummy.passing() == Dummy.Passing.PROCEDURE ? Value.of(absent(dummy))
				: parts.expressions().value(n, scope, code)).orElse(null);
	}

	private Expression absent(Dummy dummy) {
		return Terms.pointer(Terms.number(0, at), Types.to(dummy.element()));
	}

	private Expression passed(Value value, Dummy dummy, Scope scope, Code code) {
		if (value == null || dummy.passing() == Dummy.Passing.PROCEDURE) {
			if (dummy.passing() == Dummy.Passing.SHAPED) {
				for (int d = 0; d < dummy.rank(); d++) {
					extents.add(Terms.number(0, at));
				}
			}
			return absent(dummy);
		}
		return switch (dummy.passing()) {
			case VALUE -> Terms.converted(value.scalar(), dummy.element());
			case DESCRIPTOR -> value.whole().filter(w -> w.descriptor().isPresent()).flatMap(Value.Whole::object)
					.<Expression>map(o -> new AddressOf(o, Types.to(o.type()), at)).orElseGet(() -> notContiguous(dummy));
			case SHAPED -> shaped(value, dummy, scope, code);
			case ADDRESS, PROCEDURE -> Terms.pointer(plain(value, dummy, scope, code), Types.to(dummy.element()));
		};
	}

	private Expression shaped(Value value, Dummy dummy, Scope scope, Code code) {
		value.extents().forEach(n -> extents.add(Terms.converted(n, Types.INDEX)));
		if (value.whole().isEmpty() && isPlace(value)) {
			return notContiguous(dummy);
		}
		return Terms.pointer(address(value, at, scope, code), Types.to(dummy.element()));
	}

	/** A section that is no object of its own is copied there and, unless it is only read, back. */
	private Expression plain(Value value, Dummy dummy, Scope scope, Code code) {
		if (value.whole().isEmpty() && value.isArray() && dummy.rank() > 0) {
			Copy copy = copy(value, at, code);
			if (isPlace(value) && !dummy.attributes().contains("in")) {
				returned.add(() -> code.forEach(copy.array().extents(), at,
						(i, inner) -> inner.assign(value.element().apply(i), copy.array().element().apply(i), at)));
			}
			return copy.start();
		}
		return address(value, at, scope, code);
	}

	private boolean isPlace(Value value) {
		List<Expression> zeros = value.extents().stream().<Expression>map(n -> Terms.number(0, at)).toList();
		return value.element().apply(zeros) instanceof Expression.Subscript;
	}

	private Expression notContiguous(Dummy dummy) {
		return new Expression.Unmodelled(
				Unit.expressionGap(at, FortranSentence.FORTRAN_ARGUMENT_X_IS_NOT_CONTIGUOUS.of(dummy.name())), List.of(),
				Types.to(dummy.element()), at);
	}
}
