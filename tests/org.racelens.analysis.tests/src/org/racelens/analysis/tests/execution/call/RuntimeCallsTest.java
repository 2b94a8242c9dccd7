package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.OrderMark;
import org.racelens.race.verdict.Verdict;

/** Routines of the run-time library whose results matter, and what is asserted: each says what the specification does. OpenMP 5.2 §18 */
class RuntimeCallsTest {
	private static final String DATA = "#include <assert.h>\n#include <omp.h>\nint x, y, a[99];\n";

	private static Verdict main(String statements) {
		return Probe.verdict(DATA + "int main(int argc, char **argv) {\n" + statements + "\nreturn 0;\n}\n");
	}

	@Test
	void theNumberThatIsAskedForIsTheMostOfLaterTeams() {
		String region = "\n#pragma omp parallel\n";
		assertEquals(Verdict.RACE_FREE, main("omp_set_num_threads(1);" + region + "x++;"));
		assertEquals(Verdict.RACE, main("omp_set_num_threads(2);" + region + "x++;"));
		assertEquals(Verdict.RACE, main("omp_set_num_threads(1); omp_set_num_threads(4);" + region + "x++;"));
		assertEquals(Verdict.RACE_FREE, main("omp_set_num_threads(3);" + region + "if (omp_get_thread_num() > 2) x++;"));
		assertEquals(Verdict.RACE, main("omp_set_num_threads(1);\n#pragma omp parallel num_threads(2)\nx++;"));
		assertEquals(Verdict.RACE, main("omp_set_num_threads(argc);" + region + "x++;"));
	}

	@Test
	void whatIsAskedForIsReadAgain() {
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "f(int n)", "omp_set_num_threads(5); int m = omp_get_max_threads();", "m == 5"));
		assertEquals(Truth.OPEN, Probe.truth(DATA, "f(int n)", "omp_set_num_threads(5);", "omp_get_max_threads() == 5"),
				"inside of the team the next number of OMP_NUM_THREADS counts");
		assertEquals(Truth.OPEN, Probe.truth(DATA, "f(int n)", "", "omp_get_max_threads() == 5"));
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "f(int n)", "int m = omp_get_max_threads();", "m >= 1"));
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "f(int n)", "int m = omp_get_max_threads(), k = omp_get_max_threads();", "m == k"));
	}

	@ParameterizedTest
	@CsvSource({ "0,true", "-1,true", "1,false", "8,false" })
	void aNumberOfThreadsMustBePositive(int number, boolean told) {
		Executed run = Executed.program(DATA + "int main(void) {\nomp_set_num_threads(" + number + ");\n#pragma omp parallel\nx = 1;\n}\n");
		assertEquals(told, run.told().contains(Breach.ARGUMENT_OF_OMP_SET_NUM_THREADS_MUST_BE_POSITIVE));
	}

	@Test
	void inARegionItIsOfTheThreadsOwnTeams() {
		assertEquals(Verdict.RACE, main("#pragma omp parallel\nx++;"));
		List<Verdict> both = Probe.verdicts(DATA + "int main(void) {\n#pragma omp parallel num_threads(2)\nomp_set_num_threads(1);\n"
				+ "#pragma omp parallel\nx++;\n}\n");
		assertNotEquals(Verdict.RACE_FREE, both.get(1));
	}

	@Test
	void whatIsAssertedHoldsBehindIt() {
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "f(int n)", "assert(n > 3);", "n > 3"));
		assertEquals(Truth.OPEN, Probe.truth(DATA, "f(int n)", "int v = n; assert(v > 3); n = 9;", "v == 5"));
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "f(int n)", "__builtin_assume(n > 3);", "n > 3"));
		assertEquals(Verdict.RACE_FREE, Probe.verdict(DATA + "void f(int n) {\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++) {"
				+ " assert(n > 20); a[i] = a[i + n]; }\n}\n"));
	}

	@Test
	void anAssertionIsEvaluated() {
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "f(int n)", "int v = 1; assert(v++ == 1);", "v == 2"));
	}

	@Test
	void anEventIsFulfilledByItsTaskOrByAnyOther() {
		String tasks = "#pragma omp parallel\n#pragma omp single\n{ omp_event_handle_t e;\n#pragma omp task detach(e)\n{ x = 1; %s }\n%s\n"
				+ "#pragma omp taskwait\ny = x; }";
		assertEquals(Verdict.RACE_FREE, main(tasks.formatted("omp_fulfill_event(e);", "")));
		Executed run = Executed.program(DATA + "int main(void) {\n" + tasks.formatted("", "omp_fulfill_event(e);") + "\n}\n");
		assertEquals(1, run.marks(OrderMark.Fulfilled.class).size());
		Executed own = Executed.program(DATA + "int main(void) {\n" + tasks.formatted("omp_fulfill_event(e);", "") + "\n}\n");
		assertEquals(List.of(), own.marks(OrderMark.Fulfilled.class));
	}
}
