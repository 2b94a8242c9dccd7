package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.racelens.analysis.fix.FixOutcome;
import org.racelens.analysis.fix.Repair;
import org.racelens.analysis.fix.VerifiedFix;
import org.racelens.analysis.tests.corpus.CorpusFile.FixMark;
import org.racelens.analysis.verdict.AccessReport;
import org.racelens.analysis.verdict.CallSite;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.analysis.verdict.Verdict;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;

/** Every racy program of the corpus is repaired, or it is said why not; what its comments demand of the fixes holds. */
class FixCorpusTest {
	private static Map<CorpusFile, Future<List<FixOutcome>>> offers;
	private static Map<CorpusFile, Future<Repair>> repairs;

	@BeforeAll
	static void startEverything() {
		repairs = CorpusFixes.forEach(CorpusFixes.racy(), CorpusFixes::repair);
		offers = CorpusFixes.forEach(CorpusFixes.FILES.stream().filter(f -> !f.isRacy() || !f.fixes().isEmpty()).toList(),
				CorpusFixes::offers);
	}

	private static DynamicTest test(CorpusFile file, String claim, Runnable body) {
		return DynamicTest.dynamicTest(CorpusFixes.name(file) + ": " + claim, file.path().toUri(), body::run);
	}

	@TestFactory
	Stream<DynamicTest> whatIsOfferedIsWhatTheProgramDemands() {
		return CorpusFixes.FILES.stream().filter(f -> !f.fixes().isEmpty())
				.map(f -> test(f, "offers", () -> assertEquals(List.of(), differences(f, CorpusFixes.get(offers.get(f))))));
	}

	private static List<String> differences(CorpusFile file, List<FixOutcome> outcomes) {
		List<String> result = new ArrayList<>();
		file.fixes().forEach((line, marks) -> marks.forEach(mark -> {
			List<FixOutcome> those = outcomes.stream().filter(o -> o.group().region().place().line() == line)
					.filter(o -> o.group().name().equals(mark.variable())).toList();
			List<List<String>> offered = those.stream().flatMap(o -> o.fixes().stream()).map(FixCorpusTest::kinds).toList();
			if (those.isEmpty()) {
				result.add("line " + line + ": no races of " + mark.variable());
			} else if (!holds(mark, offered)) {
				result.add("line " + line + ": expected " + mark + " but the offers are " + offered + "; refused: "
						+ those.stream().flatMap(o -> o.refusals().stream()).map(r -> r.kind().id() + " (" + r.reason() + ")").toList());
			}
		}));
		return result;
	}

	private static boolean holds(FixMark mark, List<List<String>> offered) {
		return switch (mark.demand()) {
			case BEST -> !offered.isEmpty() && offered.get(0).size() == 1 && mark.kinds().contains(offered.get(0).get(0));
			case OFFERED -> mark.kinds().stream().allMatch(k -> offered.contains(List.of(k)));
			case REFUSED -> offered.stream().flatMap(List::stream).noneMatch(mark.kinds()::contains);
		};
	}

	private static List<String> kinds(VerifiedFix fix) {
		return fix.kinds().stream().map(k -> k.id()).toList();
	}

	@TestFactory
	Stream<DynamicTest> nothingIsOfferedWhereThereIsNoRace() {
		return CorpusFixes.FILES.stream().filter(f -> !f.isRacy())
				.map(f -> test(f, "nothing to offer", () -> assertEquals(List.of(), CorpusFixes.get(offers.get(f)))));
	}

	@TestFactory
	Stream<DynamicTest> racyProgramsAreRepairedOrItIsSaidWhyNot() {
		return CorpusFixes.racy().stream().map(f -> test(f, "repair", () -> assertRepaired(CorpusFixes.get(repairs.get(f)))));
	}

	private static void assertRepaired(Repair repair) {
		Set<GapKind> known = gaps(repair.first()).collect(Collectors.toSet());
		assertTrue(gaps(repair.last()).allMatch(known::contains), () -> "a repair brought gaps: " + repair.last());
		boolean hasRaces = repair.last().regions().stream().anyMatch(r -> r.verdict() == Verdict.RACE);
		assertEquals(hasRaces, !repair.unresolved().isEmpty(), "races are left, and nobody says so");
		repair.unresolved().forEach(o -> assertTrue(!o.refusals().isEmpty(), () -> "no reason is given for " + o.group().name()));
		SourceText text = repair.before();
		for (VerifiedFix fix : repair.applied()) {
			assertStaysAtItsPlace(text, fix);
			text = fix.fixed();
		}
		assertEquals(text.text(), repair.after().text());
		boolean hasReturns = repair.before().text().contains("\r\n");
		assertTrue(!hasReturns || !repair.after().text().replace("\r\n", "").contains("\n"), "a line end changed");
	}

	private static Stream<GapKind> gaps(UnitReport report) {
		return report.regions().stream().flatMap(r -> r.gaps().stream()).map(ModelGap::kind);
	}

	private static boolean isComplete(Repair repair) {
		return repair.last().regions().stream().allMatch(r -> r.verdict() == Verdict.RACE_FREE);
	}

	/** A fix changes the functions of the region and of its races' ends, and no other part of the file. */
	private static void assertStaysAtItsPlace(SourceText text, VerifiedFix fix) {
		assertEquals(text.path(), fix.change().path());
		Set<Integer> parts = new HashSet<>();
		parts.add(part(text.text(), fix.group().region().place().offset()));
		fix.group().ends().stream().flatMap(FixCorpusTest::offsets).forEach(o -> parts.add(part(text.text(), o)));
		for (TextEdit edit : fix.change().edits()) {
			assertTrue(parts.contains(part(text.text(), edit.offset())), () -> fix.title() + " changes another place: " + edit);
		}
	}

	private static Stream<Integer> offsets(AccessReport end) {
		return Stream.concat(Stream.of(end.place().offset()), end.calls().stream().map(CallSite::place).map(p -> p.offset()));
	}

	/** The number of closing braces in the first column before a place: they end the functions and types of a file. */
	private static int part(String text, int offset) {
		return text.substring(0, Math.min(offset, text.length())).split("\n}", -1).length;
	}

	@Test
	void atLeastNineOfTenRacyProgramsHaveAFix() {
		Map<String, Integer> byKind = new TreeMap<>();
		List<String> without = new ArrayList<>();
		int sequential = 0;
		for (CorpusFile file : CorpusFixes.racy()) {
			Repair repair = CorpusFixes.get(repairs.get(file));
			if (isComplete(repair)) {
				repair.applied().forEach(f -> byKind.merge(String.join("+", kinds(f)), 1, Integer::sum));
				sequential += repair.applied().stream().anyMatch(VerifiedFix::isLastResort) ? 1 : 0;
			} else {
				without.add(CorpusFixes.name(file));
			}
		}
		int all = CorpusFixes.racy().size();
		System.out.println("fixes: " + (all - without.size()) + " of " + all + " racy programs are repaired, " + sequential
				+ " of them by giving up parallelism; fixes by kind: " + byKind + "; not repaired: " + without);
		assertTrue(10 * without.size() <= all, () -> "too many are not repaired: " + without);
	}
}
