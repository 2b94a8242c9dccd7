package org.racelens.logic.decide;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.logic.prover.ProverUnavailableException;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.model.effort.Effort;
import org.racelens.model.source.Cancellation;

/**
 * Decides race constraints. Steps, cheapest first, each exact or without an answer:
 * <ol>
 * <li>{@link Refuter}: elimination, delinearisation, intervals, linear arithmetic; shows that there is no solution;
 * <li>{@link BoundedSearch}: finds a smallest solution among small values;
 * <li>{@link FiniteDomain}: enumerates and joins the points of the two instances;
 * <li>{@link SolverStage}: asks the solver.
 * </ol>
 * Every witness has passed the {@link Evaluator} and the owners' laws ({@link Schedules}). Those that are told are made small first
 * ({@link #smallest}): that takes many questions to the solver, so who asks only whether there is a solution does without.
 *
 * <p>
 * A decider belongs to one thread. It makes its prover when it first needs one, and closes it.
 */
public final class Decider implements AutoCloseable {
	private static final int MAX_TERMS = 100_000;
	private static final long SMALLEST_TEAM = 2;
	private static final int MAX_CASES = 64;
	private static final int QUICK_SEARCH = 200;
	private static final int LONG_SEARCH = 3_000;
	private static final Answer.GaveUp OPEN = new Answer.GaveUp("open");

	private final ProverFactory provers;
	private final Optional<DecisionCache> cache;
	private final Budget budget;
	private final Cancellation stop;
	private volatile Prover prover;
	private String noProver;

	/**
	 * @param provers asked at most once
	 * @param perCheck what each question to the solver may cost
	 * @param stop asked between steps; once it answers {@code true} constraints are undecided. A deadline is such a condition, too
	 */
	public Decider(ProverFactory provers, Budget perCheck, Cancellation stop) {
		this(provers, Optional.empty(), perCheck, stop);
	}

	/** The same, with answers remembered from other deciders and for them. */
	public Decider(ProverFactory provers, Optional<DecisionCache> cache, Budget perCheck, Cancellation stop) {
		this.provers = provers;
		this.cache = cache;
		this.budget = perCheck;
		this.stop = stop;
	}

	/** Decides one constraint, with a small witness. Never throws for a constraint that is merely hard. */
	public Decision decide(RaceConstraint constraint) {
		Decision decision = solve(constraint);
		return decision instanceof Decision.Satisfiable found ? smallest(constraint, found) : decision;
	}

	/** The same, with whatever witness is found first: for those who ask whether there is one. */
	public Decision solve(RaceConstraint constraint) {
		if (Magnitude.exceeds(constraint.formula(), MAX_TERMS)) {
			return new Decision.Undecided("the constraint is too large", false);
		}
		return remembered(constraint, Witnesses.Size.ANY, () -> decideAnew(constraint));
	}

	/** Whether a constraint surely has no solution. */
	public boolean refutes(RaceConstraint constraint) {
		return solve(constraint) instanceof Decision.Unsatisfiable;
	}

	/**
	 * A small witness of a constraint.
	 *
	 * @param found what {@link #solve} said of it
	 */
	public Decision.Satisfiable smallest(RaceConstraint constraint, Decision.Satisfiable found) {
		return found.bySolver()
				&& remembered(constraint, Witnesses.Size.SMALL, () -> minimised(constraint, found)) instanceof Decision.Satisfiable small
						? small : found;
	}

	private Decision remembered(RaceConstraint constraint, Witnesses.Size size, Supplier<Decision> anew) {
		return cache.isPresent() ? remembered(constraint, ConstraintKey.of(constraint, budget, size), cache.get(), anew) : anew.get();
	}

	private Decision remembered(RaceConstraint constraint, ConstraintKey key, DecisionCache known, Supplier<Decision> anew) {
		return known.find(key, constraint).orElseGet(() -> {
			long before = Effort.spent();
			Decision decision = anew.get();
			if (isLasting(decision)) {
				known.put(key, constraint, decision, Effort.spent() - before);
			}
			return decision;
		});
	}

	/**
	 * Whether the same question with the same budget would have the same answer: not if there was no solver, nor if the work was stopped,
	 * for a witness may be smaller then. A refutation is one whenever it ends.
	 */
	private boolean isLasting(Decision decision) {
		return decision instanceof Decision.Unsatisfiable
				|| !stop.isCancelled() && (decision instanceof Decision.Satisfiable || decision.bySolver());
	}

