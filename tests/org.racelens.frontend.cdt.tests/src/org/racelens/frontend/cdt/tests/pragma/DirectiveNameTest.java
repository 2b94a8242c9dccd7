package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.CompoundDirectives;
import org.racelens.openmp.scan.DirectiveTable;

class DirectiveNameTest {
	@TestFactory
	Stream<DynamicTest> everyDirectiveOfTheModelIsRead() {
		return Arrays.stream(DirectiveName.values()).map(name -> dynamicTest(name.spelling(), () -> {
			Scanned scanned = Scanned.text(Samples.directive(name)).isClean();
			assertEquals(List.of(name), scanned.directive().names());
		}));
	}

	@TestFactory
	Stream<DynamicTest> everyCompoundDirectiveIsRead() {
		return CompoundDirectives.all().stream().map(names -> {
			String spelling = names.stream().map(DirectiveName::spelling).collect(Collectors.joining(" "));
			return dynamicTest(spelling, () -> assertEquals(names, Scanned.text(spelling).isClean().directive().names()));
		});
	}

	/** OpenMP 5.2 §17.3 gives rules; the table gives names. They must agree for every sequence of leaves. */
	@Test
	void compoundNamesAreThoseThatTheRulesOfTheSpecificationAllow() {
		List<DirectiveName> leaves = List.of(DirectiveName.TARGET, DirectiveName.TEAMS, DirectiveName.DISTRIBUTE, DirectiveName.PARALLEL,
				DirectiveName.FOR, DirectiveName.SIMD, DirectiveName.LOOP, DirectiveName.SECTIONS, DirectiveName.MASKED,
				DirectiveName.TASKLOOP);
		Set<List<DirectiveName>> table = CompoundDirectives.all().stream().filter(names -> !names.contains(DirectiveName.MASTER))
				.collect(Collectors.toSet());
		List<List<DirectiveName>> sequences = List.of(List.of());
		for (int length = 1; length <= 6; length++) {
			List<List<DirectiveName>> longer = new ArrayList<>();
			for (List<DirectiveName> shorter : sequences) {
				for (DirectiveName leaf : leaves) {
					if (!shorter.contains(leaf)) {
						longer.add(Stream.concat(shorter.stream(), Stream.of(leaf)).toList());
					}
				}
			}
			longer.forEach(names -> assertEquals(names.size() > 1 && isCompound(names), table.contains(names), names::toString));
			sequences = longer;
		}
	}

	private static boolean isCompound(List<DirectiveName> names) {
		if (names.size() == 1) {
			return true;
		}
		List<DirectiveName> rest = names.subList(1, names.size());
		DirectiveName b = rest.get(0);
		boolean single = rest.size() == 1;
		if (!isCompound(rest)) {
			return false;
		}
		return switch (names.get(0)) {
			case TASKLOOP, FOR -> single && b == DirectiveName.SIMD;
			case MASKED -> b == DirectiveName.TASKLOOP;
			case PARALLEL ->
				b == DirectiveName.MASKED || b == DirectiveName.FOR || single && (b == DirectiveName.LOOP || b == DirectiveName.SECTIONS);
			case DISTRIBUTE -> single && b == DirectiveName.SIMD || b == DirectiveName.PARALLEL && rest.contains(DirectiveName.FOR);
			case TEAMS -> single && b == DirectiveName.LOOP || b == DirectiveName.DISTRIBUTE;
			case TARGET -> single && b == DirectiveName.SIMD || b == DirectiveName.TEAMS || b == DirectiveName.PARALLEL
					&& (single || rest.contains(DirectiveName.FOR) || rest.contains(DirectiveName.LOOP));
			default -> false;
		};
	}

	@TestFactory
	Stream<DynamicTest> everyDirectiveHasARow() {
		return Arrays.stream(DirectiveName.values()).map(name -> dynamicTest(name.spelling(), () -> {
			DirectiveTable.Row row = DirectiveTable.row(name);
			assertEquals(name, row.name());
			assertTrue(row.clauses().containsAll(row.atLeastOne()));
			row.atMostOne().forEach(set -> assertTrue(row.clauses().containsAll(set)));
		}));
	}

