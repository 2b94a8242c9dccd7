package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.analysis.tests.LongRun;
import org.racelens.analysis.tests.corpus.CorpusFile.Demand;
import org.racelens.analysis.tests.corpus.CorpusFile.FixMark;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.report.words.Sentences;

/** Racy programs of the corpus are repaired, or it is said why not; what the comments of any demand of the fixes holds. */
class FixCorpusTest {
	private static Map<CorpusFile, Future<List<FixOutcome>>> offers;
	private static Map<CorpusFile, Future<Repair>> repairs;

	@BeforeAll
	static void startEverything() {
		repairs = CorpusFixes.forEach(CorpusFixes.racy(), CorpusFixes::repair);
		offers = CorpusFixes.forEach(CorpusFixes.FILES.stream().filter(f -> !f.fixes().isEmpty() || isSample(f)).toList(),
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
						+ those.stream().flatMap(o -> o.refusals().stream()).map(r -> r.kind().id() + " (" + Sentences.of(r.reason()) + ")")
								.toList());
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

	/** Programs without a race that stand for the others: that there is none is said by the tests of the analysis. */
	private static boolean isSample(CorpusFile file) {
		return !file.isRacy() && (CorpusFixes.name(file).startsWith("fix/") || LongRun.samples(CorpusFixes.name(file), 40));
	}

	@TestFactory
	Stream<DynamicTest> nothingIsOfferedWhereThereIsNoRace() {
		return CorpusFixes.FILES.stream().filter(FixCorpusTest::isSample)
				.map(f -> test(f, "nothing to offer", () -> assertEquals(List.of(), CorpusFixes.get(offers.get(f)))));
	}

	@ParameterizedTest
	@EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "DOUBLE_BUFFER")
	void everyKindRepairsSomeProgram(FixKind kind) {
		boolean isApplied = repairs.values().stream().flatMap(r -> CorpusFixes.get(r).applied().stream())
				.anyMatch(f -> f.kinds().contains(kind));
		boolean isOffered = offers.values().stream().flatMap(o -> CorpusFixes.get(o).stream()).flatMap(o -> o.fixes().stream())
				.anyMatch(f -> f.kinds().contains(kind));
		assertTrue(isApplied || isOffered, () -> "no program of the corpus is repaired by " + kind.id());
	}

	@Test
	void aStencilInPlaceIsAnsweredInWords() {
		CorpusFile stencil = CorpusFixes.FILES.stream().filter(f -> CorpusFixes.name(f).endsWith("/stencil-in-place-racy.c")).findFirst()
				.orElseThrow();
		assertTrue(CorpusFixes.usualRepair(stencil).unresolved().stream().flatMap(o -> o.refusals().stream())
				.anyMatch(r -> r.kind() == FixKind.DOUBLE_BUFFER && Sentences.of(r.reason()).contains("second array")));
	}

	@Test
	void parallelismIsGivenUpOnlyWhereItIsAskedFor() {
		CorpusFixes.racy().stream().filter(f -> CorpusFixes.get(repairs.get(f)).applied().stream().anyMatch(VerifiedFix::isLastResort))
				.limit(20).forEach(f -> assertTrue(CorpusFixes.usualRepair(f).applied().stream().noneMatch(VerifiedFix::isLastResort),
						() -> CorpusFixes.name(f)));
	}

	@TestFactory
	Stream<DynamicTest> racyProgramsAreRepairedOrItIsSaidWhyNot() {
		return CorpusFixes.racy().stream().map(f -> test(f, "repair", () -> assertRepaired(f, CorpusFixes.get(repairs.get(f)))));
	}

	private static void assertRepaired(CorpusFile file, Repair repair) {
		boolean hasRaces = repair.last().regions().stream().anyMatch(r -> !r.openRaces().isEmpty());
		assertEquals(hasRaces, !repair.unresolved().isEmpty(), "races are left, and nobody says so");
		repair.unresolved().forEach(o -> assertTrue(!o.refusals().isEmpty(), () -> "no reason is given for " + o.group().name()));
		assertEquals(Optional.empty(), repair.last().failure());
		assertEquals(repair.applied().isEmpty(), repair.after().text().equals(repair.before().text()));
		if (!repair.applied().isEmpty()) {
			ParsedUnit before = parsed(file, repair.before());
			ParsedUnit now = before;
			for (VerifiedFix fix : repair.applied()) {
				assertStaysAtItsPlace(now, fix);
				now = parsed(file, fix.fixed());
			}
			assertEquals(now.source().text(), repair.after().text());
			assertEquals(List.of(), new RepairNews(repair, before, now).all(), () -> "new in\n" + repair.after().text());
		}
		boolean hasReturns = repair.before().text().contains("\r\n");
		assertTrue(!hasReturns || !repair.after().text().replace("\r\n", "").contains("\n"), "a line end changed");
	}

