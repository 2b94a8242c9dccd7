package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.source.Cancellation;

/**
 * Asks the solver.
 * <ol>
 * <li>With owners almost uninterpreted, a superset of the legal schedules: unsatisfiable there is final.
 * <li>A solution that happens to be legal is a witness. Else the question is repeated for constant team sizes with all laws of the owners.
 * <li>Where that finds nothing, cyclic owners are written as remainders, which may refute what is left.
 * <li>A question that is too hard is asked again with all shared symbols small: a solution of that is one of the whole.
 * </ol>
 */
public final class SolverStage {
	private static final Answer.GaveUp STOPPED = new Answer.GaveUp("the limit of effort is reached");
	private static final List<Long> TEAM_SIZES = List.of(2L, 3L, 4L, 1L);
	/** Up to this many team sizes are tried one by one where that decides the question. */
	private static final long ALL_TEAM_SIZES = 16;
	private static final long MAX_TEAM_SIZE = 1024;
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
		Answer answer = check(inAnyTeam(constraint, constraint.formula()));
		if (answer instanceof Answer.GaveUp gaveUp) {
			return cancellation.isCancelled() ? gaveUp : bounded(constraint, gaveUp);
		}
		return answer instanceof Answer.Sat sat ? lawful(constraint, sat.assignment()) : answer;
	}

	private Answer check(BoolExpr formula) {
		return cancellation.isCancelled() ? STOPPED : prover.check(formula, budget);
	}

	private static BoolExpr inAnyTeam(RaceConstraint constraint, BoolExpr formula) {
		BoolExpr atMost = constraint.maxTeamSize().map(max -> Bools.lessEqual(constraint.teamSize(), Ints.of(max))).orElse(Bools.TRUE);
		return Bools.and(formula, Bools.lessEqual(Ints.ONE, constraint.teamSize()), atMost, OwnerLaws.laws(formula));
	}

	private Answer lawful(RaceConstraint constraint, Assignment model) {
		Optional<Assignment> witness = witness(constraint, model);
		if (witness.isPresent()) {
			return new Answer.Sat(witness.get());
		}
		long max = maxTeamSize(constraint);
		Optional<String> gaveUp = Optional.empty();
		for (long team : teamSizes(constraint, model, max)) {
			Answer answer = withTeam(constraint, team);
			if (answer instanceof Answer.Sat || answer.equals(STOPPED)) {
				return answer;
			}
			gaveUp = answer instanceof Answer.GaveUp reason ? Optional.of(reason.reason()) : gaveUp;
		}
		if (max <= ALL_TEAM_SIZES && gaveUp.isEmpty()) {
			return Answer.Unsat.UNSAT;
		}
		BoolExpr written = CyclicOwners.written(constraint);
		if (!written.equals(constraint.formula()) && check(inAnyTeam(constraint, written)) instanceof Answer.Unsat) {
			return Answer.Unsat.UNSAT;
		}
		return new Answer.GaveUp(gaveUp.orElse("no legal distribution of the iterations was found"));
	}

	private static long maxTeamSize(RaceConstraint constraint) {
		long max = constraint.maxTeamSize().orElse(Bound.MAX);
		try {
			Network network = NetworkBuilder.build(constraint.formula(), constraint.teamSize(), max);
			return network.start() ? network.symbols().get(constraint.teamSize()).high : max;
		} catch (ArithmeticException e) {
			return max;
		}
	}

	/** Small ones first; then one thread an iteration, where every distribution is possible, and all where they are few. */
	private static List<Long> teamSizes(RaceConstraint constraint, Assignment model, long max) {
		Set<Long> sizes = new LinkedHashSet<>(TEAM_SIZES);
		model.value(constraint.teamSize()).ifPresent(sizes::add);
		for (Apply owner : OwnerLaws.owners(constraint.formula())) {
			if (owner.function().meaning() == Meaning.OWNER_BLOCK) {
				Ints.constant(BlockLaws.iterations(owner)).ifPresent(sizes::add);
			}
		}
		for (long team = 1; team <= max && max <= ALL_TEAM_SIZES; team++) {
			sizes.add(team);
		}
		sizes.removeIf(team -> team < 1 || team > max || team > MAX_TEAM_SIZE);
		return new ArrayList<>(sizes);
	}

	private Answer withTeam(RaceConstraint constraint, long team) {
		Answer answer = check(withLaws(constraint, team));
		if (answer instanceof Answer.Sat sat) {
			return witness(constraint, sat.assignment()).<Answer>map(Answer.Sat::new)
					.orElse(new Answer.GaveUp("the distribution found is not legal"));
		}
		return answer;
	}

	/** The formula for a constant team size with the laws of its owners. */
	static BoolExpr withLaws(RaceConstraint constraint, long team) {
		BoolExpr size = Bools.equal(constraint.teamSize(), Ints.of(team));
		return Bools.and(constraint.formula(), size, OwnerLaws.laws(constraint.formula(), team));
	}

	/** The values as a complete witness, if they are one. */
	static Optional<Assignment> witness(RaceConstraint constraint, Assignment model) {
		try {
			Assignment completed = Witnesses.completed(constraint, model);
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
		Answer answer = check(inAnyTeam(small, small.formula()));
		if (answer instanceof Answer.Sat sat) {
			answer = lawful(small, sat.assignment());
		}
		return answer instanceof Answer.Sat ? answer : reason;
	}
}
