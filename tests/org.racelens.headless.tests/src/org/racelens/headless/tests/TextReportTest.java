package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.SourceLines;
import org.racelens.report.TextReport;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.Palette;

/** The report for a person. */
class TextReportTest {
	private static final String RACE = """
			src/shift.c:9: parallel for in shift: RACE
			  data race on a: thread 0 writes a[i+1] in iteration i=0 while thread 1 reads a[i] in iteration i=1
			    src/shift.c:11:3: write of a[1] by thread 0, iteration i=0, before the barrier at the end of the loop
			        11 | \t\ta[i+1] = a[i] + 1;
			           | \t\t^~~~~~
			    src/shift.c:11:12: read of a[1] by thread 1, iteration i=1, before the barrier at the end of the loop
			        11 | \t\ta[i+1] = a[i] + 1;
			           | \t\t         ^~~~
			    witness: T=2, n=2

			""";
	private static final String POSSIBLE = """
			src/shift.c:20: parallel for in call: RACE
			  possible data race on b: thread 0 writes a[i+1] in iteration i=0 while task of line 20 on thread 1 atomically writes *p
			    src/shift.c:11:3: write of a[1] by thread 0, iteration i=0, before the barrier at the end of the loop
			        11 | \t\ta[i+1] = a[i] + 1;
			           | \t\t^~~~~~
			    src/shift.c:22:3: atomic write of b[0] by task of line 20 on thread 1
			      called through g in src/shift.c:22:3
			        22 | \t\tg(b);
			           | \t\t^~~~
			    witness: T=2
			    only possible because:
			      src/shift.c:22:3: the function g is not known [unmodelled-call]
			          22 | \t\tg(b);
			             | \t\t^~~~

			""";
	private static final String UNKNOWN = """
			src/shift.c:20: parallel for in call: UNKNOWN
			  not decided because:
			    src/shift.c:22:3: the function g is not known [unmodelled-call]
			        22 | \t\tg(b);
			           | \t\t^~~~

			""";
	private static final String FREE = """
			src/shift.c:40: parallel: RACE_FREE (9 conflicting pairs of accesses, each proved impossible, 2 by the solver)
			  assuming that callers of f outside this file are serial

			""";

	private static String render(RegionReport... regions) {
		UnitReport file = new UnitReport("src/shift.c", Optional.empty(), List.of(regions), List.of(), Duration.ZERO);
		return new TextReport(Sample.SHIFT.source(), Palette.PLAIN).render(new CheckReport("1.0.0", List.of(file)));
	}

	@Test
	void aRaceIsShownWithBothPlacesAndItsWitness() {
		assertEquals(RACE + "1 file, 1 parallel region: 1 race in 1 region\n", render(Sample.SHIFT.racy()));
	}

	@Test
	void aPossibleRaceSaysWhyItIsOnlyPossible() {
		assertEquals(POSSIBLE + "1 file, 1 parallel region: 1 possible race in 1 region\n", render(Sample.SHIFT.possible()));
	}

	@Test
	void anUnknownSaysItsReasons() {
		assertEquals(UNKNOWN + "1 file, 1 parallel region: 1 region unknown\n", render(Sample.SHIFT.unknown()));
	}

	@Test
	void aProofSaysWhatItRestsOn() {
		assertEquals(FREE + "1 file, 1 parallel region: 1 region race-free\n", render(Sample.SHIFT.free()));
	}

	@Test
	void theSummaryCountsEverything() {
		String all = new TextReport(Sample.SHIFT.source(), Palette.PLAIN).render(Sample.SHIFT.report());
		assertTrue(all.endsWith("\n\n3 files, 3 parallel regions: 1 race in 1 region, 1 region race-free, 1 region unknown, "
				+ "1 file not analysed\n"), all);
		assertTrue(all.contains("src/gone <&>.c: not analysed: no such file or directory\n"), all);
		assertTrue(all.startsWith("src/shift.c:9:5: warning: the clause foo is not known [unknown-clause]\n"), all);
	}

	@Test
	void manyMessagesAreCutShort() {
		UnitReport file = new UnitReport("src/shift.c", Optional.empty(), List.of(),
				Collections.nCopies(300, Sample.SHIFT.file().messages().get(0)), Duration.ZERO);
		String text = new TextReport(SourceLines.NONE, Palette.PLAIN).render(new CheckReport("1.0.0", List.of(file)));
		assertTrue(text.contains("src/shift.c: and 280 more messages like these\n"), text);
	}

	@Test
	void controlCharactersOfStrangeNamesAreNotShown() {
		UnitReport file = UnitReport.failed("a\u001b]0;title\u0007\0.c", "odd", Duration.ZERO);
		String text = new TextReport(SourceLines.NONE, Palette.ANSI).render(new CheckReport("1.0.0", List.of(file)));
		assertTrue(text.startsWith("a\\x1b]0;title\\x07\\x00.c: \u001b[1;31mnot analysed\u001b[0m: odd\n"), text);
	}

	@Test
	void manyReasonsAreCutShortUnlessExplained() {
		RegionReport region = Sample.SHIFT.unknown();
		RegionReport many = new RegionReport("parallel", region.place(), 23, "f", Verdict.UNKNOWN, Duration.ZERO, List.of(),
				Collections.nCopies(20, Sample.SHIFT.gap()), new Proof(0, 0, 0, List.of()));
		assertTrue(render(many).contains("    and 12 more reasons\n"), render(many));
		String explained = new TextReport(SourceLines.NONE, Palette.PLAIN).explain(List.of(many));
		assertEquals(20, explained.lines().filter(line -> line.contains("the function g")).count());
	}

	@Test
	void anExplanationEndsWithTheConstraint() {
		String text = new TextReport(Sample.SHIFT.source(), Palette.PLAIN).explain(List.of(Sample.SHIFT.racy()));
		assertTrue(text.startsWith(RACE), text);
		assertTrue(text.contains("(declare-const |i#1'| Int)\n"), text);
		assertTrue(text.endsWith("(check-sat)\n\n"), text);
	}

	@Test
	void colourIsOnlyWhereItIsWanted() {
		String coloured = new TextReport(Sample.SHIFT.source(), Palette.ANSI).render(Sample.SHIFT.report());
		assertTrue(coloured.contains("\u001b[1;31mRACE\u001b[0m"), coloured);
		assertFalse(render(Sample.SHIFT.racy()).contains("\u001b"));
		assertEquals(new TextReport(Sample.SHIFT.source(), Palette.PLAIN).render(Sample.SHIFT.report()),
				coloured.replaceAll("\u001b\\[[0-9;]*m", ""));
	}

	@Test
	void withoutTheSourceTheReportStandsAlone() {
		String text = new TextReport(SourceLines.NONE, Palette.PLAIN).render(Sample.SHIFT.report());
		assertFalse(text.contains("^"), text);
		assertTrue(text.contains("src/shift.c:11:3: write of a[1]"), text);
	}

	@Test
	void anEndlessLineIsCutAroundThePlace() {
		String line = "x".repeat(5_000_000);
		SourceLines lines = (path, number) -> Optional.of(line.substring(0, 4_000) + "\u001b[2J" + line);
		RegionReport region = Sample.SHIFT.racy();
		String text = new TextReport(lines, Palette.PLAIN).explain(List.of(region));
		assertTrue(text.lines().allMatch(l -> l.length() < 200), "too long");
		assertFalse(text.contains("\u001b"));
	}
}
