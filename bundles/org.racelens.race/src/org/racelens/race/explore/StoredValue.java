package org.racelens.race.explore;

import java.util.Optional;
import org.racelens.execution.region.OrderMark;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Operator;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type.IntegerType;

/** What a location holds when a number was stored: the number as its type has it. Terms are exact, the memory is not. */
final class StoredValue {
	private final Terms terms;

	StoredValue(Terms terms) {
		this.terms = terms;
	}

	/** The expression for what a thread stores. */
	Expression of(OrderMark.Write write, Bindings thread) throws NotFollowedException {
		IntExpr value = thread.apply(write.value());
		long most = write.type().filter(IntegerType::bool).isPresent() ? 1 : Byte.MAX_VALUE;
		Optional<Long> number = Ints.constant(value).filter(n -> n >= 0 && n <= most);
		if (number.isPresent()) {
			return Expression.of(number.get());
		}
		if (write.type().isEmpty()) {
			return pointer(value, write.value());
		}
		IntegerType type = write.type().get();
		Expression exact = terms.of(value).orElseThrow(() -> new NotFollowedException("a value that is not known: " + value));
		if (type.bool()) {
			return exact.with(Operator.NOT_EQUAL, 0);
		}
		if (type.bits() < Long.SIZE) {
			return wrapped(exact, type);
		}
		if (!type.signed() && isPerhapsNegative(value)) {
			throw new NotFollowedException("a number that may wrap at 64 bits");
		}
		return exact;
	}

	/** An address that is stored, or what has been read, as it is. */
	private Expression pointer(IntExpr value, IntExpr named) throws NotFollowedException {
		boolean isAddress = Ints.constant(value).filter(Addresses::isAddress).isPresent() && Ints.constant(named).isEmpty();
		return Optional.of(value).filter(v -> isAddress || terms.isRegister(v)).flatMap(terms::of)
				.orElseThrow(() -> new NotFollowedException("a number of a type that is not known"));
	}

	private static Expression wrapped(Expression exact, IntegerType type) {
		long half = type.signed() ? 1L << type.bits() - 1 : 0;
		return exact.with(Operator.ADD, half).with(Operator.BIT_AND, (1L << type.bits()) - 1).with(Operator.SUBTRACT, half);
	}

	private static boolean isPerhapsNegative(IntExpr value) {
		return Ints.constantPart(value) < 0 || Ints.terms(value).values().stream().anyMatch(factor -> factor < 0);
	}
}
