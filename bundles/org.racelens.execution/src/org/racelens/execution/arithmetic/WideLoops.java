package org.racelens.execution.arithmetic;

import java.math.BigInteger;
import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Operator;

/**
 * How long loops run over unsigned numbers of 64 bits that are told by their residues ({@link Residues}).
 */
public final class WideLoops {
	private final Arithmetic arithmetic;

	public WideLoops(Arithmetic arithmetic) {
		this.arithmetic = arithmetic;
	}

	/** Which trips a loop has, and how many. */
	public record Trips(BoolExpr exist, Optional<IntExpr> count) {
	}

	/**
	 * The trips of a loop in canonical form, which never wraps: its number of iterations is computed before it starts. OpenMP 5.2 §4.4.1
	 */
	public Trips trips(Operator relation, IntExpr first, IntExpr last, IntExpr step, Symbol trip) {
		boolean up = isUp(relation) || relation == Operator.NOT_EQUAL && step instanceof Constant s && s.value() > 0;
		boolean inclusive = relation == Operator.LESS_EQUAL || relation == Operator.GREATER_EQUAL;
		IntExpr size = up ? step : Ints.negate(step);
		BoolExpr stepped = Bools.and(Bools.lessEqual(Ints.ZERO, trip), Bools.less(Ints.ZERO, size));
		IntExpr passed = Ints.multiply(size, trip);
		Optional<BigInteger> distance = distance(relation, first, last, up);
		if (distance.isPresent()) {
			Optional<IntExpr> count = size instanceof Constant s && s.value() > 0
					? count(distance.get(), inclusive, s.value())
					: Optional.empty();
			return new Trips(Bools.and(stepped, isBelow(passed, distance.get(), inclusive)), count);
		}
		IntExpr apart = up ? Residues.difference(last, first) : Residues.difference(first, last);
		if (relation == Operator.NOT_EQUAL && apart instanceof Constant c) {
			return new Trips(Bools.and(stepped, isBelow(passed, Residues.number(c), inclusive)), Optional.empty());
		}
		Optional<
				BoolExpr> entered = relation == Operator.NOT_EQUAL ? Optional.empty() : arithmetic.far().compared(relation, first, last);
		IntExpr limit = entered.isEmpty() || Residues.isFar(apart) ? arithmetic.far().lost(apart) : apart;
		BoolExpr below = inclusive ? Bools.lessEqual(passed, limit) : Bools.less(passed, limit);
		return new Trips(Bools.and(stepped, entered.orElse(Bools.TRUE), below), Optional.empty());
	}

	static boolean isUp(Operator relation) {
		return relation == Operator.LESS || relation == Operator.LESS_EQUAL;
	}

	/**
	 * How far the first number is from the last one, in the direction of the steps; nothing where that depends on unknown numbers. Below
	 * zero where the loop is not entered.
	 *
	 * @param up whether the loop counts up
	 */
	static Optional<BigInteger> distance(Operator relation, IntExpr first, IntExpr last, boolean up) {
		if (!(first instanceof Constant a) || !(last instanceof Constant b)) {
			return Optional.empty();
		}
		BigInteger distance = Residues.number(b).subtract(Residues.number(a)).multiply(BigInteger.valueOf(up ? 1 : -1));
		return Optional.of(relation == Operator.NOT_EQUAL ? distance.mod(Residues.MODULUS) : distance);
	}

	/** {@code term < limit}, or {@code <=}, for a term that is not negative. */
	static BoolExpr isBelow(IntExpr term, BigInteger limit, boolean inclusive) {
		BigInteger most = inclusive ? limit : limit.subtract(BigInteger.ONE);
		if (most.signum() < 0) {
			return Bools.FALSE;
		}
		if (most.bitLength() < 62) {
			return Bools.lessEqual(term, Ints.of(most.longValueExact()));
		}
		IntExpr eighth = Ints.quotient(term, Ints.of(8));
		IntExpr mostEighth = Ints.of(most.shiftRight(3).longValueExact());
		IntExpr rest = Ints.of(most.and(BigInteger.valueOf(7)).longValueExact());
		return Bools.or(Bools.less(eighth, mostEighth),
				Bools.and(Bools.equal(eighth, mostEighth), Bools.lessEqual(Ints.modulus(term, Ints.of(8)), rest)));
	}

	/** The number of trips, where it can be counted. */
	private static Optional<IntExpr> count(BigInteger limit, boolean inclusive, long step) {
		BigInteger distance = (inclusive ? limit.add(BigInteger.ONE) : limit).max(BigInteger.ZERO);
		BigInteger s = BigInteger.valueOf(step).abs();
		BigInteger trips = distance.add(s).subtract(BigInteger.ONE).divide(s);
		return trips.bitLength() < 62 ? Optional.of(Ints.of(trips.longValueExact())) : Optional.empty();
	}

	/** Whether the loop ends before its variable wraps: the number after the last one is one of the type's, too. */
	static boolean ends(Operator relation, Constant last, long step) {
		BigInteger bound = Residues.number(last);
		BigInteger s = BigInteger.valueOf(step);
		return switch (relation) {
			case LESS -> bound.add(s).compareTo(Residues.MODULUS) <= 0;
			case LESS_EQUAL -> bound.add(s).compareTo(Residues.MODULUS) < 0;
			case GREATER -> bound.add(s).compareTo(BigInteger.ONE.negate()) >= 0;
			case GREATER_EQUAL -> bound.add(s).signum() >= 0;
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, EQUAL, NOT_EQUAL ->
				Math.abs(step) == 1;
		};
	}
}