	private Decision decideAnew(RaceConstraint constraint) {
		Answer answer = cheaply(constraint);
		if (answer instanceof Answer.Sat sat) {
			return witness(constraint, withSmallerTeam(constraint, sat.assignment()), false);
		}
		if (answer instanceof Answer.Unsat) {
			return new Decision.Unsatisfiable(false);
		}
		return stop.isCancelled() ? new Decision.Undecided("the limit of effort is reached", false) : bySolver(constraint);
	}

	/** The steps without the solver: quick looks first, since most constraints need no more. */
	private Answer cheaply(RaceConstraint constraint) {
		List<Function<RaceConstraint, Answer>> steps = List.of(
				c -> new Refuter(1, stop).refutes(c) ? Answer.Unsat.UNSAT : OPEN,
				c -> new BoundedSearch(QUICK_SEARCH, stop).search(c),
				c -> new FiniteDomain(stop).decide(c),
				c -> new Refuter(MAX_CASES, stop).refutes(c) ? Answer.Unsat.UNSAT : OPEN,
				c -> new BoundedSearch(LONG_SEARCH, stop).search(c));
		Answer answer = OPEN;
		for (Function<RaceConstraint, Answer> step : steps) {
			if (!(answer instanceof Answer.GaveUp) || stop.isCancelled()) {
				break;
			}
			answer = step.apply(constraint);
		}
		return answer;
	}

	/** The search gives each team size its share of tries only; a larger team is not believed before the smaller ones had more. */
	private Assignment withSmallerTeam(RaceConstraint constraint, Assignment found) {
		long team = found.value(constraint.teamSize()).orElse(0L);
		if (team <= SMALLEST_TEAM) {
			return found;
		}
		BoolExpr smaller = Bools.and(constraint.formula(), Bools.less(constraint.teamSize(), Ints.of(team)),
				Bools.less(Ints.ONE, constraint.teamSize()));
		RaceConstraint question = new RaceConstraint(smaller, constraint.teamSize(), constraint.maxTeamSize());
		Answer answer = new BoundedSearch(LONG_SEARCH, stop).search(question);
		return answer instanceof Answer.Sat better ? better.assignment() : found;
	}

	private Decision bySolver(RaceConstraint constraint) {
		return withSolver(() -> {
			Answer answer = new SolverStage(prover, budget, stop).ask(constraint);
			if (answer instanceof Answer.Sat sat) {
				return witness(constraint, sat.assignment(), true);
			}
			return answer instanceof Answer.GaveUp gaveUp ? new Decision.Undecided(gaveUp.reason(), true)
					: new Decision.Unsatisfiable(true);
		});
	}

	private Decision minimised(RaceConstraint constraint, Decision.Satisfiable found) {
		return withSolver(
				() -> witness(constraint, new WitnessMinimiser(prover, budget, stop).minimise(constraint, found.witness()), true));
	}

	/**
	 * Asks a solver that has seen no other constraint, so that a decision does not depend on those that were remembered instead of made.
	 */
	private Decision withSolver(Supplier<Decision> question) {
		if (prover == null && noProver == null) {
			try {
				prover = new MeteredProver(provers.create());
			} catch (ProverUnavailableException e) {
				noProver = e.getMessage();
			}
		}
		if (prover == null) {
			return new Decision.Undecided(noProver, false);
		}
		try (Interrupter interrupter = new Interrupter(prover, stop)) {
			prover.forget();
			return question.get();
		}
	}

	private static Decision witness(RaceConstraint constraint, Assignment assignment, boolean bySolver) {
		try {
			Assignment completed = Witnesses.completed(constraint, assignment);
			return Witnesses.isWitness(constraint, completed) ? new Decision.Satisfiable(completed, bySolver)
					: new Decision.Undecided("internal: the assignment found does not satisfy the constraint", bySolver);
		} catch (ArithmeticException e) {
			return new Decision.Undecided("internal: the assignment found cannot be evaluated: " + e.getMessage(), bySolver);
		}
	}

	/** Whether the work is to end: what is asked now is undecided. */
	public boolean isStopped() {
		return stop.isCancelled();
	}

	/** Ends a running question to the solver soon; may be called by any thread. */
	public void interrupt() {
		Prover running = prover;
		if (running != null) {
			running.interrupt();
		}
	}

	@Override
	public void close() {
		if (prover != null) {
			prover.close();
			prover = null;
			noProver = "closed";
		}
	}
}
