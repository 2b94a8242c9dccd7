package org.racelens.race.explore;

import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Operator;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;

/** What a location holds when a number was stored: the number as its type has it. Terms are exact, the memory is not. */
final class StoredValue {
	private final Terms terms;

	StoredValue(Terms terms) {
		this.terms = terms;
	}

	/** The expression for what an access stores. */
	Expression of(IntExpr value, Item.Access access) throws NotFollowedException {
		Optional<Long> number = Ints.constant(value);
		if (number.filter(n -> n >= 0 && n <= Byte.MAX_VALUE).isPresent()) {
			return Expression.of(number.get());
		}
		IntegerType type = type(access).orElseThrow(() -> new NotFollowedException("a number of a type that is not known"));
		Expression exact = terms.of(value).orElseThrow(() -> new NotFollowedException("a value that is not known"));
		if (type.bits() < Long.SIZE) {
			return wrapped(exact, type);
		}
		if (!type.signed() && isPerhapsNegative(value)) {
			throw new NotFollowedException("a number that may wrap at 64 bits");
		}
		return exact;
	}

	private static Optional<IntegerType> type(Item.Access access) {
		Type type = access.place().object().element();
		while (type instanceof ArrayType array) {
			type = array.element();
		}
		boolean fits = type instanceof IntegerType i && !i.bool() && Ints.isConstant(access.size(), i.bits() / Byte.SIZE);
		return fits ? Optional.of((IntegerType) type) : Optional.empty();
	}

	private static Expression wrapped(Expression exact, IntegerType type) {
		long half = type.signed() ? 1L << type.bits() - 1 : 0;
		return exact.with(Operator.ADD, half).with(Operator.BIT_AND, (1L << type.bits()) - 1).with(Operator.SUBTRACT, half);
	}

	private static boolean isPerhapsNegative(IntExpr value) {
		return Ints.constantPart(value) < 0 || Ints.terms(value).values().stream().anyMatch(factor -> factor < 0);
	}
}
