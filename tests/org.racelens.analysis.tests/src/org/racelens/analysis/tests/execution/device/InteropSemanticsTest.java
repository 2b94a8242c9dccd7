package org.racelens.analysis.tests.execution.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.device.InteropSemantics;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.Bools;
import org.racelens.race.verdict.Verdict;

/** {@link InteropSemantics}: what {@code interop} does to its objects, and for which tasks it waits. OpenMP 5.2 §14.1 */
class InteropSemanticsTest {
	private static final String DATA = "omp_interop_t queue, other; int x, y;";

	@ParameterizedTest
	@CsvSource({ "init(targetsync: queue), true, RACE", "use(queue), false, RACE_FREE", "destroy(queue), true, RACE" })
	void itWritesTheObjectOrOnlyReadsIt(String clause, boolean write, Verdict each) {
		Executed run = Executed.parallel(DATA, "#pragma omp interop " + clause + "\n");
		assertEquals(List.of(write), run.accesses("queue").stream().map(Access::write).toList());
		assertEquals(List.of(), run.items(Item.Task.class));
		assertEquals(each, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp interop " + clause + "\n}"));
	}

	@Test
	void eachObjectIsAccessed() {
		Executed run = Executed.parallel(DATA, "#pragma omp interop init(target: queue) use(other)\n");
		assertEquals(List.of(true), run.accesses("queue").stream().map(Access::write).toList());
		assertEquals(List.of(false), run.accesses("other").stream().map(Access::write).toList());
	}

	@ParameterizedTest
	@CsvSource({ "'', false", "nowait, true" })
	void withDependencesItGeneratesAnEmptyTask(String clause, boolean deferred) {
		Executed run = Executed.single(DATA, "#pragma omp interop init(targetsync: queue) depend(inout: x) " + clause + "\n");
		Item.Task task = run.items(Item.Task.class).get(0);
		assertEquals(List.of(), task.body());
		assertEquals(List.of(Dependence.Type.INOUT), task.dependences().stream().map(Dependence::type).toList());
		assertEquals(deferred, !task.deferred().equals(Bools.FALSE));
	}

	@Test
	void itWaitsForTheTasksThatItNames() {
		String tasks = "#pragma omp parallel\n#pragma omp single\n{\n#pragma omp task depend(out: x)\nx = 1;\n"
				+ "#pragma omp interop use(queue) depend(in: DEP) CLAUSE\nx = 2;\n}";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, tasks.replace("DEP", "x").replace("CLAUSE", "")));
		assertEquals(Verdict.RACE, Probe.region(DATA, tasks.replace("DEP", "y").replace("CLAUSE", "")));
		assertEquals(Verdict.RACE, Probe.region(DATA, tasks.replace("DEP", "x").replace("CLAUSE", "nowait")));
	}

	@Test
	void inSerialCodeItIsNothing() {
		Executed run = Executed.code(DATA, "#pragma omp interop init(targetsync: queue)\n#pragma omp parallel\nx = 1;");
		assertEquals(List.of(), run.accesses("queue"));
		assertNotEquals(List.of(), run.accesses("x"));
	}
}
