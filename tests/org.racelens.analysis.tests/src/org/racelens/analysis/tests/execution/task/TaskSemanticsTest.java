package org.racelens.analysis.tests.execution.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Grouping;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** What an explicit task accesses is its own, in an order that only waiting makes. OpenMP 5.2 §12.5, §15.4, §15.5 */
class TaskSemanticsTest {
	private static final String DATA = "int x, y, shown[99];";

	private static Verdict single(String statements) {
		return Probe.region(DATA, "#pragma omp parallel\n#pragma omp single\n{\n" + statements + "\n}");
	}

	private static void isFree(String statements) {
		assertEquals(Verdict.RACE_FREE, single(statements), statements);
	}

	private static void races(String statements) {
		assertEquals(Verdict.RACE, single(statements), statements);
	}

	private static String task(String clauses, String body) {
		return "\n#pragma omp task " + clauses + "\n{ " + body + " }\n";
	}

	@Test
	void aTaskIsNotOrderedWithWhatFollowsIt() {
		races(task("", "x = 1;") + "x = 2;");
		isFree("x = 2;" + task("", "x = 1;"));
		races(task("", "x = 1;") + task("", "x = 2;"));
	}

	@Test
	void aTaskwaitWaitsForChildrenAndForNoGrandchildren() {
		isFree(task("", "x = 1;") + "\n#pragma omp taskwait\nx = 2;");
		races(task("", task("", "x = 1;")) + "\n#pragma omp taskwait\nx = 2;");
		isFree(task("", task("", "x = 1;") + "\n#pragma omp taskwait\n") + "\n#pragma omp taskwait\nx = 2;");
		races("\n#pragma omp taskwait\n" + task("", "x = 1;") + "x = 2;");
	}

	@Test
	void aTaskgroupWaitsForAllThatIsGeneratedInside() {
		isFree("\n#pragma omp taskgroup\n{" + task("", task("", "x = 1;")) + "}\nx = 2;");
		races(task("", "x = 1;") + "\n#pragma omp taskgroup\n{" + task("", "y = 1;") + "}\nx = 2;");
		races("\n#pragma omp taskgroup\n{" + task("", "x = 1;") + "x = 2; }");
	}

	@Test
	void anAccessKnowsTheTaskgroupsAroundItInItsTask() {
		Executed run = Executed.single(DATA,
				"\n#pragma omp taskgroup\n{ x = 1;\n#pragma omp taskgroup\n{ x = 2; }" + task("", "y = 1;") + "}");
		assertEquals(List.of(1, 2), run.writes("x").stream().map(a -> a.groups().size()).toList());
		assertEquals(run.writes("x").get(0).groups().get(0), run.writes("x").get(1).groups().get(0));
		assertEquals(List.of(), run.write("y").groups().stream().map(Grouping::id).toList());
	}

	@Test
	void anUndeferredTaskIsOverBeforeTheNextStatement() {
		isFree(task("if(0)", "x = 1;") + "x = 2;");
		races(task("if(0)", task("", "x = 1;")) + "x = 2;");
		races(task("", "y = 1;") + task("if(0)", "x = 1;") + "y = 2;");
	}

	@Test
	void tasksOfAFinalTaskAreExecutedAtOnce() {
		isFree(task("final(1)", task("", "x = 1;") + "x = 2;"));
		races(task("final(0)", task("", "x = 1;") + "x = 2;"));
	}

	@Test
	void aVariableOfTheGeneratingTaskIsCopiedAndASharedOneIsNot() {
		assertEquals(Ints.of(12), Executed.single(DATA, "int own = 3;" + task("", "shown[own] = 1;") + "own = 4;").write("shown").place()
				.offset());
		isFree("int own = 3;" + task("", "own++;") + "own = 4;");
		assertNotEquals(Verdict.RACE_FREE, single("int own = 3;" + task("shared(own)", "own++;") + "own = 4;\n#pragma omp taskwait\n"));
	}

	@Test
	void whatATaskDoesIsPartOfItsItem() {
		Executed run = Executed.single(DATA, "x = 1;" + task("", "y = 1;"));
		Item.Task task = run.items(Item.Task.class).get(0);
		assertEquals(List.of("y"), Executed.inside(task, Access.class).stream().map(Access::variable).toList());
	}

	@Test
	void anyThreadOfTheTeamExecutesATask() {
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n#pragma omp single\n{\n" + task("", "x = 1;")
				+ "if (omp_get_thread_num() == 0) x = 2; }"));
		assertFalse(Executed.parallel(DATA, task("", "shown[omp_get_thread_num()] = 1;")).write("shown").place().offset()
				.equals(Executed.parallel(DATA, "shown[omp_get_thread_num()] = 1;").write("shown").place().offset()));
	}

	@Test
	void eachThreadThatMeetsATaskConstructGeneratesOne() {
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n" + task("", "x = 1;")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel num_threads(1)\n" + task("", "x = 1;")));
	}

	@Test
	void aTaskloopWaitsForItsTasksUnlessItSaysOtherwise() {
		String loop = "\nfor (int i = 0; i < 9; i++) shown[i] = 1;\n";
		isFree("\n#pragma omp taskloop" + loop + "shown[3] = 2;");
		races("\n#pragma omp taskloop nogroup" + loop + "shown[3] = 2;");
		races("\n#pragma omp taskloop\nfor (int i = 0; i < 9; i++) x = i;\n");
		isFree("\n#pragma omp taskloop num_tasks(1)\nfor (int i = 0; i < 9; i++) x = i;\n");
		isFree("\n#pragma omp taskloop reduction(+: x)\nfor (int i = 0; i < 9; i++) x += i;\n");
		assertTrue(Executed.single(DATA, "\n#pragma omp taskloop" + loop).items(Item.Task.class).size() >= 1);
	}
}
