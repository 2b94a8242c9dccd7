package org.racelens.confirm;

import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.Explanation;
import org.racelens.race.verdict.RaceSentence;

/** Why not all is known of runs. */
final class Doubts {
	private static final int MOST = 3;

	private Doubts() {
	}

	/** The first ones as one; empty where there are none. */
	static Optional<Explanation> joined(List<Explanation> doubts) {
		return doubts.stream().limit(MOST).reduce((a, b) -> RaceSentence.DOUBT_X_AND_DOUBT_Y.of(a, b));
	}
}
