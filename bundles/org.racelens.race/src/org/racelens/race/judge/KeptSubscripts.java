package org.racelens.race.judge;

import java.util.HashMap;
import java.util.Map;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision.Satisfiable;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Substitution;
import org.racelens.model.gap.Explanation;
import org.racelens.race.condition.Conditional;
import org.racelens.race.condition.InputsInside;
import org.racelens.race.condition.InputsInside.Existence;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.verdict.RaceSentence;

/**
 * What follows for a pair from that its subscripts stay inside their dimensions, where the language has it so that they do. A program that
 * lets them leave with whatever inputs does not keep to the language: it does what it says.
 *
 * @param region what was found out about other pairs of the region
 */
record KeptSubscripts(AccessPair pair, Decider decider, OfRegion region) {
	static final Explanation ASSUMPTION = RaceSentence.SUBSCRIPTS_STAY_INSIDE_THEIR_DIMENSIONS.of();
	private static final Substitution PRIMED = Substitution.priming();

	/** What is known of the pairs of one region: accesses of one piece of code mostly have the same bounds. */
	static final class OfRegion {
		private final Map<Bounds, Boolean> mayHold = new HashMap<>();
		/** whether the proof of some pair assumes that subscripts stay inside */
		private boolean assumed;
	}

	/** When two accesses are executed and stay inside their dimensions. */
	private record Bounds(BoolExpr assumed, BoolExpr first, BoolExpr firstInside, BoolExpr second, BoolExpr secondInside) {
		static Bounds of(AccessPair pair) {
			return new Bounds(pair.region().assumptions(), pair.first().domain(), pair.first().access().place().formation().inside(),
					pair.second().domain(),
					pair.second().access().place().formation().inside());
		}
	}

	/** What a proof makes of the subscripts' bounds. */
	enum Use {
		/** nothing */
		NONE,
		/** they are assumed to hold */
		ASSUMED,
		/** they would be assumed, but hold for no input */
		VIOLATED
	}

	/** Whether a pair that may race does not where its subscripts stay inside. */
	boolean free(Satisfiable racing) {
		boolean free = Conditional.isFreeInside(pair, decider) && mayHold(pair, racing.witness());
		region.assumed |= free;
		return free;
	}

	/** Whether a pair of which that is not known does not race where its subscripts stay inside. */
	boolean free() {
		return Conditional.isFreeInside(pair, decider);
	}

	/** What the proof that a pair is free makes of them. Where extents are inputs there are some that are large enough. */
	Use use() {
		if (!pair.isOfSubscripts()) {
			return Use.NONE;
		}
		// where the proof of another pair assumes it anyway, nobody needs to know whether this one's does
		if (!pair.isOfConstantShape() || region.assumed && mayHold(pair, Assignment.EMPTY)) {
			return Use.ASSUMED;
		}
		AccessPair other = pair.byAddress();
		if (!(PairAnswer.of(other, decider).decision() instanceof Satisfiable racing)) {
			return Use.NONE;
		}
		boolean holds = mayHold(other, racing.witness());
		region.assumed |= holds;
		return holds ? Use.ASSUMED : Use.VIOLATED;
	}

	/** Whether some inputs may keep all subscripts inside. */
	private boolean mayHold(AccessPair judged, Assignment racing) {
		return region.mayHold.computeIfAbsent(Bounds.of(pair),
				b -> new InputsInside(judged, decider).existence(inside(), racing) != Existence.NONE);
	}

	private BoolExpr inside() {
		return Bools.and(pair.first().access().place().formation().inside(),
				PRIMED.apply(pair.second().access().place().formation().inside()));
	}
}
