package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.arithmetic.WideLoops;
import org.racelens.execution.machine.Machine;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Operator;

/** The trips of loops over unsigned numbers of 64 bits are those that the numbers themselves have, past 2^63 too. OpenMP 5.2 §4.4.1 */
class WideLoopsTest {
	private static final Symbol TRIP = Symbol.of(Name.of("k"), Symbol.Role.TRIP);
	private static final BigInteger MODULUS = BigInteger.ONE.shiftLeft(64);
	/** the numbers' bits: small ones, and around 2^63 and below 2^64 */
	private static final List<
			Long> NUMBERS = List.of(0L, 1L, 2L, 7L, Long.MAX_VALUE - 1, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 5,
					-9L, -2L, -1L);
	private static final BigInteger LARGEST = BigInteger.valueOf(Long.MAX_VALUE);

	@Test
	void betweenKnownNumbersEachTripIsOneOfTheLoop() {
		WideLoops loops = new WideLoops(Machines.arithmetic(Machines.of("")));
		int counted = 0;
		for (Operator relation : List.of(Operator.LESS, Operator.LESS_EQUAL, Operator.GREATER, Operator.GREATER_EQUAL,
				Operator.NOT_EQUAL)) {
			for (long step : List.of(1L, 2L, 5L, -1L, -3L)) {
				for (long first : NUMBERS) {
					for (long last : NUMBERS) {
						if (isCanonical(relation, step)) {
							counted += check(loops, relation, first, last, step) ? 1 : 0;
						}
					}
				}
			}
		}
		assertTrue(counted > 500, counted + " counted");
	}

	@Test
	void anUnknownNumberBoundsTheTripsFromEitherSide() {
		Machine machine = Machines.of("");
		machine.unknowns().nonNegative().add(GeneratedStates.I);
		WideLoops loops = new WideLoops(Machines.arithmetic(machine));
		WideLoops.Trips up = loops.trips(Operator.LESS, Ints.of(2), GeneratedStates.I, Ints.of(3), TRIP);
		WideLoops.Trips down = loops.trips(Operator.GREATER_EQUAL, GeneratedStates.I, Ints.of(2), Ints.of(-1), TRIP);
		for (long i = 0; i < 12; i++) {
			for (long k = 0; k < 12; k++) {
				assertEquals(2 + 3 * k < i, runs(up.exist(), i, k), "trip " + k + " up to " + i);
				assertEquals(i - k >= 2, runs(down.exist(), i, k), "trip " + k + " down from " + i);
			}
		}
	}

	@Test
	void aStepAwayFromTheBoundMakesNoTrip() {
		Machine machine = Machines.of("");
		WideLoops.Trips trips = new WideLoops(Machines.arithmetic(machine)).trips(Operator.LESS, Ints.ZERO, Ints.of(9), GeneratedStates.I,
				TRIP);
		for (long step = -2; step <= 3; step++) {
			for (long k = 0; k < 10; k++) {
				assertEquals(step > 0 && step * k < 9, runs(trips.exist(), step, k), "trip " + k + " by " + step);
			}
		}
	}

	private static boolean isCanonical(Operator relation, long step) {
		return switch (relation) {
			case LESS, LESS_EQUAL -> step > 0;
			case GREATER, GREATER_EQUAL -> step < 0;
			default -> Math.abs(step) == 1;
		};
	}

	private static boolean check(WideLoops loops, Operator relation, long first, long last, long step) {
		BigInteger count = count(relation, number(first), number(last), step);
		String loop = Long.toUnsignedString(first) + " " + relation + " " + Long.toUnsignedString(last) + " by " + step;
		WideLoops.Trips trips = loops.trips(relation, Ints.of(first), Ints.of(last), Ints.of(step), TRIP);
		Set<BigInteger> tried = new LinkedHashSet<>(List.of(BigInteger.ZERO, BigInteger.ONE, count.subtract(BigInteger.ONE), count,
				count.add(BigInteger.ONE), LARGEST.shiftRight(3)));
		for (BigInteger k : tried) {
			if (k.multiply(BigInteger.valueOf(Math.abs(step))).compareTo(LARGEST) <= 0) {
				assertEquals(0 <= k.signum() && k.compareTo(count) < 0, runs(trips.exist(), 0, k.longValueExact()), loop + ", trip " + k);
			}
		}
		Optional<IntExpr> told = trips.count();
		told.ifPresent(n -> assertEquals(Ints.of(count.longValueExact()), n, loop));
		return told.isPresent();
	}

	/** How often the loop's variable takes a step until the relation fails. */
	private static BigInteger count(Operator relation, BigInteger first, BigInteger last, long step) {
		BigInteger way = step > 0 ? last.subtract(first) : first.subtract(last);
		if (relation == Operator.NOT_EQUAL) {
			return way.mod(MODULUS);
		}
		boolean inclusive = relation == Operator.LESS_EQUAL || relation == Operator.GREATER_EQUAL;
		BigInteger size = BigInteger.valueOf(Math.abs(step));
		BigInteger numbers = (inclusive ? way.add(BigInteger.ONE) : way).max(BigInteger.ZERO);
		return numbers.add(size).subtract(BigInteger.ONE).divide(size);
	}

	private static BigInteger number(long bits) {
		return new BigInteger(Long.toUnsignedString(bits));
	}

	private static boolean runs(BoolExpr exist, long i, long k) {
		return Executed.where(Map.of(GeneratedStates.I, i, TRIP, k)).holds(exist);
	}
}
