package org.racelens.race.judge;

import java.util.Optional;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.Decision.Satisfiable;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Substitution;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.condition.InputsInside;
import org.racelens.race.condition.InputsInside.Existence;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.phase.Flattened;
import org.racelens.race.verdict.RaceSentence;

/**
 * A witness of a race that the language defines: one in which each subscript lies in the declared dimension of its array, if there is any.
 * Where there is none but other inputs keep all subscripts inside, the race is possible only; where no input does, the program does what it
 * says.
 *
 * @param found the witness
 * @param doubt why the race is merely possible
 */
record DefinedWitness(Satisfiable found, Optional<ModelGap> doubt) {
	private static final Substitution PRIMED = Substitution.priming();

	/** Looks for a better witness of a race formula than the one that was found. */
	static DefinedWitness of(AccessPair pair, BoolExpr formula, Satisfiable found, Decider decider) {
		DefinedNumbers numbers = new DefinedNumbers(pair, decider);
		return numbers.refined(formula, found) instanceof Satisfiable fitting
				? inside(pair, formula, fitting, numbers)
				: new DefinedWitness(found, Optional.of(new ModelGap(GapKind.SIGNED_OVERFLOW, pair.first().access().range(),
						RaceSentence.MEETING_WITHOUT_SIGNED_OVERFLOW_IS_NOT_KNOWN.of())));
	}

	private static DefinedWitness inside(AccessPair pair, BoolExpr formula, Satisfiable found, DefinedNumbers numbers) {
		Decider decider = numbers.decider();
		BoolExpr within = Bools.and(pair.first().access().place().formation().inside(),
				PRIMED.apply(pair.second().access().place().formation().inside()));
		if (holds(within, found.witness())) {
			return new DefinedWitness(found, Optional.empty());
		}
		BoolExpr question = Bools.and(formula, within);
		Decision inside = decider.decide(pair.formula().question(question));
		if (inside instanceof Satisfiable better && numbers.refined(question, better) instanceof Satisfiable best) {
			return new DefinedWitness(best, Optional.empty());
		}
		boolean sure = inside instanceof Decision.Unsatisfiable
				&& new InputsInside(pair, decider).existence(within, found.witness()) != Existence.POSSIBLE;
		return new DefinedWitness(found, sure ? Optional.empty() : Optional.of(gap(pair, found.witness())));
	}

	private static ModelGap gap(AccessPair pair, Assignment witness) {
		Flattened outside = holds(pair.first().access().place().formation().inside(), witness) ? pair.second() : pair.first();
		return new ModelGap(GapKind.OUT_OF_BOUNDS, outside.access().range(),
				RaceSentence.MEETING_ONLY_OUTSIDE_A_DIMENSION_OF_X.of(outside.access().variable()));
	}

	/** Whether a condition is known to hold. */
	private static boolean holds(BoolExpr condition, Assignment witness) {
		try {
			return condition.equals(Bools.TRUE) || new Evaluator(witness).holds(condition);
		} catch (ArithmeticException | IllegalArgumentException | IllegalStateException open) {
			return false;
		}
	}
}
