package org.racelens.execution.machine;

import java.util.Optional;
import org.racelens.execution.state.Paths;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Refuter;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;

/** Tells of path conditions by their parts, or by refuting them without the solver. */
public final class RefutedPaths implements Paths {
	private static final int MOST_CASES = 60;

	private final Machine machine;

	public RefutedPaths(Machine machine) {
		this.machine = machine;
	}

	@Override
	public boolean isPossible(BoolExpr condition) {
		if (condition.equals(Bools.TRUE) || condition.equals(Bools.FALSE)) {
			return condition.equals(Bools.TRUE);
		}
		return machine.task().isEmpty() || !new Refuter(MOST_CASES, machine.cancellation())
				.refutes(new RaceConstraint(condition, machine.task().get().size(), Optional.empty()));
	}

	@Override
	public boolean implies(BoolExpr condition, BoolExpr other) {
		return other.equals(Bools.TRUE) || !other.equals(Bools.FALSE) && Bools.conjuncts(condition).containsAll(Bools.conjuncts(other))
				|| !isPossible(Bools.and(condition, Bools.not(other)));
	}
}
