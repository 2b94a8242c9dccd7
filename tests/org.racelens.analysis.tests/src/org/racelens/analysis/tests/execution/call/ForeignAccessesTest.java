package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.race.verdict.Verdict;

/** Whether code that runs beside a region may access more than its own variables: what handlers and ends of the program do. */
class ForeignAccessesTest {
	private static final String HANDLER = """
			#include <signal.h>
			#include <stdlib.h>
			#include <unistd.h>
			volatile sig_atomic_t seen;
			int x, y;
			static int table[4];
			static int *pointer = &x;
			static const int fixed = 3;
			static void helper(int *p) { *p = 1; }
			static void handler(int s) { %s }
			int main(void) {
				signal(SIGINT, handler);
			#pragma omp parallel for
				for (int i = 0; i < 9; i++) { %s }
			}
			""";

	private static Verdict beside(String handler, String body) {
		return Probe.verdict(HANDLER.formatted(handler, body));
	}

	@Test
	void whatIsTheCodesOwnIsNothing() {
		assertEquals(Verdict.RACE_FREE, beside("int own = s; own++;", "int v = y;"));
		assertEquals(Verdict.RACE_FREE, beside("static const int one = 1; _exit(fixed + one);", "int v = y;"));
		assertEquals(Verdict.RACE_FREE, beside("", "int v = y;"));
	}

	@Test
	void aVariableThatTheRegionDoesNotUseDoesNotMatter() {
		assertEquals(Verdict.RACE_FREE, beside("seen = 1;", "int v = y;"));
		assertEquals(Verdict.RACE_FREE, beside("y = 1;", "int v = i;"));
	}

	@Test
	void whatBothAccessMatters() {
		assertNotEquals(Verdict.RACE_FREE, beside("y = 1;", "int v = y;"));
		assertNotEquals(Verdict.RACE_FREE, beside("y++;", "if (i == 3) y = 1;"));
		assertNotEquals(Verdict.RACE_FREE, beside("int v = y;", "if (i == 3) y = 1;"));
	}

	@Test
	void whatPointersLeadToMayBeAnything() {
		assertNotEquals(Verdict.RACE_FREE, beside("*pointer = 1;", "int v = x;"));
		assertNotEquals(Verdict.RACE_FREE, beside("helper(pointer);", "int v = x;"));
		assertNotEquals(Verdict.RACE_FREE, beside("helper(&y);", "int v = y;"));
		assertNotEquals(Verdict.RACE_FREE, beside("table[s & 3] = 1;", "int v = table[i & 3];"));
	}

	@Test
	void codeThatIsNotSeenMayDoAnything() {
		assertNotEquals(Verdict.RACE_FREE, beside("extern void unseen(void); unseen();", "int v = y;"));
		String registered = HANDLER.replace("int main(void) {", "static void last(void) { y = 1; }\nint main(void) { atexit(last);");
		assertNotEquals(Verdict.RACE_FREE, Probe.verdict(registered.formatted("exit(0);", "int v = y;")));
		assertEquals(Verdict.RACE_FREE, beside("exit(0);", "int v = y;"));
	}
}
