package org.racelens.race.judge;

import java.util.List;
import java.util.function.Function;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.Decision.Satisfiable;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.model.gap.Explanation;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.verdict.RaceSentence;

/**
 * Witnesses with which the serial code before the region computes no signed number that does not fit its type. What a witness violates is
 * added to the question, a few times: seldom any of it matters.
 */
record DefinedNumbers(AccessPair pair, Decider decider) {
	static final Explanation ASSUMPTION = RaceSentence.SIGNED_NUMBERS_OF_32_BITS_DO_NOT_OVERFLOW.of();
	private static final int MOST_QUESTIONS = 5;

	/** Whether each witness of a race formula needs an overflow. */
	boolean needOverflow(BoolExpr formula, Satisfiable found) {
		return refined(formula, found, decider::solve) instanceof Decision.Unsatisfiable;
	}

	/** A small witness of a race formula like the one that was found; unsatisfiable where each needs an overflow. */
	Decision refined(BoolExpr formula, Satisfiable found) {
		return refined(formula, found, decider::decide);
	}

	private Decision refined(BoolExpr formula, Satisfiable found, Function<RaceConstraint, Decision> ask) {
		BoolExpr question = formula;
		Satisfiable witness = found;
		for (int i = 0; i < MOST_QUESTIONS; i++) {
			Assignment inputs = witness.witness();
			List<BoolExpr> violated = pair.region().defined().stream().filter(c -> isViolated(c, inputs)).toList();
			if (violated.isEmpty()) {
				return witness;
			}
			question = Bools.and(question, Bools.and(violated));
			Decision decision = ask.apply(pair.formula().question(question));
			if (!(decision instanceof Satisfiable next)) {
				return decision;
			}
			witness = next;
		}
		return new Decision.Undecided("whether it needs a signed overflow is not known", false);
	}

	/** Whether each execution that comes to the region has an overflow before, so that nothing follows from that. */
	boolean areNowhere() {
		BoolExpr without = Bools.and(pair.region().assumptions(), Bools.and(List.copyOf(pair.region().defined())));
		return decider.refutes(pair.formula().question(without));
	}

	/** Whether a condition surely does not hold; what the witness leaves open can have any value. */
	private static boolean isViolated(BoolExpr condition, Assignment witness) {
		try {
			return !new Evaluator(witness).holds(condition);
		} catch (ArithmeticException | IllegalArgumentException | IllegalStateException open) {
			return false;
		}
	}
}
