package org.racelens.analysis.race;

import java.util.Optional;
import org.racelens.analysis.decide.Decider;
import org.racelens.analysis.decide.Decision;
import org.racelens.analysis.decide.Decision.Satisfiable;
import org.racelens.analysis.decide.Evaluator;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.Substitution;
import org.racelens.analysis.phase.Flattened;
import org.racelens.analysis.prover.Assignment;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;

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
						"whether the two meet without a signed overflow before is not known")));
	}

	private static DefinedWitness inside(AccessPair pair, BoolExpr formula, Satisfiable found, DefinedNumbers numbers) {
		Decider decider = numbers.decider();
		BoolExpr within = Bools.and(pair.first().access().place().within(), PRIMED.apply(pair.second().access().place().within()));
		if (holds(within, found.witness())) {
			return new DefinedWitness(found, Optional.empty());
		}
		BoolExpr question = Bools.and(formula, within);
		Decision inside = decider.decide(pair.question(question));
		if (inside instanceof Satisfiable better && numbers.refined(question, better) instanceof Satisfiable best) {
			return new DefinedWitness(best, Optional.empty());
		}
		boolean sure = inside instanceof Decision.Unsatisfiable && !new InputsInside(pair, decider).exist(within, found.witness());
		return new DefinedWitness(found, sure ? Optional.empty() : Optional.of(gap(pair, found.witness())));
	}

	private static ModelGap gap(AccessPair pair, Assignment witness) {
		Flattened outside = holds(pair.first().access().place().within(), witness) ? pair.second() : pair.first();
		return new ModelGap(GapKind.OUT_OF_BOUNDS, outside.access().range(),
				"the two meet only where a subscript leaves its dimension of " + outside.access().variable());
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
