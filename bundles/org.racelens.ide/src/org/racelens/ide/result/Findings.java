package org.racelens.ide.result;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.racelens.ide.result.Finding.Conditional;
import org.racelens.ide.result.Finding.NotAnalysed;
import org.racelens.ide.result.Finding.NotConforming;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ide.result.Finding.Undecided;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;

/** Names what a report says. */
final class Findings {
	private final List<Finding> findings = new ArrayList<>();
	private final Map<String, Integer> equal = new HashMap<>();

	private Findings() {
	}

	/** All findings in source order, each with an id of its own. */
	static List<Finding> of(UnitReport report) {
		Findings result = new Findings();
		report.failure().ifPresent(reason -> result.findings.add(new NotAnalysed("failure", report.path(), reason)));
		report.regions().forEach(result::addRegion);
		report.messages().stream().filter(m -> m.place().path().equals(report.path()))
				.forEach(m -> result.findings.add(new NotConforming(result.id("message", m.kind().id(), m.explanation().toString()), m)));
		return List.copyOf(result.findings);
	}

	private void addRegion(RegionReport region) {
		for (Race race : region.races()) {
			findings.add(new RaceFound(id("race", region.function(), region.directive(), race.variable(), race.first().text(),
					race.second().text()), region, race));
		}
		if (region.verdict() == Verdict.UNKNOWN) {
			findings.add(new Undecided(id("unknown", region.function(), region.directive()), region));
		}
		for (Condition condition : region.conditions()) {
			findings.add(new Conditional(id("condition", region.function(), region.directive(), condition.kind().id(),
					String.join(",", condition.statement().variables())), region, condition));
		}
	}

	/** Equal findings are numbered in source order. */
	private String id(String... parts) {
		String id = String.join("|", parts);
		int number = equal.merge(id, 1, Integer::sum);
		return number == 1 ? id : id + "|" + number;
	}
}
