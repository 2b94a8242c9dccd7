package org.racelens.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.report.words.Sentences;

/**
 * A repair as it is told: with the line numbers of the file as it was.
 *
 * @param racyBefore variables with races, counted once a region, before the repair
 * @param racyAfter the same after it
 */
record RepairStory(List<Applied> applied, List<Left> left, int racyBefore, int racyAfter) {
	/**
	 * An applied fix.
	 *
	 * @param line of the region's directive
	 * @param rejected cheaper fixes that do not hold
	 * @param edits of the text that the fixes before this one left
	 * @param region the region's verdict with the fix; {@link Verdict#NO_PARALLELISM} where the region is gone
	 * @param racesBefore in the part of the file that the fix can affect
	 * @param racesAfter in the same part, with the fix
	 */
	record Applied(int line, String variable, List<FixKind> kinds, String title, String reason, List<Refusal> rejected,
			List<TextEdit> edits, Verdict region,
			int racesBefore, int racesAfter) {
	}

	/** A variable whose races stay. */
	record Left(int line, String variable, List<Refusal> refusals) {
	}

	static RepairStory of(Repair repair) {
		List<Applied> applied = IntStream.range(0, repair.applied().size()).mapToObj(i -> applied(repair, i)).toList();
		LineHistory history = history(repair, repair.applied().size());
		List<Left> left = repair.unresolved().stream().map(outcome -> left(outcome, history)).toList();
		return new RepairStory(applied, left, RaceGroup.of(repair.first()).size(),
				RaceGroup.of(repair.last()).size());
	}

	int repaired() {
		return Math.max(0, racyBefore - racyAfter);
	}

	private static Applied applied(Repair repair, int index) {
		VerifiedFix fix = repair.applied().get(index);
		LineHistory history = history(repair, index);
		return new Applied(history.line(fix.group().region().place().line()), fix.group().name(), fix.kinds(),
				Sentences.of(history.explanation(fix.title())), Sentences.of(history.explanation(fix.reason())),
				told(fix.rejected(), history), fix.change().edits(),
				regionAfter(fix), races(fix.before()),
				races(fix.after()));
	}

	private static Left left(FixOutcome outcome, LineHistory history) {
		return new Left(history.line(outcome.group().region().place().line()), outcome.group().name(),
				told(outcome.refusals(), history));
	}

	private static List<Refusal> told(List<Refusal> refusals, LineHistory history) {
		return refusals.stream().map(r -> new Refusal(r.kind(), history.explanation(r.title()), history.explanation(r.reason())))
				.toList();
	}

	private static LineHistory history(Repair repair, int fixes) {
		List<VerifiedFix> earlier = new ArrayList<>(repair.applied().subList(0, fixes));
		String after = fixes == 0 ? repair.before().text() : earlier.get(fixes - 1).fixed().text();
		List<SourceChange> changes = earlier.stream().map(VerifiedFix::change).toList();
		return new LineHistory(repair.before().text(), after, changes);
	}

	private static Verdict regionAfter(VerifiedFix fix) {
		return at(fix.group().region(), fix).or(() -> moved(fix)).map(RegionReport::verdict).orElse(Verdict.NO_PARALLELISM);
	}

	/** The region in the changed text. */
	private static Optional<RegionReport> at(RegionReport region, VerifiedFix fix) {
		SourceRange directive = region.place();
		return fix.after().regions().stream().filter(now -> {
			int start = fix.change().offsetBefore(now.place().offset());
			return directive.path().equals(now.place().path()) && directive.offset() <= start && start < directive.endOffset();
		}).findFirst();
	}

	/** A region of the changed text that is none of those before. */
	private static Optional<RegionReport> moved(VerifiedFix fix) {
		List<RegionReport> known = fix.before().regions().stream().map(region -> at(region, fix)).flatMap(Optional::stream).toList();
		return fix.after().regions().stream().filter(now -> !known.contains(now)).findFirst();
	}

	private static int races(UnitReport report) {
		return report.regions().stream().mapToInt(region -> Defect.of(region.races()).size()).sum();
	}
}
