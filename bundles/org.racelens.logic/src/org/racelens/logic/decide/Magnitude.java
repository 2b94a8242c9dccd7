package org.racelens.logic.decide;

import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;

/** How large a formula is, written out. */
final class Magnitude {
	/** Ends the count; carries nothing. */
	private static final class Exceeded extends RuntimeException {
		private static final long serialVersionUID = 1L;

		Exceeded() {
			super(null, null, false, false);
		}
	}

	private Magnitude() {
	}

	/**
	 * Whether a formula has more terms than that. A term that stands at several places counts there each time, since whatever walks a
	 * formula meets it each time.
	 */
	static boolean exceeds(BoolExpr formula, int terms) {
		int[] count = { 0 };
		try {
			Atoms.forEachOccurrence(formula, t -> {
				if (++count[0] > terms) {
					throw new Exceeded();
				}
			});
			return false;
		} catch (Exceeded e) {
			return true;
		}
	}
}
