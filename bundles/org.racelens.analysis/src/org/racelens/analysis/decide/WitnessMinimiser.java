package org.racelens.analysis.decide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.logic.Symbol.Role;
import org.racelens.analysis.prover.Answer;
import org.racelens.analysis.prover.Assignment;
import org.racelens.analysis.prover.Budget;
import org.racelens.analysis.prover.Prover;
import org.racelens.model.source.Cancellation;

/**
 * Makes a witness small: two threads, then each shared value, then each trip number in turn as small as the solver can be brought to, by one or
 * two checks each. The newest model is kept whenever a check fails or gives up.
 */
public final class WitnessMinimiser {
	private static final long SMALL = 8;

	private final Prover prover;
	private final Budget budget;
	private final Cancellation cancellation;

	public WitnessMinimiser(Prover prover, Budget budget, Cancellation cancellation) {
		this.prover = prover;
		this.budget = budget;
		this.cancellation = cancellation;
	}

	public Assignment minimise(RaceConstraint constraint, Assignment first) {
		Assignment best = first;
		long team = best.value(constraint.teamSize()).orElse(2L);
		for (long smaller = 2; smaller < Math.min(team, 5); smaller++) {
			Optional<Assignment> found = check(constraint, smaller, Bools.TRUE);
			if (found.isPresent()) {
				best = found.get();
				break;
			}
		}
		return minimiseValues(constraint, best);
	}

	private Assignment minimiseValues(RaceConstraint constraint, Assignment first) {
		Assignment best = first;
		long team = best.value(constraint.teamSize()).orElse(2L);
		List<BoolExpr> kept = new ArrayList<>();
		for (Symbol symbol : BoundedSearch.bySize(constraint)) {
			if (symbol.role() == Role.THREAD || symbol.role() == Role.AUXILIARY || symbol.equals(constraint.teamSize())) {
				continue;
			}
			for (long limit = 0; limit < Math.abs(best.value(symbol).orElse(0L)); limit = limit == 0 ? 1 : limit * 2) {
				Optional<Assignment> found = limit > SMALL ? Optional.empty() : check(constraint, team, Bools.and(Bools.and(kept), within(symbol, limit)));
				if (found.isPresent()) {
					best = found.get();
					break;
				}
			}
			kept.add(within(symbol, Math.abs(best.value(symbol).orElse(0L))));
		}
		return best;
	}

	private static BoolExpr within(Symbol symbol, long limit) {
		return Bools.and(Bools.lessEqual(symbol, Ints.of(limit)), Bools.lessEqual(Ints.of(-limit), symbol));
	}

	private Optional<Assignment> check(RaceConstraint constraint, long team, BoolExpr further) {
		if (cancellation.isCancelled()) {
			return Optional.empty();
		}
		Answer answer = prover.check(Bools.and(SolverStage.withLaws(constraint, team), further), budget);
		return answer instanceof Answer.Sat sat ? SolverStage.witness(constraint, sat.assignment()) : Optional.empty();
	}
}
