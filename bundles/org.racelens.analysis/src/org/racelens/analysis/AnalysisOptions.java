package org.racelens.analysis;

import java.time.Duration;

/**
 * What the user chooses.
 *
 * @param regionTimeout wall-clock limit for one region; pairs not decided by then are unknown
 * @param schedule what a loop without a {@code schedule} clause is taken for
 */
public record AnalysisOptions(Duration regionTimeout, DefaultSchedule schedule) {
	/** The schedule of loops that name none. */
	public enum DefaultSchedule {
		/** any: what holds for every schedule */
		ANY,
		/** {@code static}, as most compilers do */
		STATIC
	}

	public static AnalysisOptions defaults() {
		return new AnalysisOptions(Duration.ofSeconds(10), DefaultSchedule.ANY);
	}
}
