package org.racelens.logic.decide;

import java.util.Optional;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.source.Cancellation;

/**
 * Makes a witness small: the team, then each shared value, then each trip number in turn as small as the solver can be brought to, by
 * bisection. The newest model is kept whenever a check fails; after some checks, when they have cost as much as half a question may, or
 * when the solver gives up, the witness stays as it is.
 */
public final class WitnessMinimiser {
	private static final long SMALLEST_TEAM = 2;
	private static final long LARGEST_SMALL_TEAM = 8;
	private static final int MAX_CHECKS = 40;
	private static final int FRACTION = 8;

	private final Prover prover;
	private final Budget budget;
	/** what all checks may cost; 0 for no limit */
	private final long resources;
	private final Cancellation cancellation;

	/**
	 * @param budget of a question that decides something; a check for a smaller value gets a fraction of it
	 */
	public WitnessMinimiser(Prover prover, Budget budget, Cancellation cancellation) {
		this.prover = prover;
		this.budget = new Budget(budget.timeout().dividedBy(FRACTION).plusMillis(1), (budget.resources() + FRACTION - 1) / FRACTION);
		resources = budget.resources() / 2;
		this.cancellation = cancellation;
	}

	/** A witness of the constraint that is no larger than the given one. */
	public Assignment minimise(RaceConstraint constraint, Assignment first) {
		Search search = new Search(constraint, first);
		search.team();
		search.values();
		return search.best;
	}

	/** One minimisation: the best witness so far, and what may still be spent. */
	private final class Search {
		private final RaceConstraint constraint;
		private final long spentBefore = prover.resources();
		private Assignment best;
		private int checks;

		Search(RaceConstraint constraint, Assignment first) {
			this.constraint = constraint;
			best = first;
		}

		void team() {
			long team = value(constraint.teamSize());
			for (long smaller = SMALLEST_TEAM; smaller < Math.min(team, LARGEST_SMALL_TEAM); smaller++) {
				if (improves(SolverStage.withLaws(constraint, smaller))) {
					return;
				}
			}
		}

		void values() {
			int assumptions = 0;
			BoolExpr assumption = SolverStage.withLaws(constraint, value(constraint.teamSize()));
			try {
				for (Symbol symbol : Unknowns.bySize(constraint)) {
					if (symbol.role().isTold() && !symbol.equals(constraint.teamSize()) && isAllowed()) {
						prover.push(assumption);
						assumptions++;
						lower(symbol);
						assumption = Bools.equal(symbol, Ints.of(value(symbol)));
					}
				}
			} finally {
				for (; assumptions > 0; assumptions--) {
					prover.pop();
				}
			}
		}

		/** Finds the smallest magnitude, small ones first, then prefers the positive value. */
		private void lower(Symbol symbol) {
			long low = 0;
			while (low < Math.abs(value(symbol)) && isAllowed()) {
				long middle = Math.min(low * 2, low + (Math.abs(value(symbol)) - 1 - low) / 2);
				if (!improves(within(symbol, middle))) {
					low = middle + 1;
				}
			}
			if (value(symbol) < 0) {
				improves(Bools.equal(symbol, Ints.of(-value(symbol))));
			}
		}

		private boolean improves(BoolExpr formula) {
			if (!isAllowed()) {
				return false;
			}
			checks++;
			Answer answer = prover.check(formula, budget);
			if (answer instanceof Answer.GaveUp) {
				checks = MAX_CHECKS;
			}
			Optional<Assignment> found = answer instanceof Answer.Sat sat ? SolverStage.witness(constraint, sat.assignment())
					: Optional.empty();
			found.ifPresent(witness -> best = witness);
			return found.isPresent();
		}

		private boolean isAllowed() {
			return checks < MAX_CHECKS && (resources == 0 || prover.resources() - spentBefore < resources) && !cancellation.isCancelled();
		}

		private long value(Symbol symbol) {
			return best.value(symbol).orElse(0L);
		}
	}

	private static BoolExpr within(Symbol symbol, long limit) {
		return Bools.and(Bools.lessEqual(symbol, Ints.of(limit)), Bools.lessEqual(Ints.of(-limit), symbol));
	}
}
