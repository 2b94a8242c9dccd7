package org.racelens.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.racelens.analysis.fix.FixKind;
import org.racelens.analysis.fix.Repair;
import org.racelens.analysis.verdict.Verdict;
import org.racelens.report.FixReport.Destination;

/**
 * The figures of a repair's last line.
 *
 * @param kinds how often each kind of fix was applied
 * @param refused files that were to be written and are not
 */
record FixFigures(int repaired, int left, Map<FixKind, Integer> kinds, int files, int clean, int racy, int unknown, int failed,
		int refused) {
	static FixFigures of(FixReport report) {
		int repaired = 0;
		int left = 0;
		Map<FixKind, Integer> kinds = new EnumMap<>(FixKind.class);
		Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
		for (FixReport.File file : report.files()) {
			if (file.repair().isPresent()) {
				Repair repair = file.repair().get();
				RepairStory story = RepairStory.of(repair);
				boolean isDone = file.destination() != Destination.REFUSED;
				repaired += isDone ? story.repaired() : 0;
				left += isDone ? story.racyAfter() : story.racyBefore();
				verdicts.merge(isDone ? repair.last().verdict() : repair.first().verdict(), 1, Integer::sum);
				if (isDone) {
					repair.applied().forEach(fix -> fix.kinds().forEach(kind -> kinds.merge(kind, 1, Integer::sum)));
				}
			}
		}
		return new FixFigures(repaired, left, kinds, report.files().size(),
				verdicts.getOrDefault(Verdict.RACE_FREE, 0) + verdicts.getOrDefault(Verdict.NO_PARALLELISM, 0),
				verdicts.getOrDefault(Verdict.RACE, 0), verdicts.getOrDefault(Verdict.UNKNOWN, 0),
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
