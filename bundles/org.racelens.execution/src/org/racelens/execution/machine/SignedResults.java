package org.racelens.execution.machine;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import org.racelens.execution.state.State;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.TermSize;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;

/**
 * What a defined execution of the serial code before a region says of the inputs: wherever a signed number of 32 bits is computed it fits.
 * C11 §6.5p5. Terms are exact integers, so that this is not in them.
 */
public final class SignedResults {
	private static final int MOST = 300;
	private static final int MOST_PARTS = 60;
	private static final Set<Operator> GROWING = Set.of(Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY, Operator.SHIFT_LEFT);

	private final Machine machine;
	private final Set<BoolExpr> fitting = new LinkedHashSet<>();

	SignedResults(Machine machine) {
		this.machine = machine;
	}

	/** Before a root function is executed. */
	void clear() {
		fitting.clear();
	}

	/** All of the code executed so far, as conditions that hold if each way to a result was taken that leads there. */
	public Set<BoolExpr> all() {
		return Collections.unmodifiableSet(new LinkedHashSet<>(fitting));
	}

	/** An input of a type. */
	public void input(IntExpr value, Type type) {
		if (isSigned(type)) {
			fitting.add(fits(value, (IntegerType) type));
		}
	}

	/** What an operator yields on operands of types. */
	public void computed(Operator operator, IntExpr result, Type left, Type right, Type type, State state) {
		if (GROWING.contains(operator) && isSigned(type) && isNarrow(left) && isNarrow(right)) {
			add(fits(result, (IntegerType) type), state);
		}
	}

	/**
	 * A shift by an amount: it is less than the number of bits of what is shifted, which is at least an {@code int}. In a region only
	 * executions go on in which it is, as far as that is the same for all threads: what one of them does alone keeps none of the others
	 * from a barrier. C11 §6.5.7p3
	 */
	public void shifted(Operator operator, IntExpr amount, Type type, State state) {
		if ((operator == Operator.SHIFT_LEFT || operator == Operator.SHIFT_RIGHT) && type instanceof IntegerType t) {
			BoolExpr defined = Bools.and(Bools.lessEqual(Ints.ZERO, amount),
					Bools.less(amount, Ints.of(Math.max(t.bits(), IntegerType.INT.bits()))));
			add(defined, state);
			boolean together = machine.task().filter(k -> k.isUniform(state.live()) && k.isUniform(amount)).isPresent();
			if (together && !defined.equals(Bools.FALSE)) {
				state.control(now -> now.definedUnder(defined));
			}
		}
	}

	/**
	 * What surely overflows, whatever the inputs, is a program that relies on numbers that wrap; and where it is not known whether an
	 * operation is executed, nothing is known of its result.
	 */
	private void add(BoolExpr defined, State state) {
		boolean serial = machine.task().isEmpty() && !machine.recorder().isMuted() && !state.isDead()
				&& state.knowledge().weakened().isEmpty();
		if (serial && fitting.size() < MOST && !defined.equals(Bools.TRUE) && !defined.equals(Bools.FALSE)) {
			BoolExpr way = Bools.and(machine.serial().assumption(), state.live());
			if (!TermSize.exceeds(way, MOST_PARTS) && !TermSize.exceeds(defined, MOST_PARTS)) {
				fitting.add(Bools.or(Bools.not(way), defined));
			}
		}
	}

	private static boolean isSigned(Type type) {
		return type instanceof IntegerType t && t.signed() && t.bits() == 32;
	}

	private static boolean isNarrow(Type type) {
		return type instanceof IntegerType t && t.bits() <= 32;
	}

	private static BoolExpr fits(IntExpr value, IntegerType type) {
		long top = 1L << type.bits() - 1;
		return Bools.and(Bools.lessEqual(Ints.of(-top), value), Bools.lessEqual(value, Ints.of(top - 1)));
	}
}
