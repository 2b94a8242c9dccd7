package org.racelens.execution.arithmetic;

import java.util.Map;
import java.util.Optional;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.state.LoopFrame;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.IntegerType;

/**
 * Comparisons of unsigned numbers that end a loop, in terms of its trip number k. What does not change in the loop is the wrapped number. A
 * side that the loop steps is the term as it is where it surely has not wrapped in the test of trip k, by induction over the trips before;
 * else it is wrapped too, and the number of trips is not exact.
 */
final class LoopConditions {
	private final Machine machine;
	private final Arithmetic arithmetic;
	private final Signs signs;

	LoopConditions(Machine machine, Arithmetic arithmetic, Signs signs) {
		this.machine = machine;
		this.arithmetic = arithmetic;
		this.signs = signs;
	}

	/** The comparison of two terms of an unsigned type. */
	BoolExpr holds(Operator operator, IntExpr left, IntExpr right, IntegerType type) {
		Optional<Symbol> trip = trip();
		if (trip.isEmpty() || isPreliminary(left) || isPreliminary(right)) {
			return compared(operator, left, right);
		}
		Test test = new Test(trip.get(), type);
		if (Residues.areOf(type)) {
			Optional<BoolExpr> wide = test.wide(operator, left, right);
			if (wide.isPresent()) {
				return wide.get();
			}
		}
		return switch (operator) {
			case NOT_EQUAL -> test.differ(left, right);
			case LESS -> test.ordered(left, right, 1);
			case LESS_EQUAL -> test.ordered(left, right, 0);
			case GREATER -> test.ordered(right, left, 1);
			case GREATER_EQUAL -> test.ordered(right, left, 0);
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, EQUAL ->
				compared(operator, arithmetic.observed(left, type), arithmetic.observed(right, type));
		};
	}

	private Optional<Symbol> trip() {
		return machine.task().isPresent()
				? Optional.ofNullable(machine.task().get().enclosing().loops().peek()).map(LoopFrame::trip)
				: Optional.ofNullable(machine.serial().trips().peekLast());
	}

	/** Whether a term speaks of a value at a loop's head for which no closed form was looked for yet. */
	private static boolean isPreliminary(IntExpr term) {
		return Atoms.symbols(term).stream().anyMatch(s -> s.role().isAuxiliary());
	}

	private static BoolExpr compared(Operator operator, IntExpr x, IntExpr y) {
		return switch (operator) {
			case LESS -> Bools.less(x, y);
			case LESS_EQUAL -> Bools.lessEqual(x, y);
			case GREATER -> Bools.less(y, x);
			case GREATER_EQUAL -> Bools.lessEqual(y, x);
			case EQUAL -> Bools.equal(x, y);
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, NOT_EQUAL ->
				Bools.notEqual(x, y);
		};
	}

	/** A comparison in trip k of a loop. */
	private final class Test {
		private final Symbol trip;
		private final IntegerType type;

		Test(Symbol trip, IntegerType type) {
			this.trip = trip;
			this.type = type;
		}

		/** A comparison of what is stepped with a constant, where one of them is far from zero or at the other end of the numbers. */
		Optional<BoolExpr> wide(Operator operator, IntExpr x, IntExpr y) {
			if (!mentions(x) && mentions(y)) {
				return wide(mirrored(operator), y, x);
			}
			IntExpr first = at(x, Ints.ZERO);
			Optional<Long> step = step(x).filter(s -> s != 0);
			if (operator == Operator.NOT_EQUAL && step.filter(s -> Math.abs(s) == 1).isPresent()
					|| !(Residues.isBeyond(first) || Residues.isBeyond(y))) {
				return Optional.empty();
			}
			boolean stepped = step.filter(s -> Math.abs(s) < Residues.SMALL).isPresent() && WideLoops.isUp(operator) == step.get() > 0;
			boolean inclusive = operator == Operator.LESS_EQUAL || operator == Operator.GREATER_EQUAL;
			Optional<BoolExpr> exact = stepped && operator != Operator.EQUAL && operator != Operator.NOT_EQUAL
					? counted(operator, first, y, step.get(), inclusive)
					: Optional.empty();
			return exact.or(() -> Residues.isFar(first) || Residues.isFar(y)
					? Optional.of(arithmetic.far().compared(operator, x, y).orElseGet(() -> arithmetic.far().unknownOrder(x, y)))
					: Optional.empty());
		}

