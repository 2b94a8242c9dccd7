package org.racelens.frontend.fortran.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.expression.Association;
import org.racelens.frontend.fortran.expression.Members;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.unit.AssumedLength;
import org.racelens.frontend.fortran.unit.AssumedRank;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Scope.Procedure.Shapes;
import org.racelens.frontend.fortran.unit.Signature;
import org.racelens.frontend.fortran.unit.Signature.Dummy;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.frontend.fortran.unit.Value.Whole;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** How actual arguments reach dummy arguments. Fortran 2018 §15.5.2 */
final class Passing {
	private final Parts parts;
	private Signature signature;
	private final SourceRange at;
	/** the extents that follow all arguments */
	private final List<Expression> extents = new ArrayList<>();
	private Optional<Variable> pointer = Optional.empty();
	/** what is written back when the procedure has returned */
	private final List<Runnable> returned = new ArrayList<>();

	Passing(Parts parts, Signature signature, SourceRange at) {
		this.parts = parts;
		this.signature = signature;
		this.at = at;
	}

	/** The procedure is the one that a pointer leads to. */
	Passing through(Optional<Variable> variable) {
		pointer = variable;
		return this;
	}

	/** What reaches the dummy arguments; null for one that is absent. */
	List<Value> values(Arguments arguments, Scope scope, Code code) {
		List<Value> values = new ArrayList<>();
		for (int i = 0; i < signature.dummies().size(); i++) {
			values.add(argument(signature.dummies().get(i), i, arguments, scope, code));
		}
		return values;
	}

	/** @param place of the dummy argument that takes the object */
	List<Value> values(Arguments arguments, Value object, int place, Scope scope, Code code) {
		List<Value> values = new ArrayList<>();
		for (int i = 0; i < signature.dummies().size(); i++) {
			values.add(i == place ? object : argument(signature.dummies().get(i), i < place ? i : i - 1, arguments, scope, code));
		}
		return values;
	}

	/** A reference to a function. Of an array-valued one the values are not followed. */
	Value function(List<Value> values, Scope scope, Code code) {
		if (isStrided(values)) {
			signature = parts.procedures().strided(signature).orElse(signature);
		} else if (isOfValues(values, scope)) {
			signature = parts.procedures().valued(signature).orElse(signature);
		}
		Type type = signature.result().orElse(VoidType.VOID);
		boolean finalised = type instanceof Type.RecordType r && parts.calls().isFinalised(Value.of(Terms.any(r, List.of(), at)));
		List<Expression> shape = values.stream().filter(v -> v != null && v.isArray()).map(Value::extents).findFirst().orElse(List.of());
		boolean elemental = signature.isElemental() && !shape.isEmpty();
		if (finalised && (elemental || signature.rank() > 0)) {
			code.unknown(at, FortranSentence.FORTRAN_FINAL_SUBROUTINE_OF_X_IS_NOT_FOLLOWED.of(signature.callee()));
		}
		if (elemental) {
			IntStream.range(0, values.size()).forEach(i -> length(values.get(i), signature.dummies().get(i)));
			return new Value(type, shape, indices -> {
				List<Expression> each = new ArrayList<>();
				for (int i = 0; i < values.size(); i++) {
					Value v = values.get(i);
					each.add(v == null ? absent(signature.dummies().get(i)) : Addresses.ofElement(v, indices, signature.dummies().get(i)));
				}
				return call(each, type);
			}, Optional.empty());
		}
		List<Expression> passed = new ArrayList<>();
		for (int i = 0; i < values.size(); i++) {
			passed.add(passed(values.get(i), signature.dummies().get(i), scope, code));
			length(values.get(i), signature.dummies().get(i));
		}
		if (signature.described().isPresent()) {
			return descriptor(passed, code);
		}
		Expression call = call(passed, type);
		if (signature.rank() == 0) {
			Expression result = afterwards(call, type, code);
			return Value.of(finalised ? ended(result, scope, code) : result);
		}
		code.evaluate(call);
		returned.forEach(Runnable::run);
		List<Expression> unknown = new ArrayList<>();
		for (int d = 0; d < signature.rank(); d++) {
			unknown.add(Terms.any(Types.INDEX, List.of(), at));
		}
		return new Value(type, unknown, i -> Terms.any(type, List.of(), at), Optional.empty());
	}

	/**
	 * The result of a function ends when it has been used; the final subroutine has an object of its own here, as values are read later.
	 */
	private Expression ended(Expression call, Scope scope, Code code) {
		Expression result = Terms.use(code.local("result", call.type(), Optional.of(call), at), at);
		Expression end = Terms.use(code.local("ended", call.type(), Optional.of(result), at), at);
		parts.calls().finish(Value.place(end), at, scope, code);
		return result;
	}

