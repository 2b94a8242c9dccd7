package org.racelens.headless;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.analysis.verdict.Verdict;
import org.racelens.headless.FindingFlags.FailOn;

/** What the findings alone make of the exit status. */
final class Findings {
	private Findings() {
	}

	static int status(List<UnitReport> files, FailOn failOn) {
		return status(files.stream().flatMap(f -> f.regions().stream()).map(r -> r.verdict()).collect(Collectors.toSet()), failOn);
	}

	static int status(Set<Verdict> verdicts, FailOn failOn) {
		boolean fails = switch (failOn) {
			case RACE -> verdicts.contains(Verdict.RACE);
			case UNKNOWN -> verdicts.contains(Verdict.RACE) || verdicts.contains(Verdict.UNKNOWN);
			case NEVER -> false;
		};
		return fails ? ExitStatus.FOUND : ExitStatus.NOTHING_FOUND;
	}
}
