package org.racelens.headless;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.analysis.verdict.Verdict;
import org.racelens.headless.FindingFlags.FailOn;
import org.racelens.report.CheckReport.Extent;

/** What the findings alone make of the exit status. */
final class Findings {
	private Findings() {
	}

	static int status(List<UnitReport> files, FailOn failOn) {
		return status(files.stream().flatMap(f -> f.regions().stream()).flatMap(r -> r.finding().stream()).collect(Collectors.toSet()),
				failOn);
	}

	/** How much of the input a report of now speaks of. */
	static Extent extent(Surroundings surroundings) {
		return surroundings.cancellation().isCancelled() ? Extent.PARTIAL : Extent.WHOLE;
	}

	/** @param findings what is left to be done about each region; accepted races are not */
	static int status(Set<Verdict> findings, FailOn failOn) {
		boolean fails = switch (failOn) {
			case RACE -> findings.contains(Verdict.RACE);
			case UNKNOWN -> findings.contains(Verdict.RACE) || findings.contains(Verdict.UNKNOWN);
			case NEVER -> false;
		};
		return fails ? ExitStatus.FOUND : ExitStatus.NOTHING_FOUND;
	}
}