	/** The result of a function, which is called once however often its value is used. */
	private Expression afterwards(Expression call, Type type, Code code) {
		boolean pure = signature.attributes().contains("pure") || signature.isElemental();
		if (type.equals(VoidType.VOID) || pure && returned.isEmpty()) {
			return call;
		}
		Expression result = Terms.use(code.local("result", type, Optional.of(call), at), at);
		returned.forEach(Runnable::run);
		return result;
	}

	/** The object that the descriptor leads to which a function yields. */
	private Value descriptor(List<Expression> arguments, Code code) {
		Descriptor d = signature.described().orElseThrow();
		Variable made = code.local("result", d.type(), Optional.of(call(arguments, d.type())), at);
		returned.forEach(Runnable::run);
		List<Dimension> dimensions = Stream.generate(() -> new Dimension(Terms.number(1, at), Optional.empty())).limit(d.rank()).toList();
		return parts.designators().whole(new Data(made, Data.Form.DESCRIPTOR, d.element(), dimensions), at);
	}

	private void length(Value value, Dummy dummy) {
		AssumedLength.passed(Optional.ofNullable(value), dummy, at).ifPresent(extents::add);
	}

	/** Whether something is passed to a dummy of assumed shape that is not contiguous. */
	private boolean isStrided(List<Value> values) {
		return IntStream.range(0, values.size()).anyMatch(i -> signature.dummies().get(i).passing() == Dummy.Passing.SHAPED
				&& !isContiguous(signature.dummies().get(i)) && values.get(i) != null && values.get(i).whole().isPresent()
				&& values.get(i).contiguous().isEmpty());
	}

	/** Whether numbers that the procedure only reads are values that no one can change before the procedure has read them. */
	private boolean isOfValues(List<Value> values, Scope scope) {
		List<Integer> numbers = IntStream.range(0, values.size()).filter(i -> signature.dummies().get(i).isNumber()).boxed().toList();
		return !numbers.isEmpty() && numbers.stream().map(values::get).allMatch(
				v -> v != null && !v.isArray() && (!Members.isPlace(v.scalar()) || isPassedAsValue(v.scalar(), scope)));
	}

	/** Whether it is an argument of the procedure around that it only reads, and of which it has got nothing but the value. */
	private boolean isPassedAsValue(Expression e, Scope scope) {
		return scope.procedure().shapes() == Shapes.VALUES && e instanceof Expression.VariableReference r
				&& r.variable().storage() == Variable.Storage.PARAMETER
				&& parts.procedures().signature(scope.procedure().key()).stream().flatMap(s -> s.dummies().stream())
						.anyMatch(d -> d.isNumber() && d.passing() == Dummy.Passing.VALUE && d.name().equals(r.variable().name()));
	}

	/** A call of a subroutine. */
	void subroutine(List<Value> values, Scope scope, Code code) {
		Value value = function(values, scope, code);
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
		signature.hosted().forEach(v -> all.add(v.isReference() || v.type() instanceof Type.PointerType ? Terms.use(v, at)
				: new AddressOf(Terms.use(v, at), Types.to(v.type()), at)));
		Call call = new Call(pointer.isPresent() ? "" : signature.callee(), pointer.map(v -> Terms.use(v, at)), all, type, at);
		if (pointer.isEmpty() && signature.attributes().contains(Signature.BOUND)) {
			parts.unit().links().calls(call);
		}
		return call;
	}

	private Value argument(Dummy dummy, int index, Arguments arguments, Scope scope, Code code) {
		return arguments.at(index, dummy.name())
				.map(n -> dummy.passing() == Dummy.Passing.PROCEDURE ? Value.of(parts.calls().designated(n, scope))
						: parts.expressions().value(n, scope, code))
				.orElse(null);
	}

	private Expression absent(Dummy dummy) {
		return Terms.pointer(Terms.number(0, at), Types.to(dummy.element()));
	}

	private Expression passed(Value value, Dummy dummy, Scope scope, Code code) {
		if (value != null && dummy.passing() == Dummy.Passing.PROCEDURE) {
			return value.scalar();
		}
		if (value == null) {
			int hidden = dummy.passing() == Dummy.Passing.SHAPED ? dummy.rank()
					: dummy.passing() == Dummy.Passing.STRIDED ? 2 * dummy.rank() : 0;
			IntStream.range(0, hidden).forEach(d -> extents.add(Terms.number(0, at)));
			return absent(dummy);
		}
		return switch (dummy.passing()) {
			case VALUE -> Terms.converted(value.scalar(), dummy.element());
			case DESCRIPTOR -> {
				renewed(value, dummy, scope, code);
				yield described(value, dummy, code);
			}
			case SHAPED, STRIDED -> shaped(value, dummy, scope, code);
			case UNKNOWN -> Terms.pointer(unknown(value, scope, code), Types.to(VoidType.VOID));
			case ADDRESS, PROCEDURE -> Terms.pointer(plain(value, dummy, scope, code), Types.to(dummy.element()));
		};
	}

