package org.racelens.headless.flag;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.flag.FindingFlags.FailOn;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.CheckReport.Extent;

/** What the findings alone make of the exit status. */
public final class Findings {
	private Findings() {
	}

	/** The exit status for the findings of all regions of some files, 0 or 1; accepted races and files that failed do not count. */
	public static int status(List<UnitReport> files, FailOn failOn) {
		return status(files.stream().flatMap(f -> f.regions().stream()).flatMap(r -> r.finding().stream()).collect(Collectors.toSet()),
				failOn);
	}

	/** The same for a report; what its baseline has does not count. */
	public static int status(CheckReport report, FailOn failOn) {
		return report.comparison().map(known -> status(report.files().stream().flatMap(f -> f.regions().stream())
				.flatMap(region -> known.finding(region).stream()).collect(Collectors.toSet()), failOn))
				.orElseGet(() -> status(report.files(), failOn));
	}

	/** How much of the input a report of now speaks of. */
	public static Extent extent(Surroundings surroundings) {
		return surroundings.cancellation().isCancelled() ? Extent.PARTIAL : Extent.WHOLE;
	}

	/** @param findings what is left to be done about each region; accepted races are not */
	public static int status(Set<Verdict> findings, FailOn failOn) {
		boolean fails = switch (failOn) {
			case RACE -> findings.contains(Verdict.RACE);
			case UNKNOWN -> findings.contains(Verdict.RACE) || findings.contains(Verdict.UNKNOWN);
			case CONDITION ->
				findings.contains(Verdict.RACE) || findings.contains(Verdict.UNKNOWN) || findings.contains(Verdict.RACE_FREE_IF);
			case NEVER -> false;
		};
		return fails ? ExitStatus.FOUND : ExitStatus.NOTHING_FOUND;
	}
}
