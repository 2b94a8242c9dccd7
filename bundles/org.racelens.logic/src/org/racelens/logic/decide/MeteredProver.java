package org.racelens.logic.decide;

import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.term.BoolExpr;
import org.racelens.model.effort.Effort;

/** A prover whose checks count as effort of the thread that asks, and get no more resources than it has left. */
final class MeteredProver implements Prover {
	private final Prover prover;

	MeteredProver(Prover prover) {
		this.prover = prover;
	}

	@Override
	public Answer check(BoolExpr formula, Budget budget) {
		long before = prover.resources();
		Answer answer = prover.check(formula, budget.atMost(Math.max(1, Effort.left() / Effort.UNITS_PER_SOLVER_RESOURCE)));
		Effort.charge((prover.resources() - before) * Effort.UNITS_PER_SOLVER_RESOURCE);
		if (answer instanceof Answer.GaveUp gaveUp && gaveUp.cause() == Answer.Cause.CLOCK) {
			Effort.strike();
		}
		return answer;
	}

	@Override
	public void forget() {
		prover.forget();
	}

	@Override
	public long resources() {
		return prover.resources();
	}

	@Override
	public void push(BoolExpr assumption) {
		prover.push(assumption);
	}

	@Override
	public void pop() {
		prover.pop();
	}

	@Override
	public void interrupt() {
		prover.interrupt();
	}

	@Override
	public void close() {
		prover.close();
	}
}
