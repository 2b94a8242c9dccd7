package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Item;
import org.racelens.execution.state.TaskOrigin;
import org.racelens.execution.state.TaskTrait;
import org.racelens.execution.state.TaskTraits;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.race.verdict.Verdict;

/** What generated a task and how it runs: {@link TaskOrigin}, {@link TaskTrait} and {@link TaskTraits}. OpenMP 5.2 §12.5 */
class TaskOriginTest {
	private static final String DATA = "#include <omp.h>\nint x, a[9];";

	private static Item.Task task(String clauses) {
		return Executed.single(DATA, "\n#pragma omp task " + clauses + "\nx = 1;").items(Item.Task.class).get(0);
	}

	@Test
	void anImplicitTaskHasNoConstruct() {
		assertEquals("", TaskOrigin.IMPLICIT.construct());
		assertEquals(Set.of(), TaskOrigin.IMPLICIT.traits());
		assertEquals(Optional.empty(), TaskOrigin.IMPLICIT.event());
	}

	@Test
	void theClausesSayWhetherATaskIsDeferred() {
		assertEquals(Bools.TRUE, task("").deferred());
		assertEquals(Bools.FALSE, task("if(0)").deferred());
		BoolExpr open = task("if(n > 3)").deferred();
		Symbol n = Atoms.symbols(open).iterator().next();
		for (long value = 0; value < 7; value++) {
			assertEquals(value > 3, Executed.where(Map.of(n, value)).holds(open));
		}
	}

	@Test
	void whatAFinalTaskGeneratesIsExecutedAtOnce() {
		String nested = "\n#pragma omp task final(%s)\n{\n#pragma omp task\nx = 1;\nint v = x;\n}";
		List<Item.Task> all = Executed.single(DATA, nested.formatted("1")).items(Item.Task.class);
		assertEquals(List.of(Bools.TRUE, Bools.FALSE), all.stream().map(Item.Task::deferred).toList());
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel\n#pragma omp single" + nested.formatted("1")));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n#pragma omp single" + nested.formatted("0")));
	}

	@Test
	void anUntiedTaskMayGoOnOnAnotherThread() {
		assertEquals(Set.of(TaskTrait.UNTIED), Set.of(TaskTrait.values()));
		String own = "#pragma omp parallel num_threads(4)\n#pragma omp single\nfor (int i = 0; i < 9; i++) {\n#pragma omp task %s\n"
				+ "{ int t = omp_get_thread_num(); "
				+ "\n#pragma omp taskyield\nif (t == omp_get_thread_num()) a[t]++; }\n}";
		assertNotEquals(Verdict.RACE_FREE, Probe.region(DATA, own.formatted("untied")));
	}

	@Test
	void dependencesAreEvaluatedByTheGeneratingTask() {
		Item.Task task = Executed.single(DATA, "int i = 3;\n#pragma omp task depend(out: a[i])\nx = 1;\ni = 4;").items(Item.Task.class)
				.get(0);
		assertEquals(1, task.dependences().size());
		assertEquals(Dependence.Type.INOUT, task.dependences().get(0).type());
		assertEquals(Ints.of(12), task.dependences().get(0).places().orElseThrow().get(0).offset());
		TaskTraits traits = new TaskTraits(Bools.TRUE, Bools.FALSE, task.dependences());
		assertEquals(task.dependences(), traits.dependences());
	}
}
