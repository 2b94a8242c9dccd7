package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What one file of a program starts may run beside the regions of the others. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class LinkedThreadsTest extends LinkedFiles {
	private static final String LOOP = "int x[10];\nvoid k(int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n\t\tx[i] = i;\n}\n";
	private static final String ROUTINE = "#include <pthread.h>\n#include <signal.h>\nextern int x[10];\nvoid k(int n);\n"
			+ "static void *routine(void *p) { x[3] = 1; return p; }\n";
	private static final String START = "pthread_t t;\n\tpthread_create(&t, 0, routine, 0);\n";
	private static final String JOIN = "\tpthread_join(t, 0);\n";

	private String answer(String main) {
		file("a.c", LOOP);
		file("m.c", main);
		return answers().get("a.c k");
	}

	private static String main(String body) {
		return ROUTINE + "int main(void) {\n\t" + body + "\treturn 0;\n}\n";
	}

	@Test
	void threadOfAnotherFileIsNamed() {
		assertEquals("UNKNOWN", answer(main(START + "\tk(10);\n" + JOIN)));
		String report = CommandRun.real(folder, "check", "-p", ".", "a.c").out();
		assertTrue(report.contains("m.c:8:2: the thread that is started here may run beside the region"), report);
	}

	@Test
	void threadThatHasEndedIsNotBeside() {
		assertEquals("RACE_FREE", answer(main(START + JOIN + "\tk(10);\n")));
		assertEquals("RACE_FREE", answer(main("k(10);\n\t" + START + JOIN)));
		assertEquals("UNKNOWN", answer(main(START + JOIN + "\tk(10);\n\tpthread_create(&t, 0, routine, 0);\n\tk(5);\n" + JOIN)));
	}

	@Test
	void threadOfFunctionThatDoesNotLeadToTheRegionIsBeside() {
		String start = ROUTINE + "void go(void) {\n\tstatic " + START + "}\n";
		String main = "void k(int n);\nvoid go(void);\nint main(void) {\n\tgo();\n\tk(10);\n\treturn 0;\n}\n";
		file("t.c", start);
		assertEquals("UNKNOWN", answer(main));
		assertEquals("RACE_FREE", answer(main.replace("\tgo();\n\tk(10);\n", "\tk(10);\n\tgo();\n")));
	}

	@Test
	void threadBesideFunctionsWhoseCallersAreUnseenIsNamed() {
		assertEquals("UNKNOWN", answer(ROUTINE + "void go(void) {\n\tstatic " + START + "}\n"));
		assertEquals("RACE_FREE", answer(ROUTINE + "void go(void) {\n\tk(10);\n}\n"));
	}

	@Test
	void programsOfTwoStartsHaveTheThreadsOfEach() {
		file("n.c", "int main(void) { return 0; }\n");
		assertEquals("UNKNOWN", answer(main(START + "\tk(10);\n" + JOIN)));
		file("o.c", LOOP.replace("int x", "static int x").replace("void k", "static void k") + "int main(void) { k(10); return 0; }\n");
		assertEquals("RACE_FREE", answers().get("o.c k"));
	}

	@Test
	void handlersThatTouchVariablesAreBeside() {
		String handler = "static volatile sig_atomic_t stop;\nint last;\nstatic void handler(int s) { %s = s; }\n";
		String registered = ROUTINE + handler + "int main(void) {\n\tsignal(SIGINT, handler);\n\tk(10);\n\treturn 0;\n}\n";
		assertEquals("RACE_FREE", answer(registered.formatted("stop")));
		assertEquals("UNKNOWN", answer(registered.formatted("x[2]")));
		assertEquals("RACE_FREE", answer(main("signal(SIGPIPE, SIG_IGN);\n\tk(10);\n")));
		file("n.c", "int main(void) { return 0; }\n");
		assertEquals("RACE_FREE", answer(registered.formatted("stop")));
		assertEquals("UNKNOWN", answer(registered.formatted("last")));
	}

	@Test
	void handlersVariableThatTheRegionReadsByItsFileIsBeside() {
		file("a.c", "int stopped(void);\nint x[10];\nvoid k(int n) {\n#pragma omp parallel for\n"
				+ "\tfor (int i = 0; i < n; i++)\n\t\tx[i] = stopped();\n}\n");
		file("m.c", "#include <signal.h>\nstatic int stop;\nint stopped(void) { return stop; }\nstatic void handler(int s) { stop = s; }\n"
				+ "void go(void) { signal(SIGINT, handler); }\n");
		assertEquals("UNKNOWN", answers().get("a.c k"));
	}

	@Test
	void startOfTheProgramFollowsWhatItStarts() {
		file("a.c", LOOP + "void go(void);\nvoid end(void);\nint main(void) {\n\tgo();\n\tend();\n\tk(10);\n\treturn 0;\n}\n");
		file("m.c", ROUTINE + "static pthread_t t;\nvoid go(void) {\n\tpthread_create(&t, 0, routine, 0);\n}\nvoid end(void) {\n" + JOIN
				+ "}\n");
		assertEquals("RACE_FREE", answers().get("a.c k"));
		file("a.c", LOOP + "void go(void);\nvoid end(void);\nint main(void) {\n\tgo();\n\tk(10);\n\tend();\n\treturn 0;\n}\n");
		assertEquals("UNKNOWN", answers().get("a.c k"));
	}

	@Test
	void classesOfThreadsAreBeside() {
		file("a.cpp", LOOP, "c++ -fopenmp");
		String main = "#include <thread>\nextern int x[10];\nvoid k(int n);\nint main() {\n\t%s\n\tk(10);\n\t%s\n}\n";
		file("m.cpp", main.formatted("std::thread t([] { x[3] = 1; });", "t.join();"), "c++ -fopenmp");
		assertEquals("UNKNOWN", answers().get("a.cpp k"));
		file("m.cpp", main.formatted("", ""), "c++ -fopenmp");
		assertEquals("RACE_FREE", answers().get("a.cpp k"));
	}
}