	private static ParsedUnit parsed(CorpusFile file, SourceText text) {
		try {
			return CorpusFixes.FRONT_END.parse(text, CorpusFixes.command(file), Cancellation.NEVER);
		} catch (FrontEndException e) {
			throw new AssertionError("cannot be read\n" + text.text(), e);
		}
	}

	/** Whether nothing is left to repair: what a comment accepts is nobody's to repair. */
	private static boolean isComplete(Repair repair) {
		return repair.last().regions().stream()
				.allMatch(r -> r.verdict() == Verdict.RACE_FREE || r.openRaces().isEmpty() && !r.races().isEmpty());
	}

	/**
	 * A fix changes the functions around the region and around its races' ends, and no other part of the file but the line behind the
	 * declaration of a variable that becomes threadprivate.
	 */
	private static void assertStaysAtItsPlace(ParsedUnit unit, VerifiedFix fix) {
		assertEquals(unit.source().path(), fix.change().path());
		List<SourceRange> places = Stream
				.concat(Stream.of(fix.group().region().place()), fix.group().ends().stream().map(AccessReport::place))
				.toList();
		List<SourceRange> functions = unit.functions().stream().map(FunctionDefinition::range)
				.filter(f -> places.stream().anyMatch(p -> contains(f, p.path(), p.offset(), p.offset()))).toList();
		for (TextEdit edit : fix.change().edits()) {
			boolean declared = fix.kinds().contains(FixKind.THREADPRIVATE) && edit.replacement().contains("threadprivate");
			assertTrue(declared || functions.stream().anyMatch(f -> contains(f, fix.change().path(), edit.offset(), edit.endOffset())),
					() -> Sentences.of(fix.title()) + " changes another place: " + edit);
		}
	}

	private static boolean contains(SourceRange function, String path, int start, int end) {
		return function.path().equals(path) && function.offset() <= start && end <= function.endOffset();
	}

	/**
	 * A race that may be none, for want of knowledge, is nothing to repair, and a program that shows which fixes would be wrong asks for
	 * none; code that was written for threads is not executed by one only.
	 */
	@Test
	void nineOfTenProgramsWithADefiniteRaceHaveAFixAndTwoOfThreeStayParallel() {
		Map<String, Integer> byKind = new TreeMap<>();
		List<String> without = new ArrayList<>();
		List<String> sequential = new ArrayList<>();
		List<CorpusFile> definite = CorpusFixes.racy().stream().filter(FixCorpusTest::isDefinite).filter(f -> !refusesAll(f)).toList();
		for (CorpusFile file : definite) {
			Repair repair = CorpusFixes.get(repairs.get(file));
			if (isComplete(repair)) {
				repair.applied().forEach(f -> byKind.merge(String.join("+", kinds(f)), 1, Integer::sum));
				repair.applied().stream().filter(VerifiedFix::isLastResort).findFirst()
						.ifPresent(f -> sequential.add(CorpusFixes.name(file)));
			} else {
				without.add(CorpusFixes.name(file));
			}
		}
		int all = definite.size();
		System.out.println(
				"fixes: " + (all - without.size()) + " of " + all + " programs with a definite race are repaired, " + sequential.size()
						+ " of them by giving up parallelism; fixes by kind: " + byKind + "; not repaired: " + without);
		assertTrue(10 * without.size() <= all, () -> "too many are not repaired: " + without);
		assertTrue(3 * sequential.size() <= all, () -> "too many give up parallelism: " + sequential);
	}

	/** Whether the program's marks speak of fixes that must not be offered, and of no other. */
	private static boolean refusesAll(CorpusFile file) {
		List<FixMark> marks = file.fixes().values().stream().flatMap(List::stream).toList();
		return !marks.isEmpty() && marks.stream().allMatch(mark -> mark.demand() == Demand.REFUSED);
	}

	private static boolean isDefinite(CorpusFile file) {
		return file.races().values().stream().flatMap(List::stream).anyMatch(mark -> mark.confidence() == Confidence.DEFINITE);
	}
}
