package org.racelens.headless.tests;

import java.nio.file.Path;

/** Which programs of the corpus the usual run draws: about one of twenty-four. The one of {@code ./verify --long} draws all. */
final class LongRun {
	private static final boolean ASKED = Boolean.getBoolean("racelens.long");
	private static final int SHARE = 24;

	private LongRun() {
	}

	/** The step with which a test goes through many programs: a smaller one where somebody has asked for the long run. */
	static int step(int usual, int whenAsked) {
		return ASKED ? whenAsked : usual;
	}

	/** Whether the program of this path is drawn, which its name alone decides. */
	static boolean draws(Path program) {
		return ASKED || Math.floorMod(program.getFileName().toString().hashCode(), SHARE) == 0;
	}
}
