package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/**
 * What initializers and combiners of declared reductions do besides: nothing excludes it but where the original is updated. OpenMP 5.2
 * §5.5.11
 */
class DeclaredReductionsTest {
	private static final String FUNCTIONS = "int x, calls, seed, a[20], shown[99]; double d;\n"
			+ "static int sum(int p, int q) { return p + q; }\n"
			+ "static int counted(int p, int q) { calls++; return p + q; }\n"
			+ "static int exclusive(int p, int q) {\n#pragma omp atomic\ncalls++;\nreturn p + q; }\n"
			+ "static int first(int v) { calls = v; return 0; }\n";
	private static final String LOOP = "\nfor (int i = 0; i < 9; i++) ";

	private static String declared(String combiner, String initializer) {
		return FUNCTIONS + "#pragma omp declare reduction(mine: int: " + combiner + ") " + initializer + "\n";
	}

	private static Executed run(String declarations, String body) {
		return Executed.parallel(declarations, "#pragma omp for reduction(mine: x)" + LOOP + body);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "omp_out = sum(omp_out, omp_in)|RACE_FREE", "omp_out += omp_in|RACE_FREE",
			"omp_out = counted(omp_out, omp_in)|RACE", "omp_out = exclusive(omp_out, omp_in)|RACE_FREE",
			"omp_out += omp_in + seed|RACE_FREE" })
	void combinersOfThreadsMayRunAtTheSameTime(String combiner, Verdict expected) {
		assertEquals(expected, Probe.region(declared(combiner, "initializer(omp_priv = 0)"),
				"#pragma omp parallel for reduction(mine: x)" + LOOP + "x += i;"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "omp_priv = 0|RACE_FREE", "omp_priv = first(0)|RACE", "omp_priv = seed|RACE_FREE" })
	void initializersOfThreadsMayRunAtTheSameTime(String initializer, Verdict expected) {
		assertEquals(expected, Probe.region(declared("omp_out += omp_in", "initializer(" + initializer + ")"),
				"#pragma omp parallel for reduction(mine: x)" + LOOP + "x += i;"));
	}

	@Test
	void aCopyStartsWithWhatItsInitializerSays() {
		for (String initializer : List.of("omp_priv = 5", "omp_priv = sum(2, 3)")) {
			Executed run = run(declared("omp_out += omp_in", "initializer(" + initializer + ")"), "shown[x] = 1;");
			assertEquals(Ints.of(5), run.index("shown"), initializer);
		}
		assertEquals(Ints.of(0), run(declared("omp_out += omp_in", ""), "shown[x] = 1;").index("shown"));
	}

	@Test
	void theOriginalIsReadWhereTheInitializerReadsIt() {
		List<Access> with = originals(run(declared("omp_out += omp_in", "initializer(omp_priv = omp_orig)"), ";"));
		List<Access> without = originals(run(declared("omp_out += omp_in", "initializer(omp_priv = 0)"), ";"));
		assertEquals(List.of(false, true), without.stream().map(Access::write).toList());
		assertEquals(List.of(false, false, true), with.stream().map(Access::write).toList());
		assertFalse(with.get(0).locks().stream().anyMatch(l -> l.kind() == Lock.Kind.REDUCTION_COMBINATION));
	}

	private static List<Access> originals(Executed run) {
		return run.items(Access.class).stream().filter(a -> a.place().object().name().equals("x")).toList();
	}

	@Test
	void theOriginalIsAccessedAsTheCombinerAccessesIt() {
		Executed update = run(declared("omp_out += omp_in", "initializer(omp_priv = 0)"), "x++;");
		assertEquals(List.of(false, true), update.accesses("x").stream().map(Access::write).toList());
		assertTrue(update.accesses("x").stream()
				.allMatch(a -> a.locks().stream().anyMatch(l -> l.kind() == Lock.Kind.REDUCTION_COMBINATION)));
		Executed blind = run(declared("omp_out = omp_in", "initializer(omp_priv = 0)"), "x++;");
		assertEquals(List.of(true), blind.accesses("x").stream().map(Access::write).toList());
	}

	@Test
	void anotherTypeIsAnotherReduction() {
		String declarations = declared("omp_out += omp_in", "initializer(omp_priv = 0)");
		assertTrue(Executed.parallel(declarations, "#pragma omp for reduction(mine: d)" + LOOP + "d += i;").told()
				.contains(Unfollowed.THIS_FORM_OF_REDUCTION_IS_NOT_MODELLED));
		assertFalse(run(declarations, "x += i;").told().contains(Unfollowed.THIS_FORM_OF_REDUCTION_IS_NOT_MODELLED));
		assertNotEquals(Verdict.RACE_FREE, Probe.region(declarations, "#pragma omp parallel for reduction(mine: d)" + LOOP + "d += i;"));
	}

	@Test
	void elementsOfASectionAreCombinedOneByOne() {
		String declarations = declared("omp_out = counted(omp_out, omp_in)", "initializer(omp_priv = 0)");
		assertEquals(Verdict.RACE, Probe.region(declarations, "#pragma omp parallel for reduction(mine: a[2:5])" + LOOP + "a[2] += i;"));
		assertEquals(Verdict.RACE_FREE, Probe.region(declared("omp_out += omp_in", "initializer(omp_priv = 0)"),
				"#pragma omp parallel for reduction(mine: a[2:5])" + LOOP + "a[2 + i % 5] += i;"));
	}

	@Test
	void whatIsLeftIsNotKnown() {
		Executed run = Executed.parallel(declared("omp_out += omp_in", "initializer(omp_priv = 0)"),
				"int p = 3;\n#pragma omp parallel reduction(mine: p)\np = 1;\nshown[p] = 1;");
		assertTrue(Executed.isLost(run.index("shown")));
	}
}
