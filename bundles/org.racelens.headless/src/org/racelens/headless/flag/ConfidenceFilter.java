package org.racelens.headless.flag;

import java.util.List;
import java.util.TreeSet;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.Repair;

/**
 * Leaves out races that the user does not want to see. A region that has only such is not free of races: it is unknown, for their reasons.
 */
public final class ConfidenceFilter {
	private ConfidenceFilter() {
	}

	/** A file's report with only the races of at least some confidence; a region that keeps none of its races is unknown. */
	public static UnitReport keep(UnitReport file, Confidence least) {
		return least == Confidence.POSSIBLE ? file : new UnitReport(file.path(), file.failure(),
				file.regions().stream().map(ConfidenceFilter::definite).toList(), file.messages(), file.time());
	}

	/** What is left out of a repair's reports; its fixes stay. */
	public static Repair keep(Repair repair, Confidence least) {
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
				kept.isEmpty() ? Verdict.UNKNOWN : Verdict.RACE, region.time(), kept, List.copyOf(gaps), region.conditions(),
				region.proof());
	}
}
