package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.CallSite;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.pair.Pairing;
import org.racelens.race.verdict.RaceSentence;

/** Why a race is merely possible: whatever takes part in it and was lost or widened. */
final class RaceReasons {
	private RaceReasons() {
	}

	/**
	 * What makes every race of the region merely possible: clauses that are not followed may have made a copy of the variable, unknown
	 * directives may do anything.
	 */
	static List<ModelGap> ofAll(Region region, Pairing pairing) {
		List<ModelGap> result = new ArrayList<>();
		pairing.misaligned().stream().map(RaceReasons::misalignment).forEach(result::add);
		region.gaps().stream().filter(g -> g.kind() == GapKind.UNMODELLED_CLAUSE || g.kind() == GapKind.UNMODELLED_DIRECTIVE)
				.forEach(result::add);
		result.addAll(Events.doubts(region.items()));
		return result;
	}

	static ModelGap misalignment(Barrier barrier) {
		return new ModelGap(GapKind.MISALIGNED_BARRIER, barrier.range(),
				RaceSentence.BARRIER_IS_NOT_SURELY_MET_EQUALLY_OFTEN.of());
	}

	static Optional<ModelGap> widened(AccessPair pair) {
		return pair.isOrderExact()
				? Optional.empty()
				: Optional.of(
						new ModelGap(GapKind.WIDENED_PHASE,
								CallSite.inSource(pair.first().access().range(), pair.first().access().calls()),
								RaceSentence.WHAT_COMES_BEFORE_WHAT_IS_NOT_KNOWN_EXACTLY.of()));
	}

	/** What takes part in one race, as its witness has it. */
	static List<ModelGap> of(AccessPair pair, BoolExpr formula, Assignment witness, List<ModelGap> doubts) {
		return where(pair, formula, f -> f.function().meaning() != Meaning.INPUT || isZero(f, witness), doubts);
	}

	/** What takes part in one race whatever its witness is. */
	static List<ModelGap> ofAnyWitness(AccessPair pair, BoolExpr formula, List<ModelGap> doubts) {
		return where(pair, formula, f -> f.function().meaning() != Meaning.INPUT, doubts);
	}

	/** @param counts which applications' gaps do */
	private static List<ModelGap> where(AccessPair pair, BoolExpr formula, Predicate<IntExpr.Apply> counts, List<ModelGap> doubts) {
		Set<ModelGap> reasons = new LinkedHashSet<>(pair.first().weakened());
		reasons.addAll(pair.second().weakened());
		reasons.addAll(doubts);
		if (pair.isAlias()) {
			reasons.add(pair.aliasGap());
		}
		Atoms.forEach(pair.formula().withoutFacts(pair.formula().relevant(formula)), t -> {
			if (t instanceof Symbol s) {
				s.gap().ifPresent(reasons::add);
			} else if (t instanceof IntExpr.Apply f && counts.test(f)) {
				f.function().gap().ifPresent(reasons::add);
			}
		});
		reasons.addAll(notUnderstood(formula, pair.formula().withoutFacts(formula)));
		return reasons.stream().sorted().toList();
	}

	/**
	 * What is not known among all that decides about the way to the race, be it the serial code's way to the region: expressions that are
	 * not modelled, what pointers of unknown origin lead to, and what earlier regions computed. Their values may be such that no execution
	 * goes there. What trips of loops found counts where the way depends on it, not where it is merely known.
	 */
	private static Set<ModelGap> notUnderstood(BoolExpr formula, BoolExpr way) {
		Set<ModelGap> found = new LinkedHashSet<>();
		Atoms.forEach(formula, t -> gap(t).filter(RaceReasons::mayCloseTheWay).ifPresent(found::add));
		Atoms.forEach(way, t -> gap(t).filter(g -> isOf(g, Unfollowed::isOfWhatTripsFound)).ifPresent(found::add));
		Atoms.forEach(TiedFacts.with(way, formula), t -> gap(t).filter(g -> isOf(g, Unfollowed::isOfLastTrip)).ifPresent(found::add));
		return found;
	}

	private static Optional<ModelGap> gap(IntExpr term) {
		return term instanceof Symbol s ? s.gap() : term instanceof IntExpr.Apply f ? f.function().gap() : Optional.empty();
	}

	private static boolean mayCloseTheWay(ModelGap gap) {
		return gap.kind() == GapKind.UNMODELLED_EXPRESSION || gap.kind() == GapKind.UNMODELLED_POINTER
				|| isOf(gap, u -> u.isOfEarlierRegion() || u.isOfLoopsEnd());
	}

	private static boolean isOf(ModelGap gap, Predicate<Unfollowed> kind) {
		return isOf(gap.explanation(), kind);
	}

	private static boolean isOf(Explanation explanation, Predicate<Unfollowed> kind) {
		return explanation.sentence() instanceof Unfollowed sentence && kind.test(sentence)
				|| explanation.arguments().stream().anyMatch(a -> a instanceof Explanation part && isOf(part, kind));
	}

	private static boolean isZero(IntExpr.Apply f, Assignment witness) {
		return witness.applications().getOrDefault(f, 0L) == 0;
	}
}
