package org.racelens.logic.decide;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.source.Cancellation;

/**
 * Looks for a model among small values and the values the formula names. Unknowns are fixed one after the other, the size of the team
 * first, then what all instances share, then trip numbers, each to its smallest value first; after each step the intervals of all others
 * are shrunk. So the first model found is the smallest one in that order. {@link Answer.Unsat} comes only where every possible value was
 * tried.
 */
public final class BoundedSearch {
	/** How many revisions of cells a tried value may cost on average. */
	private static final long REVISIONS = 500;
	/** A value that all instances share may not use up what its successors need, but has at least so many values tried below it. */
	private static final int LEAST_SHARE = 64;
	private static final Answer.GaveUp NOT_FOUND = new Answer.GaveUp("no small model");

	private final int nodeLimit;
	private final Cancellation cancellation;

	/**
	 * @param nodeLimit how many values may be tried
	 */
	public BoundedSearch(int nodeLimit, Cancellation cancellation) {
		this.nodeLimit = nodeLimit;
		this.cancellation = cancellation;
	}

	/** Searches a model that also respects what owner functions mean. */
	public Answer search(RaceConstraint constraint) {
		try {
			BoolExpr formula = Bools.and(constraint.formula(), Consequences.ofDifferentOwners(constraint.formula()));
			Network network = NetworkBuilder.build(formula, constraint.teamSize(), constraint.maxTeamSize().orElse(Bound.MAX));
			return network.start() ? new Descent(constraint, network).descend(nodeLimit) : Answer.Unsat.UNSAT;
		} catch (ArithmeticException e) {
			return NOT_FOUND;
		}
	}

	/** One search; holds the network whose intervals it shrinks and the count of values tried. */
	private final class Descent {
		private final RaceConstraint constraint;
		private final Network network;
		private final List<Unknowns.Unknown> unknowns;
		private final Set<Long> seeds;
		private final List<Apply> blocks;
		private int tried;

		Descent(RaceConstraint constraint, Network network) {
			this.constraint = constraint;
			this.network = network;
			this.seeds = Candidates.seeds(constraint.formula());
			this.blocks = network.applications().keySet().stream().filter(a -> a.function().meaning() == Meaning.OWNER_BLOCK).toList();
			this.unknowns = Unknowns.ordered(constraint.formula(), network);
		}

		/** Tries values while no more than {@code limit} have been tried in all. */
		Answer descend(int limit) {
			Optional<Unknowns.Unknown> next = unknowns.stream().filter(u -> !u.cell().isFixed()).findFirst();
			if (next.isEmpty()) {
				return verified();
			}
			Role role = next.get().role();
			Candidates candidates = candidates(next.get().cell(), role);
			boolean complete = candidates.complete();
			for (long value : candidates.values()) {
				if (tried >= limit || network.revisions() > nodeLimit * REVISIONS || cancellation.isCancelled()) {
					return NOT_FOUND;
				}
				int share = role.isPerInstance() ? limit : tried + Math.max(LEAST_SHARE, (limit - tried) / 4);
				Answer answer = descendWith(next.get().cell(), value, share);
				if (answer instanceof Answer.Sat) {
					return answer;
				}
				complete &= answer instanceof Answer.Unsat;
			}
			return complete ? Answer.Unsat.UNSAT : NOT_FOUND;
		}

		private Answer descendWith(Cell cell, long value, int limit) {
			int mark = network.mark();
			tried++;
			Answer answer = network.fix(cell, value) ? descend(Math.min(limit, nodeLimit)) : Answer.Unsat.UNSAT;
			network.undo(mark);
			return answer;
		}

		private Candidates candidates(Cell cell, Role role) {
			Set<Long> near = new LinkedHashSet<>(seeds);
			if (role == Role.TRIP) {
				near.addAll(Candidates.borders(blocks, network, constraint.teamSize()));
			}
			return Candidates.of(cell, role, near);
		}

		private Answer verified() {
			Assignment assignment = network.assignment();
			try {
				return Witnesses.isWitness(constraint, assignment) ? new Answer.Sat(assignment) : Answer.Unsat.UNSAT;
			} catch (ArithmeticException e) {
				return NOT_FOUND;
			}
		}
	}
}
