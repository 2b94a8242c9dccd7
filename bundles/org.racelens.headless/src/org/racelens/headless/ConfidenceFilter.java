package org.racelens.headless;

import java.util.List;
import java.util.TreeSet;
import org.racelens.analysis.fix.FixOutcome;
import org.racelens.analysis.fix.Repair;
import org.racelens.analysis.verdict.Confidence;
import org.racelens.analysis.verdict.Race;
import org.racelens.analysis.verdict.RegionReport;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.analysis.verdict.Verdict;
import org.racelens.model.gap.ModelGap;

/**
 * Leaves out races that the user does not want to see. A region that has only such is not free of races: it is unknown, for their reasons.
 */
final class ConfidenceFilter {
	private ConfidenceFilter() {
	}

	static UnitReport keep(UnitReport file, Confidence least) {
		return least == Confidence.POSSIBLE ? file : new UnitReport(file.path(), file.failure(),
				file.regions().stream().map(ConfidenceFilter::definite).toList(), file.messages(), file.time());
	}

	/** What is left out of a repair's reports; its fixes stay. */
	static Repair keep(Repair repair, Confidence least) {
		List<FixOutcome> unresolved = repair.unresolved().stream()
				.filter(outcome -> outcome.group().races().stream()
						.anyMatch(race -> !race.isAccepted() && race.confidence().compareTo(least) <= 0))
				.toList();
		return new Repair(repair.before(), repair.after(), keep(repair.first(), least), keep(repair.last(), least), repair.applied(),
				unresolved);
	}

	private static RegionReport definite(RegionReport region) {
		List<Race> kept = region.races().stream().filter(race -> race.confidence() == Confidence.DEFINITE).toList();
		if (kept.size() == region.races().size()) {
			return region;
		}
		TreeSet<ModelGap> gaps = new TreeSet<>(region.gaps());
		region.races().stream().filter(race -> !kept.contains(race)).forEach(race -> gaps.addAll(race.reasons()));
		return new RegionReport(region.directive(), region.place(), region.endLine(), region.function(),
				kept.isEmpty() ? Verdict.UNKNOWN : Verdict.RACE, region.time(), kept, List.copyOf(gaps), region.proof());
	}
}
