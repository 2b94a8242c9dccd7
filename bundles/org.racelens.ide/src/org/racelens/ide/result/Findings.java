package org.racelens.ide.result;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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
	private static final String SEPARATOR = "|";
	private static final String RACE = "race";
	private static final String UNKNOWN = "unknown";
	private static final String CONDITION = "condition";

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

	/** Whether an id is that of a finding of a region in a function. */
	static boolean isOfFunction(String id, String function) {
		return Stream.of(RACE, UNKNOWN, CONDITION).anyMatch(kind -> id.startsWith(kind + SEPARATOR + function + SEPARATOR));
	}

	private void addRegion(RegionReport region) {
		for (Race race : region.races()) {
			findings.add(new RaceFound(id(RACE, region.function(), region.directive(), race.variable(), race.first().text(),
					race.second().text()), region, race));
		}
		if (region.verdict() == Verdict.UNKNOWN) {
			findings.add(new Undecided(id(UNKNOWN, region.function(), region.directive()), region));
		}
		for (Condition condition : region.conditions()) {
			findings.add(new Conditional(id(CONDITION, region.function(), region.directive(), condition.kind().id(),
					String.join(",", condition.statement().variables())), region, condition));
		}
	}

	/** Equal findings are numbered in source order. */
	private String id(String... parts) {
		String id = String.join(SEPARATOR, parts);
		int number = equal.merge(id, 1, Integer::sum);
		return number == 1 ? id : id + SEPARATOR + number;
	}
}
