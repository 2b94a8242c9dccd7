package org.racelens.race.explore;

import java.util.HashSet;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.logic.term.Symbol;

/** Which loops that end by what they read are executed trip by trip, as some of them must be. */
final class Unrolling {
	private final boolean isOfAll;
	private final Set<Symbol> unrolled = new HashSet<>();

	private Unrolling(boolean isOfAll) {
		this.isOfAll = isOfAll;
	}

	/** Unrolls all loops. */
	static Unrolling all() {
		return new Unrolling(true);
	}

	/** Unrolls no loop so far. */
	static Unrolling none() {
		return new Unrolling(false);
	}

	/** Whether the trips of a loop are taken for one another. */
	boolean isAlike(Item.Loop loop) {
		return !isOfAll && !unrolled.contains(loop.trip());
	}

	/** From now on a loop is unrolled. */
	UnrollException unroll(Item.Loop loop) {
		unrolled.add(loop.trip());
		return new UnrollException();
	}

	/** What was gone through has to be gone through again, with one loop more that is unrolled. */
	static final class UnrollException extends NotFollowedException {
		private static final long serialVersionUID = 1L;

		private UnrollException() {
			super("a loop that is to be unrolled");
		}
	}
}
