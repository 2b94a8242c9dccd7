package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.data.CopyprivateSemantics;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/**
 * {@link CopyprivateSemantics}: all threads have what the one that executes the block leaves, and nothing of the others'. OpenMP 5.2 §5.7.2
 */
class CopyprivateSemanticsTest {
	private static final String DATA = "#include <stdlib.h>\nint x, y, z, a[99], shown[99]; struct pair { int one, other; };";

	private static Verdict region(String statements) {
		return Probe.region(DATA, "#pragma omp parallel\n{\n" + statements + "\n}");
	}

	private static String single(String clauses, String body) {
		return "\n#pragma omp single " + clauses + "\n{ " + body + " }\n";
	}

	/** The element that each of 3 threads writes where every choice falls on one of them. */
	private static List<Long> shown(Executed run, long chosen) {
		IntExpr index = run.index("shown");
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		Executed.applications(index).forEach(a -> values.put(a, chosen));
		return List.of(0L, 1L, 2L).stream().map(t -> {
			values.put(run.region().thread(), t);
			return Executed.where(values).value(index);
		}).toList();
	}

	@Test
	void allHaveWhatTheOneLeaves() {
		Executed run = Executed.parallel(DATA, "int p = 7;" + single("copyprivate(p)", "p = 3 * omp_get_thread_num();") + "shown[p] = 1;");
		assertEquals(List.of(6L, 6L, 6L), shown(run, 2));
		assertEquals(List.of(3L, 3L, 3L), shown(run, 1));
		assertEquals(Set.of(), run.told());
	}

	@Test
	void whatTheBlockDoesNotWriteIsTheOnesAllTheSame() {
		Executed run = Executed.parallel(DATA, "int p = 3 * omp_get_thread_num();" + single("copyprivate(p)", ";") + "shown[p] = 1;");
		assertEquals(List.of(6L, 6L, 6L), shown(run, 2));
	}

	@Test
	void whatTheClauseDoesNotListStaysEachThreadsOwn() {
		Executed run = Executed.parallel(DATA,
				"int p = 0, q = 3 * omp_get_thread_num();" + single("copyprivate(p)", "q++;") + "shown[p + q] = 1;");
		assertEquals(List.of(0L, 3L, 7L), shown(run, 2));
	}

	@Test
	void anUnknownNumberIsTheSameForAll() {
		String use = "if (p == omp_get_thread_num()) x = 1;";
		assertEquals(Verdict.RACE_FREE, region("int p;" + single("copyprivate(p)", "p = rand();") + use));
		assertEquals(Verdict.RACE, region("int p = rand();" + single("", ";") + use));
		assertEquals(Verdict.RACE, region("int p = rand();" + single("", "p = 1;") + use));
	}

	@Test
	void eachEncounterGivesItsOwn() {
		String loop = "int p;\nfor (int k = 0; k < 5; k++) {" + single("copyprivate(p)", "p = rand();") + "USE\n}";
		assertEquals(Verdict.RACE_FREE, region(loop.replace("USE", "if (p == omp_get_thread_num()) x = k;")));
		assertEquals(Verdict.RACE, region("int q = 0;" + loop.replace("USE", "if (k == 0) q = p;\nif (k == 4 && p != q) { a[0] = 1; }")));
	}

	@Test
	void partsOfStructuresAreGivenToo() {
		Executed run = Executed.parallel(DATA, "struct pair s = { 1, 2 };"
				+ single("copyprivate(s)", "s.other = 3 * omp_get_thread_num();") + "shown[s.one + s.other] = 1;");
		assertEquals(List.of(7L, 7L, 7L), shown(run, 2));
	}

	@Test
	void aThreadsCopyOfAThreadprivateVariableIsOneOfThem() {
		String threads = DATA + "\nint t;\n#pragma omp threadprivate(t)\n";
		Executed run = Executed.parallel(threads, single("copyprivate(t)", "t = 3 * omp_get_thread_num();") + "shown[t] = 1;");
		assertEquals(List.of(3L, 3L, 3L), shown(run, 1));
	}

	@Test
	void aPointerLeadsToTheSharedObjectThatTheOneMeant() {
		String give = "int *p;" + single("copyprivate(p)", "p = n ? &x : &y;") + "*p = 1;";
		assertEquals(1, Executed.parallel(DATA, give).items(Access.class).stream().filter(Access::write)
				.map(a -> a.place().object().name()).filter("x"::equals).count());
		assertEquals(Verdict.RACE, region("int *p;" + single("copyprivate(p)", "p = &x;") + "*p = 1;"));
		assertEquals(Verdict.RACE_FREE, region("int *p;" + single("copyprivate(p)", "p = a;") + "p[omp_get_thread_num()] = 1;"));
	}

	@Test
	void aPointerToWhatIsTheOnesOwnIsNotFollowed() {
		Executed run = Executed.parallel(DATA, "int own = 0, *p = &own;" + single("copyprivate(p)", "p = &own;") + "*p = 1;");
		assertTrue(run.told().contains(Unfollowed.WHAT_COPYPRIVATE_GIVES_TO_X_IS_NOT_FOLLOWED));
		assertNotEquals(Verdict.RACE_FREE, region("int own = 0, *p = &own;" + single("copyprivate(p)", "p = &own;") + "*p = 1;"));
	}

	@Test
	void sharedVariablesAreNotCopied() {
		Executed run = Executed.parallel(DATA, single("copyprivate(x)", "x = 1;"));
		assertEquals(List.of(6 + 2), run.lines(Unfollowed.COPYPRIVATE_OF_X_IS_NOT_MODELLED));
		assertEquals(List.of(), Executed.parallel(DATA, "int p;" + single("copyprivate(p)", "p = 1;"))
				.lines(Unfollowed.COPYPRIVATE_OF_X_IS_NOT_MODELLED));
	}

	@Test
	void whatTheOneLeavesInSharedVariablesIsTheSameForAllBehindTheBarrier() {
		String use = "if (x == omp_get_thread_num()) y = 1;";
		assertEquals(Verdict.RACE_FREE, region(single("", "x = rand();") + use));
		assertEquals(Verdict.RACE, region(single("nowait", "x = rand();") + use));
		assertFalse(Executed.isLost(Executed.parallel(DATA, single("", "x = 5;") + "shown[x] = 1;").index("shown")));
		assertEquals(Ints.of(5), Executed.parallel(DATA, single("", "x = 5;") + "shown[x] = 1;").index("shown"));
		assertNotEquals(Ints.of(5), Executed.parallel(DATA, single("", "x = 5;") + "x = z;\nshown[x] = 1;").index("shown"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "copyprivate(p) nowait", "nowait copyprivate(p)" })
	void withoutTheBarrierNothingIsProved(String clauses) {
		assertNotEquals(Verdict.RACE_FREE, region("int p = 0;" + single(clauses, "p = 1;") + "a[omp_get_thread_num()] = p;"));
	}
}
