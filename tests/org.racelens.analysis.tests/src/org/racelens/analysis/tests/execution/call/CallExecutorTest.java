package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.call.CallExecutor;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Unfollowed;
import org.racelens.race.verdict.Verdict;

/** Calls: {@link CallExecutor} follows those of functions in sight, with their arguments by value, and tells of the others. */
class CallExecutorTest {
	private static final String DATA = """
			#include <stdlib.h>
			int x, y, a[99];
			extern int unseen(int *p);
			extern void stop(void) __attribute__((noreturn));
			static int twice(int v) { v *= 2; return v; }
			static void set(int *p) { *p = 7; }
			static int sign(int v) { if (v > 0) return 1; if (v < 0) return -1; return 0; }
			static void fail(int v) { if (v < 0) exit(1); }
			static char narrow(int v) { return v; }
			static int local(int v) { static int calls; calls++; return calls + v; }
			static int loops(int v) { for (;;) { if (v > 3) break; v++; } return v; }
			""";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n)", statements, expression), statements + " " + expression);
	}

	@Test
	void argumentsAreValuesAndResultsAreWhatIsReturned() {
		is(Truth.ALWAYS, "int v = 4, w = twice(v);", "v == 4 && w == 8");
		is(Truth.ALWAYS, "int v = 4; set(&v);", "v == 7");
		is(Truth.ALWAYS, "int s = sign(n); if (n <= 0) return 0;", "s == 1");
		is(Truth.ALWAYS, "int s = sign(n); if (n != 0) return 0;", "s == 0");
		is(Truth.OPEN, "int s = sign(n);", "s == -1");
	}

	@Test
	void resultsAndArgumentsAreConvertedToTheirTypes() {
		is(Truth.ALWAYS, "int v = narrow(257);", "v == 1");
		is(Truth.ALWAYS, "unsigned char c = 300; int v = twice(c);", "v == 88");
	}

	@Test
	void whatEndsTheProgramLeavesOnlyTheOtherPaths() {
		is(Truth.ALWAYS, "fail(n);", "n >= 0");
		is(Truth.ALWAYS, "if (n < 3) stop();", "n >= 3");
		is(Truth.ALWAYS, "if (sign(n) < 0) abort();", "n >= 0");
	}

	@Test
	void leavingAFunctionLeavesNoLoopOfItsCaller() {
		is(Truth.ALWAYS, "int i; for (i = 0; i < 5; i++) { int v = sign(i); if (v > 1) break; }", "i == 5");
		is(Truth.ALWAYS, "int i = 0; while (i < 3) { i++; loops(1); }", "i == 3");
	}

	@Test
	void aFunctionsStaticVariableIsOneForAllThreads() {
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\nlocal(1);"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel\n{ int v = twice(3); set(&v); }"));
	}

	@Test
	void anAccessSaysByWhichCallsItCameAbout() {
		Executed run = Executed.parallel(DATA + "static void outer(int *p) { set(p); }", "outer(&x);\nset(&y);");
		assertEquals(2, run.items(Access.class).stream().filter(a -> a.place().object().name().equals("x")).findFirst().orElseThrow()
				.calls().size());
		assertEquals(1, run.items(Access.class).stream().filter(a -> a.place().object().name().equals("y")).findFirst().orElseThrow()
				.calls().size());
	}

	@Test
	void aCallThatIsNotFollowedIsAGapInItsLine() {
		String program = "extern int unseen(int *);\nint x;\nvoid f(void) {\n#pragma omp parallel\n{\nx = 1;\nunseen(&x);\n}\n}\n";
		assertEquals(List.of(7), Executed.program(program).lines(Unfollowed.CALL_OF_X_WHOSE_CODE_IS_NOT_KNOWN));
		assertEquals(List.of(), Executed.program(program.replace("extern int unseen(int *);", "static int unseen(int *p) { return *p; }"))
				.lines(Unfollowed.CALL_OF_X_WHOSE_CODE_IS_NOT_KNOWN));
	}

	@Test
	void callsNestedTooDeeplyAreGaps() {
		StringBuilder chain = new StringBuilder("int x;\nstatic void f0(void) { x = 1; }\n");
		for (int i = 1; i < 30; i++) {
			chain.append("static void f%d(void) { f%d(); }\n".formatted(i, i - 1));
		}
		assertEquals(Verdict.RACE, Probe.region(chain.toString(), "#pragma omp parallel\nf4();"));
		assertNotEquals(Verdict.RACE_FREE, Probe.region(chain.toString(), "#pragma omp parallel\nf29();"));
		assertFalse(Executed.parallel(chain.toString(), "f29();").lines(Unfollowed.CALL_OF_X_NESTED_TOO_DEEPLY_TO_BE_FOLLOWED).isEmpty());
	}

	@Test
	void tooFewArgumentsAreTold() {
		assertTrue(Executed.parallel("#include <string.h>\nchar b[9];", "((void (*)(char *)) 0, memset)(b);").told().size() > 0);
		assertTrue(Executed.parallel("void *memset();\nchar b[9];", "memset(b);").told().contains(Breach.TOO_FEW_ARGUMENTS_FOR_X));
	}
}
