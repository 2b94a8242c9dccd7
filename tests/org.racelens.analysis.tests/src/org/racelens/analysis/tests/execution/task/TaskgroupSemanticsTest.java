package org.racelens.analysis.tests.execution.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Grouping;
import org.racelens.race.verdict.Verdict;

/** Behind a taskgroup all tasks that were generated inside, and their descendants, are complete, and no others. OpenMP 5.2 §15.4 */
class TaskgroupSemanticsTest {
	private static final String DATA = "int x, y, z, a[99];";

	private static String task(String body) {
		return "\n#pragma omp task\n{ " + body + " }\n";
	}

	private static String group(String body) {
		return "\n#pragma omp taskgroup\n{ " + body + " }\n";
	}

	private static Verdict single(String statements) {
		return Probe.region(DATA, "#pragma omp parallel\n#pragma omp single\n{\n" + statements + "\n}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "G { T { x = 1; } } x = 2;", "G { T { T { x = 1; } } } x = 2;", "G { T { T { T { x = 1; } } } } x = 2;",
			"G { G { T { x = 1; } } x = 2; }",
			"G { T { x = 1; } } G { T { x = 2; } }", "T { G { T { x = 1; } } x = 2; }",
			"if (omp_get_num_threads() > 2) { G { T { x = 1; } } } x = 2;",
			"for (int k = 0; k < 3; k++) { G { T { x = k; } } }", "G { T { x = 1; } } T { x = 2; }",
			"T { y = 1; } G { T { x = 1; } } x = 2;" })
	void whatIsInsideIsComplete(String code) {
		assertEquals(Verdict.RACE_FREE, single(written(code)), code);
	}

	@ParameterizedTest
	@ValueSource(strings = { "T { x = 1; } G { T { y = 1; } } x = 2;", "G { T { x = 1; } x = 2; }", "G { T { x = 1; } T { x = 2; } }",
			"G { T { x = 1; } G { T { y = 1; } } x = 2; }",
			"T { G { T { y = 1; } } x = 1; } x = 2;", "G { G { T { y = 1; } } T { x = 1; } x = 2; }",
			"for (int k = 0; k < 3; k++) { G { T { y = k; } } T { x = k; } }",
			"if (omp_get_num_threads() > 2) { G { T { x = 1; } } } else { T { x = 1; } } x = 2;" })
	void whatIsOutsideIsNot(String code) {
		assertEquals(Verdict.RACE, single(written(code)), code);
	}

	/** The code where {@code T} stands before the block of a task and {@code G} before that of a taskgroup. */
	private static String written(String code) {
		return code.replaceAll("\\bT \\{", "\n#pragma omp task\n{").replaceAll("\\bG \\{", "\n#pragma omp taskgroup\n{");
	}

	@Test
	void onlyTheThreadThatMeetsItWaits() {
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\nif (omp_get_thread_num() == 0) {" + group(task("x = 1;"))
				+ "}\nif (omp_get_thread_num() == 1) x = 2;\n}"));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{" + group(task("x = 1;")) + "}"));
	}

	@Test
	void eachEncounterIsAnInstance() {
		Executed run = Executed.single(DATA, "for (int k = 0; k < 3; k++) {" + group("x = 1;") + "}" + group("y = 1;"));
		Grouping in = run.write("x").groups().get(0);
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		assertTrue(in.instance().contains(loop.trip()));
		assertNotEquals(in.id(), run.write("y").groups().get(0).id());
	}

	@Test
	void aTaskStandsInTheGroupsOfItsParentAndIsInNoneItself() {
		Executed run = Executed.single(DATA, group(task("x = 1;")) + "z = 1;");
		assertEquals(1, run.items(Item.Task.class).get(0).groups().size());
		assertEquals(List.of(), run.write("x").groups());
		assertEquals(List.of(), run.write("z").groups());
	}
}
