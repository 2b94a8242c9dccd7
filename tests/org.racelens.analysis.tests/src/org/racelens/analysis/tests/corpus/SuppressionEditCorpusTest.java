package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.tests.LongRun;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.suppression.SuppressionEdit;
import org.racelens.report.words.Sentences;

/**
 * Every race of the corpus that is not accepted can be accepted by an edit: the text is analysed as before, that race is accepted, and no
 * other one that the comment could tell apart. The same holds, for the first race of each region, with other line breaks and with comments
 * that reach into the lines. The usual run takes every third program.
 */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class SuppressionEditCorpusTest {
	private static final String PLAIN = "as it is";
	private static final Map<String, UnaryOperator<String>> FORMS = Map.of(PLAIN, t -> t, //
			"with CRLF", t -> t.replace("\r\n", "\n").replace("\n", "\r\n"), //
			"with comments before statements", t -> t.replaceAll("(?m)^([ \t]+)(?=\\w[^/\n]*;)", "$1/* a comment\n$1of two lines */ "));

	@TestFactory
	Stream<DynamicTest> everyRaceCanBeAccepted() {
		List<CorpusFile> files = CorpusFixes.racy().stream().filter(file -> LongRun.samples(CorpusFixes.name(file), 5)).toList();
		Map<CorpusFile, Future<Optional<AssertionError>>> answers = CorpusFixes.forEach(files, file -> {
			try {
				FORMS.forEach((name, form) -> check(file, name, form.apply(file.text())));
				return Optional.empty();
			} catch (AssertionError e) {
				return Optional.of(e);
			}
		});
		return files.stream().map(file -> DynamicTest.dynamicTest(CorpusFixes.name(file), () -> {
			Optional<AssertionError> failure = get(answers.get(file));
			if (failure.isPresent()) {
				throw failure.get();
			}
		}));
	}

	private static Optional<AssertionError> get(Future<Optional<AssertionError>> answer) throws InterruptedException {
		try {
			return answer.get();
		} catch (ExecutionException e) {
			throw new AssertionError(e.getCause());
		}
	}

	private static void check(CorpusFile file, String form, String text) {
		SourceText source = CorpusFixes.source(file, text);
		UnitReport before = analyse(file, source);
		for (RegionReport region : before.regions()) {
			for (Race race : region.races().subList(0, form.equals(PLAIN) ? region.races().size() : Math.min(1, region.races().size()))) {
				String claim = form + ": race on " + race.variable() + " of " + race.first().place() + " and " + race.second().place();
				Optional<SourceChange> change = SuppressionEdit.of(source, race, region, "because");
				boolean here = Stream.of(race.first().place(), race.second().place(), region.place()).anyMatch(p -> isHere(p, source));
				assertEquals(here && !race.isAccepted(), change.isPresent(), claim);
				if (change.isPresent()) {
					check(claim, before, region, race, source, change.get(), file);
				}
			}
		}
	}

	private static void check(String claim, UnitReport before, RegionReport region, Race race, SourceText source, SourceChange change,
			CorpusFile file) {
		SourceText text = change.appliedTo(source).orElseThrow();
		UnitReport after = analyse(file, text);
		assertEquals(messages(before), messages(after), claim + "\n" + text.text());
		Map<String, Race> known = races(before, UnaryOperator.identity());
		Map<String, Race> now = races(after, place -> before(place, change));
		assertEquals(known.keySet(), now.keySet(), claim + "\n" + text.text());
		assertTrue(now.get(key(race, UnaryOperator.identity(), region)).isAccepted(), claim + "\n" + text.text());
		List<SourceRange> ends = Stream.of(race.first().place(), race.second().place()).filter(p -> isHere(p, source)).toList();
		now.forEach((key, other) -> {
			Race was = known.get(key);
			boolean alike = was.variable().equals(race.variable()) && (ends.isEmpty() || Stream.of(was.first(), was.second())
					.anyMatch(end -> ends.stream().anyMatch(place -> place.line() == end.place().line())));
			assertTrue(alike || other.isAccepted() == was.isAccepted(), claim + " accepts " + key + "\n" + text.text());
		});
	}

	private static UnitReport analyse(CorpusFile file, SourceText source) {
		UnitReport report = CorpusFixes.ANALYSIS.analyse(source, CorpusFixes.command(file), AnalysisOptions.defaults(), Cancellation.NEVER);
		assertEquals(Optional.empty(), report.failure());
		return report;
	}

	private static boolean isHere(SourceRange place, SourceText source) {
		return place.path().equals(source.path());
	}

	private static List<String> messages(UnitReport report) {
		return report.messages().stream().map(m -> m.kind().id() + Sentences.of(m)).toList();
	}

	/** The races by where they are in the text as it was. */
	private static Map<String, Race> races(UnitReport report, UnaryOperator<SourceRange> was) {
		Map<String, Race> result = new HashMap<>();
		report.regions().forEach(region -> region.races().forEach(race -> result.put(key(race, was, region), race)));
		return result;
	}

	private static String key(Race race, UnaryOperator<SourceRange> was, RegionReport region) {
		return race.variable() + " " + race.kind() + " " + offset(race.first().place(), was) + " " + offset(race.second().place(), was)
				+ " in "
				+ offset(region.place(), was);
	}

	private static String offset(SourceRange place, UnaryOperator<SourceRange> was) {
		return place.path() + ":" + was.apply(place).offset();
	}

	private static SourceRange before(SourceRange place, SourceChange change) {
		int offset = place.path().equals(change.path()) ? change.offsetBefore(place.offset()) : place.offset();
		return new SourceRange(place.path(), offset, offset, 1, 1, 1);
	}
}