	private Expression shaped(Value value, Dummy dummy, Scope scope, Code code) {
		extents.addAll(AssumedRank.passed(value, dummy, at));
		if (dummy.passing() == Dummy.Passing.STRIDED && value.whole().isPresent() && !isContiguous(dummy)) {
			Whole whole = value.whole().get();
			whole.spacing().forEach(n -> extents.add(Terms.converted(n, Types.INDEX)));
			return Terms.pointer(new AddressOf(whole.start(), Types.to(whole.start().type()), at), Types.to(dummy.element()));
		}
		if (value.whole().isPresent() && value.contiguous().isEmpty() && !isContiguous(dummy)) {
			return notContiguous(dummy);
		}
		Expression start = plain(value, dummy, scope, code);
		if (dummy.passing() == Dummy.Passing.STRIDED) {
			List<Dimension> dimensions = value.extents().stream().map(n -> new Dimension(n, Optional.of(n))).toList();
			new Whole(start, dimensions, Optional.empty()).spacing().forEach(n -> extents.add(Terms.converted(n, Types.INDEX)));
		}
		return Terms.pointer(start, Types.to(dummy.element()));
	}

	private static boolean isContiguous(Dummy dummy) {
		return dummy.attributes().contains("contiguous");
	}

	/** A section that is not contiguous is copied there and, unless it is only read, back. */
	private Expression plain(Value value, Dummy dummy, Scope scope, Code code) {
		if (value.isArray() && value.contiguous().isEmpty() && dummy.rank() > 0) {
			SectionCopy copy = SectionCopy.of(value, SectionCopy.Intent.of(dummy), at, code);
			returned.add(() -> copy.back(code));
			return copy.start();
		}
		return Addresses.of(value, at, scope, code);
	}

	/** The address of an object, or of what leads to it. */
	private Expression unknown(Value value, Scope scope, Code code) {
		Optional<Expression> descriptor = value.whole().filter(w -> w.descriptor().isPresent()).flatMap(Whole::object);
		if (descriptor.isPresent()) {
			return new AddressOf(descriptor.get(), Types.to(descriptor.get().type()), at);
		}
		if (value.isArray() && value.contiguous().isEmpty()) {
			SectionCopy copy = SectionCopy.of(value, SectionCopy.Intent.ANY, at, code);
			returned.add(() -> copy.back(code));
			return copy.start();
		}
		return Addresses.of(value, at, scope, code);
	}

	/** An allocatable object ends where it is only written. Fortran 2018 §9.7.3.2 */
	private void renewed(Value value, Dummy dummy, Scope scope, Code code) {
		boolean ends = dummy.attributes().contains("out") && dummy.attributes().contains("allocatable");
		if (ends && value.whole().flatMap(Whole::descriptor).isPresent()) {
			parts.statements().renew(value, at, scope, code);
		}
	}

	/** The descriptor of a pointer or an allocatable object; of a target a new one, which a pointer is associated with. */
	private Expression described(Value value, Dummy dummy, Code code) {
		Optional<Whole> whole = value.whole();
		Descriptor needed = dummy.attributes().contains("pointer") ? parts.unit().pointer(dummy.element(), dummy.rank())
				: new Descriptor(dummy.element(), dummy.rank());
		boolean same = whole.flatMap(Whole::descriptor).filter(d -> d.equals(needed) || !needed.isPointer()).isPresent();
		if (same) {
			Expression object = whole.get().object().orElseThrow();
			return new AddressOf(object, Types.to(object.type()), at);
		}
		Optional<Association> made = whole.map(w -> Association.of(w, at)).filter(a -> needed.isPointer() && a.fits(needed));
		if (made.isEmpty()) {
			return notContiguous(dummy);
		}
		Expression object = Terms.use(code.local("pointer", parts.unit().described(needed), Optional.empty(), at), at);
		made.get().assign(needed, object, code, at);
		return new AddressOf(object, Types.to(object.type()), at);
	}

	private Expression notContiguous(Dummy dummy) {
		return new Expression.Unmodelled(
				Unit.expressionGap(at, FortranSentence.FORTRAN_ARGUMENT_X_IS_NOT_CONTIGUOUS.of(dummy.name())), List.of(),
				Types.to(dummy.element()), at);
	}
}
