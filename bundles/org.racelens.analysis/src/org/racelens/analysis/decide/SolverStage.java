package org.racelens.analysis.decide;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.logic.Atoms;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.FunctionSymbol.Meaning;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.logic.Symbol.Role;
import org.racelens.analysis.prover.Answer;
import org.racelens.analysis.prover.Assignment;
import org.racelens.analysis.prover.Budget;
import org.racelens.analysis.prover.Prover;
import org.racelens.model.source.Cancellation;

/**
 * Asks the solver. First with uninterpreted owners, which is a superset of the legal schedules: unsatisfiable there is final. A solution must then
 * be repeated with the laws of the owners for some constant team size. A question that is too hard is asked again with all shared symbols small:
 * a solution of that is one of the whole.
 */
public final class SolverStage {
	private static final List<Long> TEAM_SIZES = List.of(2L, 3L, 4L, 1L);
	/** Up to this many team sizes are tried one by one where that decides the question. */
	private static final long ALL_TEAM_SIZES = 16;
	private static final long SMALL_TEAM = 4;
	private static final long SMALL = 16;

	private final Prover prover;
	private final Budget budget;
	private final Cancellation cancellation;

	public SolverStage(Prover prover, Budget budget, Cancellation cancellation) {
		this.prover = prover;
		this.budget = budget;
		this.cancellation = cancellation;
	}

	/** Satisfiable with a witness that obeys the laws, unsatisfiable, or undecided. */
	public Answer ask(RaceConstraint constraint) {
		BoolExpr formula = formula(constraint);
		Answer answer = prover.check(formula, budget);
		if (answer instanceof Answer.GaveUp gaveUp && !cancellation.isCancelled()) {
			return bounded(constraint, gaveUp);
		}
		return answer instanceof Answer.Sat sat ? lawful(constraint, sat.assignment()) : answer;
	}

	private static BoolExpr formula(RaceConstraint constraint) {
		BoolExpr atMost = constraint.maxTeamSize().map(max -> Bools.lessEqual(constraint.teamSize(), Ints.of(max))).orElse(Bools.TRUE);
		return Bools.and(constraint.formula(), Bools.lessEqual(Ints.ONE, constraint.teamSize()), atMost);
	}

	private Answer lawful(RaceConstraint constraint, Assignment model) {
		Optional<Assignment> witness = witness(constraint, model);
		if (witness.isPresent()) {
			return new Answer.Sat(witness.get());
		}
		boolean allRefuted = constraint.maxTeamSize().map(max -> max <= ALL_TEAM_SIZES).orElse(false);
		Optional<String> gaveUp = Optional.empty();
		for (long team : teamSizes(constraint, model)) {
			if (cancellation.isCancelled()) {
				return new Answer.GaveUp("stopped");
			}
			Answer answer = withTeam(constraint, team);
			if (answer instanceof Answer.Sat) {
				return answer;
			}
			if (answer instanceof Answer.GaveUp reason) {
				gaveUp = Optional.of(reason.reason());
			}
		}
		return allRefuted && gaveUp.isEmpty() ? Answer.Unsat.UNSAT
				: new Answer.GaveUp(gaveUp.orElse("no legal distribution of the iterations was found"));
	}

	private static List<Long> teamSizes(RaceConstraint constraint, Assignment model) {
		Set<Long> sizes = new LinkedHashSet<>(TEAM_SIZES);
		model.value(constraint.teamSize()).ifPresent(sizes::add);
		long max = constraint.maxTeamSize().orElse(Long.MAX_VALUE);
		for (long team = 1; team <= Math.min(max, ALL_TEAM_SIZES) && constraint.maxTeamSize().isPresent(); team++) {
			sizes.add(team);
		}
		sizes.removeIf(team -> team < 1 || team > max || team > Integer.MAX_VALUE);
		return new ArrayList<>(sizes);
	}

	private Answer withTeam(RaceConstraint constraint, long team) {
		Answer answer = prover.check(withLaws(constraint, team), budget);
		if (answer instanceof Answer.Sat sat) {
			return witness(constraint, sat.assignment()).<Answer>map(Answer.Sat::new)
					.orElse(new Answer.GaveUp("the distribution found is not legal"));
		}
		return answer;
	}

	/** The formula for a constant team size with the laws of its owners. */
	static BoolExpr withLaws(RaceConstraint constraint, long team) {
		return Bools.and(constraint.formula(), Bools.equal(constraint.teamSize(), Ints.of(team)), OwnerLaws.laws(constraint.formula(), team));
	}

	static Optional<Assignment> witness(RaceConstraint constraint, Assignment model) {
		try {
			Assignment completed = Witnesses.completed(constraint, model, 2);
			return Witnesses.isWitness(constraint, completed) ? Optional.of(completed) : Optional.empty();
		} catch (ArithmeticException e) {
			return Optional.empty();
		}
	}

	private Answer bounded(RaceConstraint constraint, Answer.GaveUp reason) {
		List<BoolExpr> parts = new ArrayList<>(List.of(constraint.formula()));
		for (Symbol s : Atoms.symbols(constraint.formula())) {
			if (!s.role().isPerInstance()) {
				long most = s.role() == Role.TEAM_SIZE ? SMALL_TEAM : SMALL;
				parts.add(Bools.lessEqual(s, Ints.of(most)));
				parts.add(Bools.lessEqual(Ints.of(-most), s));
			}
		}
		RaceConstraint small = new RaceConstraint(Bools.and(parts), constraint.teamSize(), constraint.maxTeamSize());
		boolean isFree = OwnerLaws.owners(constraint.formula()).stream().allMatch(a -> a.function().meaning() == Meaning.OWNER_ANY);
		Answer answer = isFree ? prover.check(formula(small), budget) : withTeam(small, 2);
		if (answer instanceof Answer.Sat sat) {
			Answer lawful = lawful(small, sat.assignment());
			return lawful instanceof Answer.Sat ? lawful : reason;
		}
		return reason;
	}
}
