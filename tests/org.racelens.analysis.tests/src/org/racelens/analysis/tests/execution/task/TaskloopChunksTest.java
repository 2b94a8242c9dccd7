package org.racelens.analysis.tests.execution.task;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.race.verdict.Verdict;

/** Which iterations of a taskloop are surely one task's, by what its clauses say of the chunks. OpenMP 5.2 §12.6.1, §12.6.2 */
class TaskloopChunksTest {
	/** Whether iterations that are together by an expression of theirs may be in different tasks. */
	private static Verdict together(String clauses, long count, String element) {
		return Probe.region("int a[99];", "#pragma omp parallel\n#pragma omp single\n{\n#pragma omp taskloop " + clauses
				+ "\nfor (int i = 0; i < " + count + "; i++) a[" + element + "] = i;\n}");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "grainsize(strict: 3)|9|i / 3", "grainsize(strict: 3)|10|i / 3", "num_tasks(strict: 3)|9|i / 3",
			"num_tasks(strict: 2)|5|i / 3", "num_tasks(1)|9|0 * i", "grainsize(strict: 9)|9|0 * i",
			"grainsize(9)|9|0 * i", "grainsize(5)|9|0 * i", "grainsize(20)|9|0 * i", "grainsize(strict: 20)|9|0 * i", "num_tasks(20)|9|i" })
	void aChunkIsOneTasks(String clauses, long count, String element) {
		assertEquals(Verdict.RACE_FREE, together(clauses, count, element), clauses);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "|9|i / 2", "grainsize(strict: 3)|9|i / 4", "grainsize(strict: 3)|9|(i + 1) / 3",
			"grainsize(3)|9|i / 3",
			"num_tasks(strict: 3)|9|i / 4", "num_tasks(strict: 2)|5|i / 2", "num_tasks(2)|9|0 * i", "num_tasks(3)|9|i / 3",
			"grainsize(4)|9|0 * i",
			"grainsize(strict: 8)|9|0 * i", "num_tasks(strict: 4)|9|i / 2" })
	void othersMayBeDifferentTasks(String clauses, long count, String element) {
		assertEquals(Verdict.RACE, together(clauses == null ? "" : clauses, count, element), clauses);
	}
}
