package org.racelens.race.judge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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

	/** What must stay inside for the two of a pair to be executed: their own subscripts, and those of what is executed before. */
	private record Accessed(List<Flattened> first, List<Flattened> second) {
		static Accessed of(AccessPair pair, Companions companions) {
			return new Accessed(with(pair.first(), companions.of(pair.first(), pair.region())),
					with(pair.second(), companions.of(pair.second(), pair.region())));
		}

		private static List<Flattened> with(Flattened access, List<Flattened> before) {
			return Stream.concat(Stream.of(access), before.stream()).toList();
		}

		BoolExpr firstInside() {
			return inside(first);
		}

		BoolExpr secondInside() {
			return inside(second);
		}

		BoolExpr bothInside() {
			return Bools.and(firstInside(), PRIMED.apply(secondInside()));
		}

		private static BoolExpr inside(List<Flattened> accesses) {
			return Bools.and(accesses.stream().map(Companions::inside).toList());
		}

		/** One that leaves its dimension, or may do so. */
		Flattened leaving(Assignment witness) {
			return first.stream().filter(a -> !holds(Companions.inside(a), witness)).findFirst()
					.or(() -> second.stream().filter(a -> !holds(PRIMED.apply(Companions.inside(a)), witness)).findFirst())
					.orElse(second.get(0));
		}
	}

	/** Looks for a better witness of a race formula than the one that was found. */
	static DefinedWitness of(AccessPair pair, BoolExpr formula, Satisfiable found, Decider decider, Companions companions) {
		DefinedNumbers numbers = new DefinedNumbers(pair, decider);
		return numbers.refined(formula, found) instanceof Satisfiable fitting
				? inside(pair, formula, fitting, numbers, Accessed.of(pair, companions))
				: new DefinedWitness(found, Optional.of(new ModelGap(GapKind.SIGNED_OVERFLOW, pair.first().access().range(),
						RaceSentence.MEETING_WITHOUT_SIGNED_OVERFLOW_IS_NOT_KNOWN.of())));
	}

	private static DefinedWitness inside(AccessPair pair, BoolExpr formula, Satisfiable found, DefinedNumbers numbers,
			Accessed accessed) {
		Decider decider = numbers.decider();
		BoolExpr within = accessed.bothInside();
		if (holds(within, found.witness())) {
			return new DefinedWitness(found, Optional.empty());
		}
		BoolExpr question = Bools.and(formula, within);
		Decision inside = decider.decide(pair.formula().question(question));
		if (inside instanceof Satisfiable better && numbers.refined(question, better) instanceof Satisfiable best) {
			return new DefinedWitness(best, Optional.empty());
		}
		boolean sure = inside instanceof Decision.Unsatisfiable
				&& new InputsInside(pair, accessed.firstInside(), accessed.secondInside(), decider)
						.existence(within, found.witness()) != Existence.POSSIBLE;
		return new DefinedWitness(found, sure ? Optional.empty() : Optional.of(gap(accessed.leaving(found.witness()))));
	}

	private static ModelGap gap(Flattened outside) {
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
