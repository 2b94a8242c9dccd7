package org.racelens.analysis.tests.execution.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.device.HostMeanwhile;
import org.racelens.race.verdict.Verdict;

/** {@link HostMeanwhile}: serial code goes on beside a device until something waits for it. OpenMP 5.2 §5, §13.8, §15.5 */
class HostMeanwhileTest {
	private static final String DATA = "int x, y, a[99];\n";
	private static final String TARGET = "\n#pragma omp target map(tofrom: x) nowait\nx = 1;\n";
	private static final String SEND = DATA + "static void send(void) {" + TARGET + "WAIT }\n";

	private static List<Verdict> verdicts(String declarations, String statements) {
		return Probe.verdicts(declarations + "int main(int n, char **v) {\n" + statements + "\nreturn 0;\n}\n");
	}

	@ParameterizedTest
	@ValueSource(strings = { "T x = 2;", "{ T }\nx = 2;", "if (n) { T }\nx = 2;", "for (int k = 0; k < 3; k++) { T }",
			"while (n-- > 0) { x = 2; T }", "do { T } while (x < 3);", "switch (n) { case 1: T break; default: y = 1; }\nx = 2;", "T T",
			"T a[0] = x;", "T\n#pragma omp taskwait depend(in: y)\nx = 2;",
			"\n#pragma omp target enter data map(to: x) nowait\nx = 2;",
			"\n#pragma omp target enter data map(to: x)\n#pragma omp target update from(x) nowait\ny = x;",
			"\n#pragma omp target nowait map(tofrom: a)\na[1] = 1;\na[9] = 2;" })
	void theHostMeetsTheDevice(String statements) {
		assertEquals(List.of(Verdict.RACE), verdicts(DATA, statements.replaceAll("\\bT\\b", TARGET)), statements);
	}

	@ParameterizedTest
	@ValueSource(strings = { "T\n#pragma omp taskwait\nx = 2;", "{ T\n#pragma omp taskwait\n}\nx = 2;",
			"if (n) { T }\n#pragma omp taskwait\nx = 2;",
			"\n#pragma omp taskgroup\n{ T }\nx = 2;", "T\n#pragma omp barrier\nx = 2;", "T y = 2;", "x = 2; T ",
			"while (n-- > 0) { x = 2; T\n#pragma omp taskwait\n}",
			"\n#pragma omp target map(tofrom: x) nowait depend(out: x)\nx = 1;\n#pragma omp taskwait depend(in: x)\nx = 2;",
			"\n#pragma omp target map(tofrom: x) nowait depend(out: x)\nx = 1;\n#pragma omp target map(tofrom: x) nowait depend(out: x)\nx = 2;\n",
			"\n#pragma omp target nowait map(tofrom: a[0:9])\na[1] = 1;\na[9] = 2;",
			"\n#pragma omp target nowait map(to: x)\n{ int own = x; own++; }\ny = x;" })
	void theHostWaitsOrDoesSomethingElse(String statements) {
		assertEquals(List.of(Verdict.RACE_FREE), verdicts(DATA, statements.replaceAll("\\bT\\b", TARGET)), statements);
	}

	@Test
	void aCalledFunctionMayLeaveItRunning() {
		assertEquals(Verdict.RACE, verdicts(SEND.replace("WAIT", ""), "send();\nx = 2;").get(0));
		assertEquals(Verdict.RACE_FREE, verdicts(SEND.replace("WAIT", "\n#pragma omp taskwait\n"), "send();\nx = 2;").get(0));
		assertEquals(Verdict.RACE_FREE, verdicts(SEND.replace("WAIT", ""), "send();\n#pragma omp taskwait\nx = 2;").get(0));
		assertEquals(Verdict.RACE, verdicts(SEND.replace("WAIT", ""), "return send(), x;").get(0));
	}

	@Test
	void regionsMeanwhileAreAnalysedToo() {
		assertEquals(List.of(Verdict.RACE, Verdict.RACE), verdicts(DATA, TARGET + "#pragma omp parallel\ny = 1;\nx = 2;"));
		assertEquals(List.of(Verdict.RACE_FREE, Verdict.RACE_FREE),
				verdicts(DATA, TARGET + "#pragma omp parallel num_threads(1)\ny = 1;\n#pragma omp taskwait\nx = 2;"));
	}

	@Test
	void theRegionIsOneOfTheConstructThatIsLeftRunning() {
		Executed run = Executed.program(DATA + "int main(void) {\ny = 1;" + TARGET + "y = 2;\nreturn 0;\n}\n");
		assertEquals(4, run.region().construct().range().line());
		assertEquals(List.of(6), run.writes("y").stream().map(a -> a.range().line()).toList());
	}

	@Test
	void aTargetRegionThatTheHostWaitsForIsMetToo() {
		assertEquals(List.of(Verdict.RACE, Verdict.RACE_FREE), verdicts(DATA, TARGET + "#pragma omp target map(tofrom: x)\nx = 2;"));
	}

	@Test
	void withoutNowaitThereIsNothingMeanwhile() {
		assertEquals(List.of(Verdict.RACE_FREE), verdicts(DATA, TARGET.replace("nowait", "") + "x = 2;"));
	}
}
