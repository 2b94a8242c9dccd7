package org.racelens.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.Comparison;

/**
 * One line of the page: a race, a region without open races, a message, or a file that could not be analysed.
 *
 * @param kind what it tells
 * @param file the index of the file in the report
 * @param unit that file
 * @param region that it is about
 * @param defect of the region, where it is a race
 * @param message where it is one
 */
record Finding(FindingKind kind, int file, UnitReport unit, Optional<RegionReport> region, Optional<Defect> defect,
		Optional<SourceMessage> message) {
	/** The findings of a report: by kind, then in the order of the report. */
	static List<Finding> of(CheckReport report) {
		List<Finding> findings = new ArrayList<>();
		for (int file = 0; file < report.files().size(); file++) {
			add(file, report.files().get(file), findings);
		}
		findings.sort(Comparator.comparing(Finding::kind));
		return List.copyOf(findings);
	}

	private static void add(int file, UnitReport unit, List<Finding> findings) {
		if (unit.failure().isPresent()) {
			findings.add(new Finding(FindingKind.FAILED, file, unit, Optional.empty(), Optional.empty(), Optional.empty()));
		}
		unit.messages().forEach(m -> findings
				.add(new Finding(FindingKind.MESSAGE, file, unit, Optional.empty(), Optional.empty(), Optional.of(m))));
		for (RegionReport region : unit.regions()) {
			Defect.of(region.races()).forEach(d -> findings
					.add(new Finding(FindingKind.of(d.clearest()), file, unit, Optional.of(region), Optional.of(d), Optional.empty())));
			rest(region).ifPresent(
					kind -> findings.add(new Finding(kind, file, unit, Optional.of(region), Optional.empty(), Optional.empty())));
		}
	}

	/** What is to be told of a region besides its races; nothing of one with races that nobody accepted, which tell it. */
	private static Optional<FindingKind> rest(RegionReport region) {
		Optional<Verdict> finding = region.finding();
		if (finding.isEmpty()) {
			return region.races().isEmpty() ? Optional.of(FindingKind.FREE) : Optional.empty();
		}
		return switch (finding.get()) {
			case UNKNOWN -> Optional.of(FindingKind.UNKNOWN);
			case RACE_FREE_IF -> Optional.of(FindingKind.CONDITIONAL);
			case RACE, RACE_FREE, NO_PARALLELISM -> Optional.empty();
		};
	}

	/** Where it is; empty for a whole file. */
	Optional<SourceRange> place() {
		return defect.map(d -> d.clearest().first().place()).or(() -> message.map(SourceMessage::place))
				.or(() -> region.map(RegionReport::place));
	}

	/** Whether a baseline has it, too; empty for what is nothing to be done: not all baselines tell what is race-free. */
	Optional<Boolean> isKnown(Comparison comparison) {
		if (message.isPresent()) {
			return message.map(m -> comparison.isKnown(m, m));
		}
		return region.filter(r -> kind != FindingKind.FREE).map(r -> switch (kind) {
			case RACE, POSSIBLE, ACCEPTED -> comparison.isKnown(r, defect.orElseThrow());
			case CONDITIONAL -> r.conditions().stream().allMatch(c -> comparison.isKnown(r, c));
			case UNKNOWN, FREE, FAILED, MESSAGE, GONE -> comparison.isKnown(r);
		});
	}

	/** The variables that it names. */
	List<String> variables() {
		if (defect.isPresent()) {
			return List.of(defect.get().clearest().variable());
		}
		return kind == FindingKind.CONDITIONAL
				? region.stream().flatMap(r -> r.conditions().stream()).flatMap(c -> c.statement().variables().stream()).distinct().toList()
				: List.of();
	}
}
