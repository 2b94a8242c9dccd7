package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.call.StaticInitialization;
import org.racelens.race.verdict.Verdict;

/** Variables that live longer than their blocks and are made by code: {@link StaticInitialization} makes them once, guarded. */
class StaticInitializationTest {
	private static final String DATA = """
			#include <omp.h>
			int x, made, calls;
			static int compute() { made++; return 7; }
			static int pure() { return 7; }
			struct Counter { int n; Counter() : n(3) { } };
			""";

	private static Verdict team(String function, String statements) {
		List<Verdict> verdicts = Probe.verdictsInCpp(
				DATA + function + "\nint main() {\n#pragma omp parallel num_threads(2)\n{ " + statements + " }\nreturn 0;\n}\n");
		assertEquals(1, verdicts.size());
		return verdicts.get(0);
	}

	private static Truth truth(String declarations, String statements, String expression) {
		return Probe.truthInCpp(DATA + declarations, "f(int n)", statements, expression);
	}

	@Test
	void oneThreadMakesAVariableAndAllOthersWait() {
		assertEquals(Verdict.RACE_FREE, team("int once() { static int v = compute(); return v; }", "int w = once();"));
		assertEquals(Verdict.RACE_FREE, team("int once() { static Counter c; return c.n; }", "int w = once();"));
		assertEquals(Verdict.RACE, team("int once() { static int v = pure(); v++; return v; }", "int w = once();"));
	}

	@Test
	void whatItsCodeWritesMeetsThoseWhoDoNotPass() {
		assertEquals(Verdict.RACE, team("int once() { static int v = compute(); return v; }",
				"if (omp_get_thread_num()) { int w = once(); } else { int w = made; }"));
		assertEquals(Verdict.RACE_FREE, team("int once() { static int v = compute(); return v; }", "int w = once(); w += made;"));
	}

	@Test
	void aVariableOfEachThreadIsMadeByEach() {
		assertEquals(Verdict.RACE, team("int each() { thread_local int v = compute(); return v; }", "int w = each();"));
		assertEquals(Verdict.RACE_FREE, team("int each() { thread_local int v = pure(); v++; return v; }", "int w = each();"));
	}

	@Test
	void inSerialCodeItIsMadeTheFirstTimeOnly() {
		String twice = "int once() { static int v = compute(); return v++; }";
		assertEquals(Truth.ALWAYS, Probe.truthInCpp(DATA + twice, "main()", "int one = once(), other = once();", "made == 1 && one == 7"));
		assertEquals(Truth.ALWAYS, truth(twice, "int one = once(), other = once();", "other == one + 1"));
		assertEquals(Truth.OPEN, truth(twice, "int one = once();", "one == 8"));
	}

	@Test
	void beforeMainNamespaceScopeIsMadeInItsOrder() {
		String program = DATA
				+ "int first = compute() + 1;\nint second = first * 2;\nint main() {\n#pragma omp parallel\nif (%s) x = 1;\nreturn 0;\n}\n";
		assertEquals(List.of(Verdict.RACE_FREE), Probe.verdictsInCpp(program.formatted("first != 8")));
		assertEquals(List.of(Verdict.RACE_FREE), Probe.verdictsInCpp(program.formatted("second != 16")));
		assertEquals(List.of(Verdict.RACE_FREE), Probe.verdictsInCpp(program.formatted("made != 1")));
		assertEquals(List.of(Verdict.RACE), Probe.verdictsInCpp(program.formatted("first == 8")));
	}

	@Test
	void aConstantThatNothingWritesHasItsValueEverywhere() {
		String table = "static const int size = pure();\nstatic int grows = pure();\nvoid grow() { grows++; }\n";
		assertEquals(Truth.ALWAYS, truth(table, "", "size == 7"));
		assertEquals(Truth.OPEN, truth(table, "", "grows == 7"));
	}

	@Test
	void whatAnInitializationFindsMayDifferByThread() {
		assertNotEquals(Verdict.RACE_FREE, team("int who() { static int v = omp_get_thread_num(); return v; }", "if (who() == 1) x = 1;"));
		assertNotEquals(Verdict.RACE_FREE,
				team("int who() { static int v = omp_get_thread_num(); return v; }",
						"if (who() != omp_get_thread_num()) x++; if (who() == 0) x++;"));
	}
}
