package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Unfollowed;

/** Signal handlers run beside all regions from their registration on, until another one takes their place. C11 §7.14.1.1 */
class SignalHandlersTest {
	private static final String PROGRAM = """
			#include <signal.h>
			int x, y;
			static void writes(int s) { x = 1; }
			static void reads(int s) { int v = x; }
			static void idle(int s) { int v = s; }
			static void other(int s) { y = 1; }
			extern void (*foreign)(int);
			int main(int argc, char **argv) {
				struct sigaction action = { 0 };
				%s
			#pragma omp parallel for
				for (int i = 0; i < 9; i++) { %s }
			}
			""";

	private static boolean isBeside(String before) {
		return isBeside(before, "int v = x;");
	}

	private static boolean isBeside(String before, String body) {
		return Executed.program(PROGRAM.formatted(before, body)).told().contains(Unfollowed.SIGNAL_HANDLER_MAY_RUN_BESIDE_THE_REGION);
	}

	@Test
	void aHandlerThatWritesWhatARegionUsesIsBesideIt() {
		assertTrue(isBeside("signal(SIGINT, writes);"));
		assertTrue(isBeside("signal(SIGINT, reads);", "if (i == 3) x = 1;"));
		assertTrue(isBeside("action.sa_handler = writes; sigaction(SIGINT, &action, 0);"));
	}

	@Test
	void aHandlerThatDoesNotIsNot() {
		assertFalse(isBeside("signal(SIGINT, idle);"));
		assertFalse(isBeside("signal(SIGINT, other);"));
		assertFalse(isBeside("signal(SIGINT, SIG_IGN);"));
		assertFalse(isBeside("signal(SIGINT, SIG_DFL);"));
		assertFalse(isBeside("action.sa_handler = SIG_IGN; sigaction(SIGINT, &action, 0);"));
	}

	@Test
	void anotherHandlerForTheSignalTakesItsPlace() {
		assertFalse(isBeside("signal(SIGINT, writes); signal(SIGINT, SIG_IGN);"));
		assertTrue(isBeside("signal(SIGINT, writes); signal(SIGTERM, SIG_IGN);"));
		assertTrue(isBeside("signal(SIGINT, idle); signal(SIGINT, writes);"));
		assertTrue(isBeside("signal(SIGINT, writes); if (argc > 2) signal(SIGINT, SIG_IGN);"));
		assertTrue(isBeside("for (int s = 1; s < 9; s++) signal(s, writes); signal(SIGINT, SIG_IGN);"));
	}

	@Test
	void aHandlerThatIsOnlyAskedForChangesNothing() {
		assertTrue(isBeside("signal(SIGINT, writes); sigaction(SIGINT, 0, &action);"));
		assertFalse(isBeside("sigaction(SIGINT, 0, &action);"));
	}

	@Test
	void aHandlerThatIsNotSeenMayDoAnything() {
		assertTrue(isBeside("signal(SIGINT, foreign);"));
		assertTrue(isBeside("signal(SIGINT, argc > 2 ? writes : idle);"));
		assertFalse(isBeside("signal(SIGINT, argc > 2 ? other : idle);"));
	}

	@Test
	void aHandlerThatIsRegisteredBehindARegionIsNotBesideIt() {
		Executed run = Executed.program("#include <signal.h>\nint x;\nstatic void writes(int s) { x = 1; }\nint main(void) {\n"
				+ "#pragma omp parallel\n{ int v = x; }\nsignal(SIGINT, writes);\n}\n");
		assertEquals(Set.of(), run.told());
	}
}