		/** The trips before one side, stepped towards the other, has passed it without a wrap. */
		private Optional<BoolExpr> counted(Operator operator, IntExpr first, IntExpr last, long step, boolean inclusive) {
			IntExpr passed = Ints.multiply(trip, Math.abs(step));
			if (first instanceof Constant && last instanceof Constant c) {
				return WideLoops.ends(operator, c, step)
						? WideLoops.distance(operator, first, last, step > 0).map(d -> WideLoops.isBelow(passed, d, inclusive))
						: Optional.empty();
			}
			Optional<IntExpr> distance = step > 0 ? arithmetic.far().apart(last, first) : arithmetic.far().apart(first, last);
			return distance.filter(d -> Residues.isFar(last) && !mentions(last))
					.map(d -> inclusive ? Bools.lessEqual(passed, d) : Bools.less(passed, d));
		}

		private static Operator mirrored(Operator operator) {
			return switch (operator) {
				case LESS -> Operator.GREATER;
				case LESS_EQUAL -> Operator.GREATER_EQUAL;
				case GREATER -> Operator.LESS;
				case GREATER_EQUAL -> Operator.LESS_EQUAL;
				case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, EQUAL, NOT_EQUAL ->
					operator;
			};
		}

		/** What is stepped by one meets its end after as many trips as they are apart, on the circle of the type's numbers. */
		BoolExpr differ(IntExpr x, IntExpr y) {
			IntExpr difference = Residues.areOf(type) ? Residues.difference(x, y) : Ints.subtract(x, y);
			Optional<Long> step = step(difference);
			return step.isPresent() && Math.abs(step.get()) == 1
					? Bools.less(trip, arithmetic.observed(Ints.multiply(at(difference, Ints.ZERO), -step.get()), type))
					: Bools.notEqual(arithmetic.observed(x, type), arithmetic.observed(y, type));
		}

		/** {@code small + least <= big} */
		BoolExpr ordered(IntExpr small, IntExpr big, long least) {
			BoolExpr before = Bools.lessEqual(Ints.add(previous(small), least), previous(big));
			BoolExpr given = Bools.and(Bools.lessEqual(Ints.ONE, trip), before);
			IntExpr upper = surelyInRange(big, given) ? big : arithmetic.observed(big, type);
			if (surelyInRange(small, given)) {
				return Bools.lessEqual(Ints.add(small, least), upper);
			}
			boolean down = step(small).filter(s -> s == -1).isPresent() && !mentions(big) && least == 1;
			return down && signs.isNonNegative(at(small, Ints.ZERO))
					? Bools.and(Bools.lessEqual(Ints.ZERO, small), Bools.less(at(small, Ints.ZERO), upper))
					: Bools.lessEqual(Ints.add(arithmetic.observed(small, type), least), upper);
		}

		/** Whether a term is not below zero in trip 0, and in later ones if the condition held in the trip before. */
		private boolean surelyInRange(IntExpr term, BoolExpr given) {
			return signs.isNonNegative(term)
					|| mentions(term) && signs.isNonNegative(at(term, Ints.ZERO)) && signs.isNonNegative(term, given);
		}

		private boolean mentions(IntExpr term) {
			return Atoms.symbols(term).contains(trip);
		}

		/** The coefficient of k in a term that is linear in it. */
		private Optional<Long> step(IntExpr term) {
			Long step = Ints.terms(term).get(trip);
			return step != null && !mentions(Ints.subtract(term, Ints.multiply(trip, step))) ? Optional.of(step) : Optional.empty();
		}

		private IntExpr previous(IntExpr term) {
			return at(term, Ints.add(trip, -1));
		}

		private IntExpr at(IntExpr term, IntExpr number) {
			return Substitution.of(Map.of(trip, number)).apply(term);
		}
	}
}
