package org.racelens.logic.decide;

import org.racelens.logic.prover.Answer;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.model.source.Cancellation;

/**
 * Enumerates the points of both instances where constants bound them, and joins them on an equality or a two-sided inequality between the
 * instances. Exact for remainders, powers and table look-ups, too:
 * <ol>
 * <li>equalities are solved first, so that few dimensions remain;
 * <li>shared symbols with few values are fixed, one combination after the other;
 * <li>each instance's points that satisfy the conjuncts about it alone are listed, and sorted by the join's term;
 * <li>the pairs that satisfy all conjuncts about enumerated symbols are candidates. None: unsatisfiable;
 * <li>for candidates, the rest (team size, owners, unbounded symbols) is left to {@link BoundedSearch} with the point put in.
 * </ol>
 */
public final class FiniteDomain {
	private final Cancellation cancellation;

	public FiniteDomain(Cancellation cancellation) {
		this.cancellation = cancellation;
	}

	/** Satisfiable with a witness, unsatisfiable after complete enumeration, or given up. */
	public Answer decide(RaceConstraint constraint) {
		try {
			BoolExpr solved = Elimination.eliminate(CyclicOwners.written(constraint));
			if (solved.equals(Bools.FALSE)) {
				return Answer.Unsat.UNSAT;
			}
			Network network = NetworkBuilder.build(solved, constraint.teamSize(), constraint.maxTeamSize().orElse(Bound.MAX));
			return network.start() ? new Enumeration(constraint, solved, network, cancellation).run() : Answer.Unsat.UNSAT;
		} catch (ArithmeticException e) {
			return Enumeration.NOT_FINITE;
		}
	}
}
