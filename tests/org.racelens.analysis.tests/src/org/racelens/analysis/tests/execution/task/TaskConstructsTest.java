package org.racelens.analysis.tests.execution.task;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.task.TaskConstructs;

/** {@link TaskConstructs} gives each construct of tasks its own meaning. OpenMP 5.2 §12, §15.4, §15.5, §15.9.4 */
class TaskConstructsTest {
	private static final String DATA = "int x, y; omp_depend_t o;";

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "task@x = 1;|1|0|0", "taskwait@x = 1;|0|1|0", "taskwait depend(in: y)@x = 1;|1|0|0",
			"taskgroup@x = 1;|0|0|1", "taskloop num_tasks(1)@for (int i = 0; i < 9; i++) x = 1;|1|0|0",
			"taskgroup@{@#pragma omp task@x = 1;@}|1|0|0" })
	void eachLeavesWhatItIs(String code, int tasks, int waits, int groups) {
		Executed run = Executed.single(DATA, "#pragma omp " + code.replace("@", "\n"));
		assertEquals(tasks, run.items(Item.Task.class).size());
		assertEquals(waits, run.items(Item.Taskwait.class).size());
		assertEquals(groups, run.write("x").groups().size());
		assertEquals(Set.of(), run.told());
	}

	@Test
	void aDependObjectIsOnlyAccessed() {
		Executed run = Executed.single(DATA, "#pragma omp depobj(o) depend(inout: x)\n#pragma omp task depend(depobj: o)\ny = 1;\n"
				+ "#pragma omp depobj(o) destroy\n");
		assertEquals(List.of(true, false, true), run.accesses("o").stream().map(Item.Access::write).toList());
		assertEquals(1, run.items(Item.Task.class).get(0).dependences().size());
	}

	@Test
	void inSerialCodeTheirBodiesAreExecutedAtOnce() {
		Executed run = Executed.code("int a[99], s;",
				"s = 1;\n#pragma omp task\ns = 2;\n#pragma omp taskwait\n#pragma omp taskgroup\ns += 3;\n#pragma omp taskloop\n"
						+ "for (int i = 0; i < 4; i++) s++;\n#pragma omp parallel\na[s] = 1;");
		assertEquals("9", run.index("a").toString());
	}
}
