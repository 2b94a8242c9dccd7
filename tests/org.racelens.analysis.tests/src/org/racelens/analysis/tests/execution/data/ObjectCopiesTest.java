package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.race.verdict.Verdict;

/**
 * Copies of class types are made, assigned and ended by their functions, which every thread that has one executes. OpenMP 5.2 §5.3, §5.4
 */
class ObjectCopiesTest {
	private static final String CLASS = "int made, copied, assigned, ended;\nstruct thing {\n\tint value;\n\tthing() : value(1) { MADE }\n"
			+ "\tthing(const thing &o) : value(o.value) { COPIED }\n\tthing &operator=(const thing &o) { value = o.value; ASSIGNED return *this; }\n"
			+ "\t~thing() { ENDED }\n};\n";

	private static String counting(String counters, String statements) {
		String text = CLASS;
		for (String name : List.of("MADE", "COPIED", "ASSIGNED", "ENDED")) {
			text = text.replace(name, counters.contains(name) ? name.toLowerCase() + "++;" : "");
		}
		return text + "\nint main() {\n" + statements + "\nreturn 0;\n}\n";
	}

	private static Verdict verdict(String counters, String clause, String body) {
		return Probe.verdictsInCpp(counting(counters, "thing x;\nint s[99];\n#pragma omp parallel " + clause + "\n{ " + body + " }"))
				.get(0);
	}

	@ParameterizedTest
	@CsvSource({ "MADE, private(x), RACE", "MADE, firstprivate(x), RACE_FREE", "MADE, shared(x), RACE_FREE",
			"COPIED, firstprivate(x), RACE",
			"COPIED, private(x), RACE_FREE", "ENDED, private(x), RACE", "ENDED, firstprivate(x), RACE", "ENDED, shared(x), RACE_FREE",
			"ASSIGNED, firstprivate(x), RACE_FREE" })
	void everyThreadExecutesWhatItsCopyNeeds(String counters, String clause, Verdict expected) {
		assertEquals(expected, verdict(counters, clause, ";"));
	}

	@ParameterizedTest
	@CsvSource({ "ASSIGNED, RACE_FREE", "MADE, RACE", "COPIED, RACE_FREE", "ENDED, RACE" })
	void oneThreadAssignsTheLastValue(String counters, Verdict expected) {
		assertEquals(expected, verdict(counters, "", "\n#pragma omp for lastprivate(x)\nfor (int i = 0; i < 9; i++) x.value = i;\n"));
	}

	@Test
	void theAssignmentIsExecutedBesideWhatOthersDo() {
		String loop = "\n#pragma omp for lastprivate(x) CLAUSE\nfor (int i = 0; i < 9; i++) x.value = i;\n";
		String read = "if (omp_get_thread_num() == 1) s[0] = assigned;";
		assertEquals(Verdict.RACE_FREE, verdictWithRuntime("ASSIGNED", loop.replace("CLAUSE", "") + read));
		assertEquals(Verdict.RACE, verdictWithRuntime("ASSIGNED", loop.replace("CLAUSE", "nowait") + read));
	}

	private static Verdict verdictWithRuntime(String counters, String body) {
		return Probe.verdictsInCpp("extern \"C\" int omp_get_thread_num(void);\n"
				+ counting(counters, "thing x;\nint s[99];\n#pragma omp parallel\n{ " + body + " }")).get(0);
	}

	@Test
	void eachElementOfARowHasItsOwn() {
		String text = "extern int sink[99];\nint count;\nstruct thing {\n\tint value;\n\tthing() { value = 0; sink[count++] = 1; }\n};\n"
				+ "void f() {\nthing row[3];\n#pragma omp parallel num_threads(1) private(row)\nrow[1].value = 1;\n}\n";
		Executed run = Executed.inCpp(text);
		assertEquals(3, run.writes("count").size());
	}

	@Test
	void tasksCopyWhenTheyAreMadeAndEndWhenTheyEnd() {
		String task = "\n#pragma omp single\n{\n#pragma omp task firstprivate(x)\nx.value = 2;\nREST }\n";
		assertEquals(Verdict.RACE_FREE, verdict("COPIED", "", task.replace("REST", "copied = 0;")));
		assertEquals(Verdict.RACE, verdict("ENDED", "", task.replace("REST", "ended = 0;")));
		assertEquals(Verdict.RACE_FREE, verdict("ENDED", "", task.replace("REST", "\n#pragma omp taskwait\nended = 0;")));
	}
}
