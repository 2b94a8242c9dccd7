package org.racelens.race.explore;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Until;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/** How much of what a team does its threads' statements say: where they end before, and whether they may do more. */
final class Extent {
	private final Set<String> cuts = new HashSet<>();
	private final Map<String, BoundedLoop> bounded = new HashMap<>();
	private boolean isWidened;
	private boolean hasRounds;

	/** Where a thread goes on in a way that is not said. */
	Until cut(String label) {
		cuts.add(label);
		return new Until(label, List.of(), Expression.of(0));
	}

	/** Where more trips of a loop are not said. */
	Until cut(SourceRange loop) {
		return cut("behind line " + loop.line() + ":" + loop.column());
	}

	/** Where more trips of a loop are not said of which it is not known whether there are any. */
	Until bound(SourceRange loop, int trips) {
		Until cut = cut(loop);
		bounded.put(cut.label(), new BoundedLoop(loop, trips));
		return cut;
	}

	/** For some reasons, if there are any, a loop may make more trips than in the program. */
	void widen(List<ModelGap> reasons) {
		isWidened |= !reasons.isEmpty();
	}

	/** A loop is said whatever its number of trips is. */
	void goRound(List<ModelGap> widening) {
		hasRounds = true;
		widen(widening);
	}

	/** Where what comes next is not said: the labels of waits that stand there. */
	Set<String> cuts() {
		return cuts;
	}

	/** Of these, the ones behind the trips of a loop of which it is not known how many there are. */
	Map<String, BoundedLoop> bounded() {
		return bounded;
	}

	/** Whether there are loops that end by what they read, and whose trips are all alike. */
	boolean hasRounds() {
		return hasRounds;
	}

	/** Whether there may be more trips than in the program, so that no race is sure. */
	boolean isWidened() {
		return isWidened;
	}
}
