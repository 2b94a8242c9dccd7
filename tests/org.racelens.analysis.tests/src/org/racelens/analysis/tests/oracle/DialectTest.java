package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.racelens.analysis.tests.LongRun;

/** The programs of each dialect are reproducible, contain what they are about, and are neither all racy nor all free. */
class DialectTest {
	private static final int COUNT = LongRun.size("racelens.dialects", 90, 400);
	private static final int JUDGED = LongRun.size("racelens.dialects", 40, 400);

	private static List<TinyProgram> programs(Dialect dialect) {
		return LongStream.range(0, COUNT).mapToObj(dialect::program).toList();
	}

	@TestFactory
	Stream<DynamicTest> aHealthyShareRaces() {
		return Arrays.stream(Dialect.values()).map(dialect -> DynamicTest.dynamicTest(dialect.name(), () -> {
			long racy = programs(dialect).stream().limit(JUDGED).filter(program -> !Oracle.races(program).isEmpty()).count();
			assertTrue(racy > 0.25 * JUDGED && racy < 0.75 * JUDGED, racy + " of " + JUDGED + " programs race");
		}));
	}

	@Test
	void aSeedGivesTheSameProgramAgain() {
		for (Dialect dialect : Dialect.values()) {
			assertEquals(dialect.program(3), dialect.program(3));
		}
	}

	@Test
	void tasksComeWithAllTheirClauses() {
		assertOccur(Dialect.TASKS, "omp task\n", "if(", "final(1)", "shared(s0)", "firstprivate(", "depend(in: ", "depend(out: ",
				"depend(inout: ", "depend(mutexinoutset: ", "depend(inoutset: ", "taskwait\n", "taskwait depend(", "taskgroup",
				"taskloop\n",
				"taskloop nogroup", "omp single", "omp masked", "omp for", " = omp_get_thread_num();\n\t\t\t");
	}

	@Test
	void otherDialectsHaveTheirConstructs() {
		assertOccur(Dialect.LOCKS, "omp_set_lock(&l0)", "omp_set_lock(&l1)", "omp_set_lock(&lk[");
		assertOccur(Dialect.FLOATING, "* 0.5", "(double) (", "(float) (", "(int) (", "+ 1.5", "0.5f");
		assertOccur(Dialect.ORDERED, " ordered\n", " ordered nowait\n", "#pragma omp ordered\n", " ordered(1)", "depend(source)", " - 1)",
				" - 2)");
		assertOccur(Dialect.NESTED, "\t\t#pragma omp parallel num_threads(2)", "tid1");
		assertOccur(Dialect.TEAMS, "#pragma omp teams", "#pragma omp target teams", "distribute\n", "dist_schedule(static, 1)",
				"omp parallel", "omp distribute parallel for", "teams distribute parallel for");
		assertOccur(Dialect.SIMD, "omp simd\n", "omp simd safelen", "omp for simd", "void region");
		assertOccur(Dialect.MIXED, "omp task", "omp for simd", " ordered\n", "\t\t#pragma omp parallel num_threads");
	}

	private static void assertOccur(Dialect dialect, String... parts) {
		List<String> sources = programs(dialect).stream().map(program -> CPrinter.print(program).source()).toList();
		for (String part : parts) {
			long count = sources.stream().filter(source -> source.contains(part)).count();
			assertTrue(count >= 3, () -> part + " occurs too seldom: " + count);
		}
	}
}
