package org.racelens.race.verdict;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.SourceMessage;

/**
 * The answer for one file.
 *
 * @param failure why the file could not be analysed as a whole; empty where it was
 * @param regions in source order
 * @param messages about the source itself, in source order
 */
public record UnitReport(String path, Optional<String> failure, List<RegionReport> regions, List<SourceMessage> messages, Duration time) {
	public UnitReport {
		regions = List.copyOf(regions);
		messages = List.copyOf(messages);
	}

	/** The report of a file that could not be analysed. */
	public static UnitReport failed(String path, String reason, Duration time) {
		return new UnitReport(path, Optional.of(reason), List.of(), List.of(), time);
	}

	/** The same answer, with the time it took in all. */
	public UnitReport lasting(Duration whole) {
		return new UnitReport(path, failure, regions, messages, whole);
	}

	/** The joined verdict of the regions. */
	public Verdict verdict() {
		return regions.stream().map(RegionReport::verdict).reduce(Verdict.NO_PARALLELISM, Verdict::join);
	}
}
