package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Unfollowed;
import org.racelens.race.verdict.Verdict;

/** Threads that a program starts without OpenMP: from the start until they are joined for sure they run beside its regions. */
class NativeThreadsTest {
	private static final String DATA = """
			#include <pthread.h>
			int x, n;
			static void *work(void *p) { x = 1; return p; }
			""";
	private static final String REGION = "\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++) { int v = x; }\n";

	private static boolean runsBeside(String before, String behind) {
		return Executed.program(DATA + "int main(int argc, char **argv) {\npthread_t t, u, many[8];\n" + before + REGION + behind + "\n}\n")
				.told()
				.contains(Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION);
	}

	private static String start(String handle) {
		return "pthread_create(&" + handle + ", 0, work, 0);";
	}

	@Test
	void aThreadRunsFromItsStartUntilItIsJoined() {
		assertTrue(runsBeside(start("t"), "pthread_join(t, 0);"));
		assertFalse(runsBeside(start("t") + "pthread_join(t, 0);", ""));
		assertFalse(runsBeside("", start("t") + "pthread_join(t, 0);"));
	}

	@Test
	void aThreadThatIsDetachedNeverEndsForSure() {
		assertTrue(runsBeside(start("t") + "pthread_detach(t);", ""));
	}

	@Test
	void joiningOneThreadLeavesTheOthers() {
		assertTrue(runsBeside(start("t") + start("u") + "pthread_join(t, 0);", ""));
		assertFalse(runsBeside(start("t") + start("u") + "pthread_join(u, 0); pthread_join(t, 0);", ""));
		assertTrue(runsBeside(start("many[0]") + start("many[1]") + "pthread_join(many[1], 0);", ""));
		assertTrue(runsBeside(start("many[0]") + "pthread_join(many[argc], 0);", ""));
	}

	@Test
	void aHandleThatIsUsedAgainNamesTheLaterThread() {
		assertTrue(runsBeside(start("t") + start("t") + "pthread_join(t, 0);", ""));
	}

	@Test
	void aJoinThatMayNotHappenJoinsNothingForSure() {
		assertTrue(runsBeside(start("t") + "if (argc > 3) pthread_join(t, 0);", ""));
		assertFalse(runsBeside("if (argc > 3) " + start("t") + "if (argc > 3) pthread_join(t, 0);", ""));
		assertTrue(runsBeside("if (argc > 3) " + start("t") + "if (argc > 4) pthread_join(t, 0);", ""));
	}

	@Test
	void aLoopThatJoinsAllThreadsOfAnArrayIsTakenAtItsWord() {
		String all = "for (int i = 0; i < 8; i++) pthread_create(&many[i], 0, work, 0);";
		assertTrue(runsBeside(all, ""));
		assertTrue(runsBeside(all + "pthread_join(many[0], 0);", ""));
		String joined = all + "for (int i = 0; i < 8; i++) pthread_join(many[i], 0);";
		assertFalse(runsBeside(joined, ""));
		Region region = Executed.program(DATA + "int main(void) {\npthread_t many[8];\n" + joined + REGION + "\n}\n").region();
		assertTrue(region.notes().stream().anyMatch(a -> a.sentence() == Assumed.LINE_X_JOINS_ALL_THREADS_THAT_LINE_Y_STARTS));
	}

	@Test
	void aThreadThatTheRegionStartsRunsBesideItsRest() {
		Verdict verdict = Probe.verdict(DATA + "int main(void) {\npthread_t t;\n#pragma omp parallel\n#pragma omp single\n{ " + start("t")
				+ " x = 2; }\n}\n");
		assertNotEquals(Verdict.RACE_FREE, verdict);
	}

	@Test
	void anObjectOfTheLibraryNamesItsThread() {
		String program = "#include <thread>\n#include <utility>\nint x;\nint main() {\nstd::thread t([] { x = 1; });\n%s\n"
				+ "#pragma omp parallel\n{ int v = x; }\n%s\n}\n";
		assertTrue(Executed.inCpp(program.formatted("", "t.join();")).told().contains(Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION));
		assertFalse(
				Executed.inCpp(program.formatted("t.join();", "")).told().contains(Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION));
		String moved = "std::thread u; u = std::move(t);";
		assertTrue(
				Executed.inCpp(program.formatted(moved, "u.join();")).told().contains(Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION));
		assertFalse(Executed.inCpp(program.formatted(moved + "u.join();", "")).told()
				.contains(Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION));
	}
}
