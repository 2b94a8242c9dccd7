package org.racelens.analysis;

import java.util.List;
import java.util.Optional;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.ParsedUnit;
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

	/** What of a unit is to be looked at before everything else, such as what its author has just changed; empty for nothing. */
	default Optional<Focus> first(ParsedUnit unit) {
		return Optional.empty();
	}

	/**
	 * The answers of the regions that are looked at first. They are judged again with all others: what else the file does may say more.
	 *
	 * @param reports all regions of the functions of interest
	 */
	default void foreseen(List<RegionReport> reports) {
	}
}
