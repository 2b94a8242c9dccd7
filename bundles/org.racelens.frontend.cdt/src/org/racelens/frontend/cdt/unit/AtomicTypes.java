package org.racelens.frontend.cdt.unit;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.AtomicOperation;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.AtomicType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.SourceRange;

/**
 * C's {@code _Atomic} objects: what reads or writes one is the call of an atomic operation, sequentially consistent, and functions that are
 * given its address find it as it is. C11 §6.2.6.1 p9, §6.5.2.4, §6.5.16.2
 */
public final class AtomicTypes {
	private AtomicTypes() {
	}

	/** An access as it is, or the load that it is where it names an atomic object. */
	public static Expression access(Expression e) {
		if (!(e.type() instanceof AtomicType t) || e instanceof Unmodelled) {
			return e;
		}
		SourceRange range = e.range();
		if (t.value() instanceof RecordType || t.value() instanceof ArrayType || !Addresses.isObject(e)) {
			return new Unmodelled(Unit.expressionGap(range, Unlowered.ATOMIC_ACCESS_TO_STRUCTURE_IS_NOT_MODELLED.of()), List.of(),
					t.value(), range);
		}
		return call(AtomicOperation.LOAD, List.of(Addresses.of(e, range)), t.value(), range);
	}

	/** The address of the atomic object that an expression has read, so that it is written or named instead. */
	static Optional<Expression> object(Expression e) {
		return e instanceof Call c && c.callee().equals(AtomicOperation.LOAD) && c.arguments().get(0).type() instanceof PointerType p
				&& p.pointee() instanceof AtomicType ? Optional.of(c.arguments().get(0)) : Optional.empty();
	}

	/** {@code x = v}. */
	public static Optional<Expression> stored(Expression target, Expression value, SourceRange range) {
		return object(target).map(o -> call(AtomicOperation.STORE, List.of(o, value), target.type(), range));
	}

	/** {@code x op= v}, {@code ++x}; what is not one of the operations that processors have is not followed. */
	public static Optional<Expression> updated(Operator operator, Expression target, Expression value, SourceRange range) {
		return object(target).map(o -> named(operator).filter(n -> target.type() instanceof IntegerType)
				.<Expression>map(n -> call("__atomic_" + n + "_fetch", List.of(o, value), target.type(), range))
				.orElseGet(
						() -> new Unmodelled(Unit.expressionGap(range, Unlowered.THIS_ATOMIC_UPDATE_IS_NOT_MODELLED.of()),
								List.of(value), target.type(),
								range)));
	}

	/** {@code x++}. */
	public static Optional<Expression> fetched(Operator operator, Expression target, SourceRange range) {
		Expression one = new IntegerLiteral(1, IntegerType.INT, range);
		return object(target).map(o -> named(operator).filter(n -> target.type() instanceof IntegerType)
				.<Expression>map(n -> call("__atomic_fetch_" + n, List.of(o, one), target.type(), range))
				.orElseGet(() -> new Unmodelled(Unit.expressionGap(range, Unlowered.THIS_ATOMIC_UPDATE_IS_NOT_MODELLED.of()),
						List.of(), target.type(),
						range)));
	}

	private static Optional<String> named(Operator operator) {
		return switch (operator) {
			case ADD -> Optional.of("add");
			case SUBTRACT -> Optional.of("sub");
			case BIT_AND -> Optional.of("and");
			case BIT_OR -> Optional.of("or");
			case BIT_XOR -> Optional.of("xor");
			case MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL, NOT_EQUAL ->
				Optional.empty();
		};
	}

	private static Call call(String function, List<Expression> arguments, Type result, SourceRange range) {
		return new Call(function, Optional.empty(), arguments, result, range);
	}

	/** What an atomic operation yields that no declaration tells of. */
	public static Optional<Type> result(String function, List<Expression> arguments) {
		Optional<Type> object = arguments.stream().findFirst().map(Expression::type).filter(PointerType.class::isInstance)
				.map(t -> ((PointerType) t).pointee()).map(t -> t instanceof AtomicType a ? a.value() : t);
		return AtomicOperation.named(function).flatMap(o -> switch (o.kind()) {
			case LOAD, STORE, FETCH, UPDATE, FETCH_COMPARING -> object;
			case COMPARE, COMPARE_WEAK, COMPARE_VALUE, TEST_AND_SET -> Optional.of(IntegerType.BOOL);
			case CLEAR, RESET, FENCE, SIGNAL_FENCE -> Optional.of(Type.VoidType.VOID);
		});
	}
}