	@Test
	void theLongestNameWins() {
		Scanned.text("target data map(x)").isClean().isDirective("target data");
		Scanned.text("target teams").isClean().isDirective("target teams");
		assertEquals(List.of(DirectiveName.TARGET_DATA), Scanned.text("target data map(x)").directive().names());
		assertEquals(List.of(DirectiveName.DECLARE_TARGET), Scanned.text("declare target").directive().names());
	}

	@Test
	void whatFollowsCancelIsAClause() {
		for (String construct : List.of("parallel", "for", "sections", "taskgroup")) {
			Scanned cancel = Scanned.text("cancel " + construct + " if(x)").isClean();
			assertEquals(List.of(DirectiveName.CANCEL), cancel.directive().names());
			assertEquals(construct, cancel.directive().clauses().get(0).name().spelling());
			Scanned.text("cancellation point " + construct).isClean().isDirective("cancellation point");
		}
	}

	@Test
	void whatFollowsOrderedIsAClause() {
		assertEquals(List.of(ClauseName.THREADS, ClauseName.SIMD), Scanned.text("ordered threads simd").isClean().clauseNames());
	}

	@Test
	void forSimdIsOneDirectiveAndForIfTheOtherStandsApart() {
		assertEquals(List.of(DirectiveName.FOR, DirectiveName.SIMD), Scanned.text("for simd").isClean().directive().names());
		Scanned.text("for nowait simd").isDirective("for").complains("unknown-directive@simd");
	}

	@Test
	void commasMayStandBetweenNameAndClauses() {
		assertEquals(List.of(ClauseName.SHARED, ClauseName.PRIVATE, ClauseName.IF),
				Scanned.text("parallel, shared(a), private(b) if(c)").isClean().clauseNames());
	}

	@Test
	void theNameOfACriticalRegionIsItsArgument() {
		assertEquals(List.of("lock_a"), Scanned.texts(Scanned.text("critical (lock_a) hint(1)").isClean().directive().arguments()));
		assertEquals(List.of(), Scanned.text("critical").isClean().directive().arguments());
		Scanned.text("critical(a, b)").complains("syntax@(a, b)");
	}

	@Test
	void listsOfDirectivesAreSplitAtCommas() {
		assertEquals(List.of("x", "y[0:n]"), Scanned.texts(Scanned.text("flush(x, y[0:n])").isClean().directive().arguments()));
		assertEquals(List.of("a", "b"), Scanned.texts(Scanned.text("threadprivate(a,b)").isClean().directive().arguments()));
		assertEquals(List.of("f", "g"), Scanned.texts(Scanned.text("declare target (f, g)").isClean().directive().arguments()));
	}

	@Test
	void declaredReductionsKeepTheirArgumentAsText() {
		Scanned scanned = Scanned
				.text("declare reduction(merge : std::vector<int>, T : omp_out.insert(omp_in, 1)) initializer(omp_priv = {})").isClean();
		assertEquals(List.of("merge : std::vector<int>, T : omp_out.insert(omp_in, 1)"), Scanned.texts(scanned.directive().arguments()));
		assertEquals(List.of("omp_priv = {}"), Scanned.texts(scanned.clause().arguments()));
	}

	@Test
	void nothingIsNoDirective() {
		assertFalse(Scanned.text("").complains("syntax@").result().directive().isPresent());
		assertFalse(
				Scanned.text("  /* nothing */ // at all").complains("syntax@  /* nothing */ // at all").result().directive().isPresent());
	}

	@Test
	void aNameThatIsNoWordIsASyntaxError() {
		assertFalse(Scanned.text("(parallel)").complains("syntax@(").result().directive().isPresent());
		assertFalse(Scanned.text("42").complains("syntax@42").result().directive().isPresent());
	}
}
