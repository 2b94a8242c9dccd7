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
import org.racelens.race.phase.Flattened;
import org.racelens.race.verdict.RaceSentence;

/**
 * What follows for the pairs of a region from that their subscripts stay inside their dimensions, where the language has it so that they
 * do. A program that lets them leave with whatever inputs does not keep to the language: it does what it says.
 */
final class KeptSubscripts {
	static final Explanation ASSUMPTION = RaceSentence.SUBSCRIPTS_STAY_INSIDE_THEIR_DIMENSIONS.of();
	private static final Substitution PRIMED = Substitution.priming();

	private final Decider decider;
	private final Companions companions;
	/** accesses of one piece of code mostly have the same bounds */
	private final Map<Bounds, Boolean> mayHold = new HashMap<>();
	/** whether the proof of some pair assumes that subscripts stay inside */
	private boolean assumed;

	KeptSubscripts(Decider decider, Companions companions) {
		this.decider = decider;
		this.companions = companions;
	}

	/** When two accesses are executed and stay inside their dimensions. */
	private record Bounds(BoolExpr assumed, BoolExpr first, BoolExpr firstInside, BoolExpr second, BoolExpr secondInside) {
		static Bounds of(AccessPair pair) {
			return new Bounds(pair.region().assumptions(), pair.first().domain(), Companions.inside(pair.first()), pair.second().domain(),
					Companions.inside(pair.second()));
		}

		BoolExpr inside() {
			return Bools.and(firstInside, PRIMED.apply(secondInside));
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

	/** Whether a pair that may race does not where its subscripts stay inside, and those of what is executed before. */
	boolean free(AccessPair pair, Satisfiable racing) {
		boolean free = Conditional.isFreeInside(pair, decider) ? mayHold(pair, pair, racing.witness()) : isFreeBehindOthers(pair, racing);
		assumed |= free;
		return free;
	}

	/** Whether a pair of which that is not known does not race where its subscripts stay inside. */
	boolean free(AccessPair pair) {
		return Conditional.isFreeInside(pair, decider);
	}

	/** Others that leave their dimensions do so for some inputs only: there must be others that keep all inside. */
	private boolean isFreeBehindOthers(AccessPair pair, Satisfiable racing) {
		BoolExpr first = kept(pair.first(), pair);
		BoolExpr second = kept(pair.second(), pair);
		BoolExpr both = Bools.and(first, PRIMED.apply(second));
		if (both.equals(Bools.TRUE) || !Conditional.isFreeWhere(pair, both, decider)) {
			return false;
		}
		Bounds own = Bounds.of(pair);
		InputsInside inputs = new InputsInside(pair, Bools.and(own.firstInside, first), Bools.and(own.secondInside, second), decider);
		return inputs.existence(Bools.and(own.inside(), both), racing.witness()) == Existence.POSSIBLE;
	}

	/** That the subscripts of what is surely accessed before stay inside where the language keeps them there. */
	private BoolExpr kept(Flattened access, AccessPair pair) {
		return Bools.and(companions.of(access, pair.region()).stream().map(a -> a.access().place().formation().kept()).toList());
	}

	/** What the proof that a pair is free makes of them. Where extents are inputs there are some that are large enough. */
	Use use(AccessPair pair) {
		if (!pair.isOfSubscripts()) {
			return Use.NONE;
		}
		// where the proof of another pair assumes it anyway, nobody needs to know whether this one's does
		if (!pair.isOfConstantShape() || assumed && mayHold(pair, pair, Assignment.EMPTY)) {
			return Use.ASSUMED;
		}
		AccessPair other = pair.byAddress();
		if (!(PairAnswer.of(other, decider).decision() instanceof Satisfiable racing)) {
			return Use.NONE;
		}
		boolean holds = mayHold(pair, other, racing.witness());
		assumed |= holds;
		return holds ? Use.ASSUMED : Use.VIOLATED;
	}

	/** Whether some inputs may keep all subscripts of a pair inside. */
	private boolean mayHold(AccessPair pair, AccessPair judged, Assignment racing) {
		return mayHold.computeIfAbsent(Bounds.of(pair),
				b -> new InputsInside(judged, decider).existence(b.inside(), racing) != Existence.NONE);
	}
}
