package org.racelens.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.Repair;
import org.racelens.report.FixReport.Destination;
import org.racelens.report.words.Figures;

/**
 * The figures of a repair's last line.
 *
 * @param kinds how often each kind of fix was applied
 * @param accepted files whose races are all accepted in the source, and that are known otherwise
 * @param refused files that were to be written and are not
 */
record FixFigures(int repaired, int left, Map<FixKind, Integer> kinds, int files, int clean, int accepted, int racy,
		int unknown, int failed, int refused) {
	/** What is left of a file's races. */
	private enum Exit {
		CLEAN, ACCEPTED, RACY, UNKNOWN;

		static Exit of(UnitReport file) {
			Set<Verdict> findings = file.regions().stream().flatMap(r -> r.finding().stream()).collect(Collectors.toSet());
			if (findings.contains(Verdict.RACE)) {
				return RACY;
			}
			if (findings.contains(Verdict.UNKNOWN)) {
				return UNKNOWN;
			}
			return file.verdict() == Verdict.RACE ? ACCEPTED : CLEAN;
		}
	}

	static FixFigures of(FixReport report) {
		int repaired = 0;
		int left = 0;
		Map<FixKind, Integer> kinds = new EnumMap<>(FixKind.class);
		Map<Exit, Integer> exits = new EnumMap<>(Exit.class);
		for (FixReport.File file : report.files()) {
			if (file.repair().isPresent()) {
				Repair repair = file.repair().get();
				RepairStory story = RepairStory.of(repair);
				boolean isDone = file.destination() != Destination.REFUSED;
				repaired += isDone ? story.repaired() : 0;
				left += isDone ? story.racyAfter() : story.racyBefore();
				exits.merge(Exit.of(isDone ? repair.last() : repair.first()), 1, Integer::sum);
				if (isDone) {
					repair.applied().forEach(fix -> fix.kinds().forEach(kind -> kinds.merge(kind, 1, Integer::sum)));
				}
			}
		}
		return new FixFigures(repaired, left, kinds, report.files().size(),
				exits.getOrDefault(Exit.CLEAN, 0), exits.getOrDefault(Exit.ACCEPTED, 0), exits.getOrDefault(Exit.RACY, 0),
				exits.getOrDefault(Exit.UNKNOWN, 0),
				(int) report.files().stream().filter(file -> file.repair().isEmpty()).count(),
				(int) report.files().stream().filter(file -> file.destination() == Destination.REFUSED).count());
	}

	/** One line: {@code 3 files: 4 variables repaired (private 3, reduction 1), 1 left; 2 files without races, 1 with races}. */
	String sentence() {
		String byKind = kinds.entrySet().stream().map(e -> e.getKey().id() + " " + e.getValue()).collect(Collectors.joining(", "));
		String what = Figures.number(files, "file") + ": " + Figures.number(repaired, "variable") + " repaired"
				+ (byKind.isEmpty() ? "" : " (" + byKind + ")") + ", " + left + " left";
		List<String> exits = new ArrayList<>();
		add(clean, " without races", exits);
		add(accepted, " with accepted races only", exits);
		add(racy, " with races", exits);
		add(unknown, " unknown", exits);
		add(failed, " not analysed", exits);
		add(refused, " not written", exits);
		return exits.isEmpty() ? what : what + "; " + String.join(", ", exits);
	}

	private static void add(int count, String what, List<String> exits) {
		if (count > 0) {
			exits.add((exits.isEmpty() ? Figures.number(count, "file") : Integer.toString(count)) + what);
		}
	}
}
