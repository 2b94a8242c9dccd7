package org.racelens.headless.tests;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.headless.work.LoopAnalyser;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.suggest.Suggestion;

/** Takes each line that begins with {@code for} for a loop: parallel with {@code good} in it, else with a dependence. */
final class FakeLoops implements LoopAnalyser {
	private static final String PRAGMA = "#pragma omp parallel for private(t)";

	final List<Optional<Integer>> lines = new ArrayList<>();

	@Override
	public List<Suggestion> suggest(SourceText source, CompileCommand command, AnalysisOptions options, Optional<Integer> line,
			Cancellation cancellation) throws FrontEndException {
		lines.add(line);
		if (source.text().contains("unparseable")) {
			throw new FrontEndException("the parser cannot read it", null);
		}
		if (source.text().contains("fault")) {
			throw new IllegalStateException("made to fail");
		}
		List<Suggestion> result = new ArrayList<>();
		int offset = 0;
		int number = 1;
		for (String one : source.text().split("\n", -1)) {
			SourceRange place = new SourceRange(source.path(), offset, offset + one.length(), number, 1, number);
			if (one.startsWith("for") && line.map(wanted -> wanted == place.line()).orElse(true)) {
				result.add(one.contains("good") ? parallel(source, place) : new Suggestion.Sequential(place, "f",
						ForeignSentence.quoted("iterations depend on each other"), Optional.of(new Sample(source.path()).race())));
			}
			offset += one.length() + 1;
			number++;
		}
		return result;
	}

	private static Suggestion parallel(SourceText source, SourceRange place) {
		SourceChange change = SourceChange.of(source, List.of(TextEdit.insert(place.offset(), PRAGMA + "\n")));
		RegionReport proof = new RegionReport("parallel for", place, place.line(), "f", Verdict.RACE_FREE, Duration.ZERO, List.of(),
				List.of(), new Proof(4, 4, 0, List.of(ForeignSentence.quoted("callers of f are serial"))));
		return new Suggestion.Parallel(place, "f", PRAGMA, change, change.appliedTo(source).orElseThrow(), proof,
				List.of(ForeignSentence.quoted("private(t): each iteration sets t before it reads it")));
	}
}
