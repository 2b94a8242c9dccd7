package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.execution.SymbolicExecution;
import org.racelens.execution.options.ExecutionOptions;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.model.source.Cancellation;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.phase.UniformLoads;

/** From which functions a unit is executed: {@code main}, or all that others may call. Decision 8 */
class RootsTest {
	private static final String REGION = "{\n#pragma omp parallel\nx = 1;\n}\n";

	private static List<String> functions(String text) {
		return Executed.program("int x;\n" + text.replace("REGION", REGION)).result().regions().stream().map(Region::function).toList();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "int main(void) REGION|main", "void f(void) REGION|f",
			"void f(void) REGION void g(void) REGION|f g",
			"static void f(void) REGION int main(void) { f(); return 0; }|f", "static void f(void) REGION void g(void) { f(); }|f",
			"static void f(void) REGION void g(void) { f(); } void h(void) { f(); }|f f",
			"void f(void) REGION int main(void) { f(); f(); return 0; }|f f",
			"static void f(void) REGION static void g(void) { f(); } int main(void) { g(); return 0; }|f" })
	void regionsAreReachedByCallsOfRoots(String text, String expected) {
		assertEquals(List.of(expected.split(" ")), functions(text));
	}

	@Test
	void whatMainDoesNotReachIsExecutedWithUnknownArguments() {
		Executed run = Executed
				.program("int x;\nvoid f(int n) {\n#pragma omp parallel\nif (n > 3) x = 1;\n}\nint main(void) { return 0; }\n");
		assertEquals(List.of("f"), run.result().regions().stream().map(Region::function).toList());
		assertTrue(run.isReached(run.write("x"), 0, 4) && !run.isReached(run.write("x"), 0, 3));
	}

	@Test
	void argumentsAreThoseOfTheCallsInSight() {
		Executed run = Executed.program(
				"int shown[99];\nstatic void f(int n) {\n#pragma omp parallel\nshown[n] = 1;\n}\nint main(void) {\nf(7);\nreturn 0;\n}\n");
		assertEquals("7", run.index("shown").toString());
	}

	@Test
	void whoeverHoldsTheAddressOfAFunctionMayCallIt() {
		assertTrue(functions("static void f(int n) REGION void (*table[])(int) = { f };\nint main(void) { return 0; }\n").contains("f"));
		assertTrue(functions("static void f(void) REGION extern void hand(void (*)(void));\nint main(void) { hand(f); return 0; }\n")
				.contains("f"));
	}

	@Test
	void aStaticFunctionThatNobodyCallsIsExecutedAllTheSame() {
		assertEquals(List.of("f"), functions("static void f(void) REGION"));
	}

	@Test
	void onlyWhatIsOfInterestIsExecuted() {
		ParsedUnit unit = Executed.parsed(
				"int x;\nvoid f(void) " + REGION + "void g(void) " + REGION + "static void h(void) " + REGION + "void k(void) { h(); }\n");
		assertEquals(List.of("g"), focused(unit, "g"));
		assertEquals(List.of("h"), focused(unit, "h"));
		assertEquals(List.of("f", "g"), focused(unit, "f", "g"));
	}

	private static List<String> focused(ParsedUnit unit, String... functions) {
		ExecutionSetting setting = new ExecutionSetting(ExecutionOptions.defaults(), UniformLoads::refused);
		return SymbolicExecution.run(unit, Focus.on(Set.of(functions)), setting, Cancellation.NEVER).regions().stream()
				.map(Region::function)
				.toList();
	}

	@Test
	void aFunctionThatStartsAThreadIsExecutedForIt() {
		String start = "#include <pthread.h>\nint x;\nstatic void *run(void *p) { x = 1; return 0; }\npthread_t t;\n"
				+ "void start(void) { pthread_create(&t, 0, run, 0); }\nvoid f(void) {\n#pragma omp parallel\nx = 1;\n}\n";
		assertTrue(Executed.program(start).told().contains(Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION));
		assertTrue(!Executed.program(start.replace("pthread_create(&t, 0, run, 0)", "run(0)")).told()
				.contains(Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION));
	}
}
