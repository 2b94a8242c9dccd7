package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.TextReport;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.Overview;
import org.racelens.report.words.Palette;

/** What the report of a whole project begins with. */
class OverviewTest {
	private static CheckReport report(List<RegionReport> first, List<RegionReport> second) {
		return new CheckReport("1.0.0", List.of(file("src/one.c", first), file("src/two.c", second)));
	}

	private static UnitReport file(String path, List<RegionReport> regions) {
		return new UnitReport(path, Optional.empty(), regions, List.of(), Duration.ZERO);
	}

	private static List<RegionReport> regions(RegionReport region, int count) {
		return Collections.nCopies(count, region);
	}

	@SafeVarargs
	private static List<RegionReport> all(List<RegionReport>... parts) {
		List<RegionReport> result = new ArrayList<>();
		List.of(parts).forEach(result::addAll);
		return result;
	}

	private static String text(CheckReport report) {
		return new TextReport(Sample.SHIFT.source(), Palette.PLAIN).render(report);
	}

	@Test
	void shortReportsHaveNone() {
		assertEquals(Optional.empty(), Overview.of(report(regions(Sample.SHIFT.racy(), 10), regions(Sample.SHIFT.free(), 9))));
		assertEquals(Optional.empty(), Overview.of(new CheckReport("1.0.0", List.of(file("src/one.c", regions(Sample.SHIFT.racy(), 50))))));
		assertFalse(text(report(regions(Sample.SHIFT.racy(), 1), List.of())).startsWith("at a glance"));
	}

	@Test
	void definiteRacesComeFirstThenVariablesThenCauses() {
		CheckReport report = report(all(regions(Sample.SHIFT.unknown(), 3), regions(Sample.SHIFT.possible(), 6)),
				all(regions(Sample.SHIFT.racy(), 2), regions(Sample.SHIFT.free(), 10)));
		String text = text(report);
		assertTrue(text.startsWith("""
				at a glance:
				  races:
				    src/shift.c:9 (shift): a, lines 11 and 11
				    src/shift.c:9 (shift): a, lines 11 and 11
				  possible races that need no pointers which overlap, by variable:
				    b: src/shift.c:20 (call), src/shift.c:20 (call), src/shift.c:20 (call), src/shift.c:20 (call) and 2 further regions
				  not decided, by cause:
				    3 regions: the function g is not known [unmodelled-call]
				"""), text);
		assertTrue(
				text.endsWith(
						"2 files, 21 parallel regions: 2 races and 6 possible in 8 regions, 10 regions race-free, 3 regions unknown\n"),
				text);
	}

	@Test
	void manyRacesAreCutAndCounted() {
		String text = text(report(regions(Sample.SHIFT.racy(), 30), regions(Sample.SHIFT.racy(), 30)));
		assertTrue(text.contains("    and 20 more races\n"), text);
	}
}
