package org.racelens.analysis;

import org.racelens.race.verdict.RegionReport;

/** Told of each region's answer as soon as there is one, in the thread that analyses. */
@FunctionalInterface
public interface RegionListener {
	/** For who waits for the whole report. */
	RegionListener NONE = (report, progress) -> {
	};

	/** How far the analysis of a file is: {@code done} of {@code total} regions. */
	public record Progress(int done, int total) {
	}

	/** A region has its answer; called by the analysing thread, which goes on when the call returns. */
	void judged(RegionReport report, Progress progress);
}
