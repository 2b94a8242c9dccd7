package org.racelens.logic.decide;

import java.util.List;
import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Symbol;
import org.racelens.model.source.Cancellation;

/**
 * Shows that race constraints have no solution, without a solver:
 * <ol>
 * <li>equalities are solved and put in ({@link Elimination}), which makes equal owners equal terms;
 * <li>subscripts come apart ({@link Delinearisation}), which gives new equalities: back to 1;
 * <li>intervals shrink ({@link Network});
 * <li>the linear parts are combined ({@link LinearSystem}) with facts about their atoms ({@link AtomFacts});
 * <li>disjunctions, inequalities and choices are split into cases ({@link CaseSplit}), each refuted in the same way.
 * </ol>
 * What it does not refute may still be unsatisfiable.
 */
public final class Refuter {
	private static final int MAX_ROUNDS = 12;
	private static final int MAX_DEPTH = 10;

	private final int maxCases;
	private final Cancellation cancellation;
	private int cases;

	/**
	 * @param maxCases how many cases may be looked at
	 */
	public Refuter(int maxCases, Cancellation cancellation) {
		this.maxCases = maxCases;
		this.cancellation = cancellation;
	}

	/** Whether the constraint certainly has no solution. */
	public boolean refutes(RaceConstraint constraint) {
		cases = 0;
		try {
			return refutes(CyclicOwners.written(constraint), constraint.teamSize(), constraint.maxTeamSize().orElse(Bound.MAX), 0);
		} catch (ArithmeticException e) {
			return false;
		}
	}

	private boolean refutes(BoolExpr formula, Symbol teamSize, long maxTeamSize, int depth) {
		cases++;
		BoolExpr solved = Elimination.eliminate(formula);
		for (int round = 0; round < MAX_ROUNDS && !cancellation.isCancelled(); round++) {
			Optional<Network> network = consistent(solved, teamSize, maxTeamSize);
			if (network.isEmpty()) {
				return true;
			}
			List<BoolExpr> facts = AtomFacts.with(Bools.conjuncts(solved), network.get());
			if (LinearSystem.isInfeasible(facts)) {
				return true;
			}
			List<BoolExpr> implied = Delinearisation.implied(solved, facts);
			if (implied.isEmpty()) {
				boolean mayGoOn = cases < maxCases && depth < MAX_DEPTH;
				return mayGoOn && allCases(CaseSplit.of(solved, network.get()), teamSize, maxTeamSize, depth + 1);
			}
			implied.add(solved);
			solved = Elimination.eliminate(Bools.and(implied));
		}
		return false;
	}

	private static Optional<Network> consistent(BoolExpr formula, Symbol teamSize, long maxTeamSize) {
		if (formula.equals(Bools.FALSE)) {
			return Optional.empty();
		}
		Network network = NetworkBuilder.build(formula, teamSize, maxTeamSize);
		return network.start() ? Optional.of(network) : Optional.empty();
	}

	private boolean allCases(List<BoolExpr> split, Symbol teamSize, long maxTeamSize, int depth) {
		for (BoolExpr part : split) {
			if (cases >= maxCases || !refutes(part, teamSize, maxTeamSize, depth)) {
				return false;
			}
		}
		return !split.isEmpty();
	}
}
