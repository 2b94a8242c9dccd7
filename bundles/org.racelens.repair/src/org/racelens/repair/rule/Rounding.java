package org.racelens.repair.rule;

import org.racelens.model.gap.Explanation;
import org.racelens.repair.fix.RepairSentence;

/** What is told where a fix adds or multiplies floating-point numbers in another order. */
final class Rounding {
	private Rounding() {
	}

	/** Why the meaning is kept, up to rounding. */
	static Explanation after(Explanation meaning) {
		return RepairSentence.X_MOREOVER_Y.of(meaning, MeaningSentence.FLOATING_POINT_RESULTS_MAY_BE_ROUNDED_DIFFERENTLY.of());
	}
}
