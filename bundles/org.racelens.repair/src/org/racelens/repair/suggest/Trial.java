package org.racelens.repair.suggest;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.fix.RepairSentence;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.flow.ReadingSentence;
import org.racelens.repair.suggest.SequentialLoops.Nest;
import org.racelens.repair.verify.Comparison;
import org.racelens.repair.verify.FixEngine;
import org.racelens.repair.verify.Retracing;

/**
 * Tries a pragma on a loop: it is inserted in memory, the clauses it needs are added as fixes of the races that it causes, and what comes
 * out is analysed.
 */
record Trial(FrontEnd frontEnd, Analysis analysis, ParsedUnit unit, UnitReport before, CompileCommand command, AnalysisOptions options,
		Cancellation cancellation) {
	private static final Set<FixKind> CLAUSES = EnumSet.of(FixKind.PRIVATE, FixKind.LASTPRIVATE, FixKind.LINEAR, FixKind.REDUCTION);

	Suggestion of(Nest nest) {
		Optional<Explanation> obstacle = Obstacle.of(nest, unit, options.models());
		SourceText source = unit.source();
		int offset = nest.loop().range().offset();
		int lineStart = source.text().lastIndexOf('\n', offset - 1) + 1;
		if (obstacle.isEmpty() && !source.text().substring(lineStart, offset).isBlank()) {
			obstacle = Optional.of(RepairSentence.LOOP_SHARES_ITS_LINE.of());
		}
		if (obstacle.isPresent()) {
			return sequential(nest, obstacle.get(), Optional.empty());
		}
		Attempt plain = tried(nest, lineStart, "");
		int depth = plain.answer() instanceof Suggestion.Parallel ? PerfectNest.depth(nest, unit) : 1;
		for (int collapsed = depth; collapsed > 1; collapsed--) {
			Attempt attempt = tried(nest, lineStart, " collapse(" + collapsed + ")");
			if (attempt.answer() instanceof Suggestion.Parallel && plain.combined().containsAll(attempt.combined())) {
				return attempt.answer();
			}
		}
		return plain.answer();
	}

	/**
	 * What came of a pragma.
	 *
	 * @param combined variables whose copies are combined or copied back at the end: what a clause costs
	 */
	private record Attempt(Suggestion answer, Set<String> combined) {
	}

	private Attempt tried(Nest nest, int lineStart, String collapse) {
		SourceText source = unit.source();
		String indentation = indentation(nest, lineStart);
		String newLine = source.text().contains("\r\n") ? "\r\n" : "\n";
		SourceChange first = SourceChange.of(source,
				List.of(TextEdit.insert(lineStart, indentation + unit.language().directives().line("parallel for") + collapse + newLine)));
		Repair repair = new FixEngine(frontEnd, analysis).repair(first.appliedTo(source).orElseThrow(), command, options,
				new FixSelection(CLAUSES, Confidence.DEFINITE, Optional.of(nest.loop().range().line())), cancellation);
		Set<String> combined = repair.applied().stream().filter(f -> !f.kinds().equals(List.of(FixKind.PRIVATE))).map(f -> f.group().name())
				.collect(Collectors.toSet());
		return new Attempt(judged(nest, lineStart, collapse, first, repair), combined);
	}

	private Suggestion judged(Nest nest, int lineStart, String collapse, SourceChange first, Repair repair) {
		SourceText source = unit.source();
		String indentation = indentation(nest, lineStart);
		String newLine = source.text().contains("\r\n") ? "\r\n" : "\n";
		int start = lineStart + indentation.length();
		Optional<RegionReport> region = repair.last().regions().stream().filter(r -> r.place().offset() == start).findFirst();
		if (region.isEmpty()) {
			return sequential(nest, repair.last().failure().map(f -> RepairSentence.CHANGED_FILE_CANNOT_BE_ANALYSED_X.of(f))
					.orElseGet(() -> RepairSentence.CHANGED_FILE_CANNOT_BE_ANALYSED.of()),
					Optional.empty());
		}
		if (region.get().verdict() == Verdict.RACE) {
			List<SourceChange> changes = new ArrayList<>(List.of(first));
			repair.applied().forEach(f -> changes.add(f.change()));
			Race race = new Retracing(source, changes).race(region.get().races().get(0));
			return sequential(nest, dependence(race), Optional.of(race));
		}
		if (region.get().verdict() == Verdict.RACE_FREE_IF) {
			return sequential(nest, RepairSentence.RACE_FREE_ONLY_UNDER_CONDITIONS_ON_X.of(Argument.name(conditioned(region.get()))),
					Optional.empty());
		}
		if (region.get().verdict() != Verdict.RACE_FREE) {
			ModelGap gap = region.get().gaps().get(0);
			return sequential(nest, RepairSentence.LINE_X_Y.of(Argument.line(shown(gap, lineStart)), gap.explanation()),
					Optional.empty());
		}
		String pragma = repair.after().text().substring(start, region.get().place().endOffset());
		SourceChange change = SourceChange.of(source, List.of(TextEdit.insert(lineStart, indentation + pragma + newLine)));
		return worse(change, repair).<Suggestion>map(w -> sequential(nest, w, Optional.empty()))
				.orElseGet(() -> new Suggestion.Parallel(nest.loop().range(), nest.function().name(), pragma, change,
						change.appliedTo(source).orElseThrow(), region.get(), notes(repair, collapse)));
	}

	/** What stands before the directive in its line. */
	private String indentation(Nest nest, int lineStart) {
		return unit.language().directives().isInFirstColumn() ? ""
				: unit.source().text().substring(lineStart, nest.loop().range().offset());
	}

	/** What gets worse elsewhere in the file. */
	private Optional<Explanation> worse(SourceChange change, Repair repair) {
		try {
			ParsedUnit changed = frontEnd.parse(repair.after(), command, cancellation);
			return new Comparison(unit.source(), before, repair.last(), List.of(change)).news(new HashSet<>(unit.gaps()),
					new HashSet<>(changed.gaps()));
		} catch (FrontEndException e) {
			return Optional.of(ForeignSentence.quoted(e.getMessage()));
		}
	}

	private static Explanation dependence(Race race) {
		return race.reasons().isEmpty() ? RepairSentence.ITERATIONS_MEET_ON_X.of(race.variable())
				: RepairSentence.ITERATIONS_MEET_ON_X_PERHAPS_Y.of(Argument.name(race.variable()), race.reasons().get(0).explanation());
	}

	/** What the conditions of a region speak of. */
	private static String conditioned(RegionReport region) {
		return region.conditions().stream().flatMap(c -> c.statement().variables().stream()).distinct().collect(Collectors.joining(", "));
	}

	/** A gap's line in the text without the pragma. */
	private static int shown(ModelGap gap, int lineStart) {
		return gap.place().offset() > lineStart ? Math.max(1, gap.place().line() - 1) : gap.place().line();
	}

	private static Suggestion sequential(Nest nest, Explanation reason, Optional<Race> race) {
		return new Suggestion.Sequential(nest.loop().range(), nest.function().name(), reason, race);
	}

	private static List<Explanation> notes(Repair repair, String collapse) {
		List<Explanation> notes = new ArrayList<>();
		if (!collapse.isEmpty()) {
			notes.add(ObstacleSentence.NEST_IS_PERFECT_X.of(collapse.strip()));
		}
		repair.applied().forEach(f -> notes.add(ReadingSentence.X_Y.of(added(f.title()), f.reason())));
		return notes;
	}

	/** What a fix adds, where it adds a clause to directives that the pragma stands for; else all that it does. */
	private static Argument added(Explanation title) {
		return title.sentence() == TitleSentence.ADD_X_TO_THE_Y ? title.arguments().get(0) : title;
	}
}
