package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.report.FixReport;
import org.racelens.report.FixSummary;
import org.racelens.report.UnifiedDiff;
import org.racelens.report.words.Palette;

/** How repairs are told, where the region of a race does not stay as it was. */
class FixSummaryTest {
	private static final String PATH = "a.c";
	private static final SourceText BEFORE = new SourceText(PATH, "one\ntwo\npragma\nfour\npragma\n", 0);
	private static final int PRAGMA = 8;
	private static final int LAST_PRAGMA = 20;

	private static RegionReport region(SourceText text, int offset, Verdict verdict) {
		int line = 1 + (int) text.text().substring(0, offset).chars().filter(c -> c == '\n').count();
		return new RegionReport("parallel for", new SourceRange(PATH, offset, offset + 6, line, 1, line), line + 1, "f", verdict,
				Duration.ZERO, verdict == Verdict.RACE ? List.of(new Sample(PATH).race()) : List.of(), List.of(),
				new Proof(1, 1, 0, List.of()));
	}

	private static UnitReport report(RegionReport... regions) {
		return new UnitReport(PATH, Optional.empty(), List.of(regions), List.of(), Duration.ZERO);
	}

	/** The last pragma's region is free before and after. */
	private static String told(FixKind kind, SourceChange change, List<Integer> regionsAfter) {
		RegionReport racy = region(BEFORE, PRAGMA, Verdict.RACE);
		SourceText after = change.appliedTo(BEFORE).orElseThrow();
		UnitReport last = report(regionsAfter.stream().map(offset -> region(after, offset, Verdict.RACE_FREE))
				.toArray(RegionReport[]::new));
		UnitReport first = report(racy, region(BEFORE, LAST_PRAGMA, Verdict.RACE_FREE));
		VerifiedFix fix = new VerifiedFix(List.of(kind), TitleSentence.EXECUTE_LINE_X_BY_A_SINGLE_THREAD.of(Argument.line(3)),
				ForeignSentence.quoted("because"), List.of(), new RaceGroup(racy, "a", Optional.empty(),
						racy.races()),
				change, after, first, last);
		return told(new Repair(BEFORE, after, first, last, List.of(fix), List.of()));
	}

	private static String told(Repair repair) {
		return new FixSummary(Palette.PLAIN)
				.render(new FixReport("1.0.0", List.of(FixReport.File.shown(PATH, repair, UnifiedDiff.of(PATH, "", "")))));
	}

	@Test
	void aRegionWithoutItsPragmaIsSequential() {
		String text = told(FixKind.REMOVE_PRAGMA, SourceChange.of(BEFORE, List.of(TextEdit.delete(PRAGMA, PRAGMA + 7))),
				List.of(LAST_PRAGMA - 7));
		assertEquals("""
				a.c: 1 variable repaired
				  line 3: a: execute line 3 by a single thread
				    because
				    verified: RACE → NO_PARALLELISM, 1 race → 0
				1 file: 1 variable repaired (remove-pragma 1), 0 left; 1 file without races
				""", text);
	}

	@Test
	void aRegionThatMovesIsFoundAgain() {
		SourceChange change = SourceChange.of(BEFORE, List.of(TextEdit.insert(0, "pragma\n"), TextEdit.delete(PRAGMA, PRAGMA + 7)));
		String text = told(FixKind.OUTER_LOOP, change, List.of(0, LAST_PRAGMA));
		assertTrue(text.contains("verified: RACE → RACE_FREE, 1 race → 0"), text);
	}

	@Test
	void whatIsLeftWithoutARefusalIsSaidToo() {
		RegionReport racy = region(BEFORE, PRAGMA, Verdict.RACE);
		RaceGroup group = new RaceGroup(racy, "a", Optional.empty(), racy.races());
		String text = told(new Repair(BEFORE, BEFORE, report(racy), report(racy), List.of(),
				List.of(new FixOutcome(group, List.of(), List.of()))));
		assertEquals("""
				a.c: 0 variables repaired, 1 left
				  line 3: a: not repaired
				    no fix of the wanted kinds is known
				1 file: 0 variables repaired, 1 left; 1 file with races
				""", text);
	}
}
