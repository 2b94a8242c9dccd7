package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.Unfollowed;
import org.racelens.race.verdict.Verdict;

/**
 * Tasks that take part in a reduction have copies, and combine them one after the other in the construct that defines it. OpenMP 5.2 §5.5.8
 */
class TaskReductionsTest {
	private static final String DATA = "int x, y, a[99];";

	private static String group(String clause, String body) {
		return "\n#pragma omp taskgroup " + clause + "\n{ " + body + " }\n";
	}

	private static String task(String clauses, String body) {
		return "\n#pragma omp task " + clauses + "\n{ " + body + " }\n";
	}

	private static final String ADDING = task("in_reduction(+: x)", "x++;");

	private static Verdict single(String statements) {
		return Probe.region(DATA, "#pragma omp parallel\n#pragma omp single\n{\n" + statements + "\n}");
	}

	@Test
	void participantsExcludeEachOther() {
		assertEquals(Verdict.RACE_FREE, single(group("task_reduction(+: x)", ADDING + ADDING)));
		assertEquals(Verdict.RACE, single(group("", task("shared(x)", "x++;") + task("shared(x)", "x++;"))));
		assertEquals(Verdict.RACE, single(group("task_reduction(+: x)", ADDING + task("shared(x)", "x++;"))));
		assertEquals(Verdict.RACE, single(group("task_reduction(+: x)", ADDING + "x++;")));
	}

	@Test
	void theResultIsThereBehindTheGroup() {
		assertEquals(Verdict.RACE_FREE, single(group("task_reduction(+: x)", ADDING) + "y = x;"));
		assertEquals(Verdict.RACE, single(group("task_reduction(+: x)", ADDING + "y = x;")));
	}

	@Test
	void aCopyIsTheTasksOwnAndItsEndUpdatesTheOriginal() {
		Executed run = Executed.single(DATA, group("task_reduction(+: x)", ADDING));
		List<Access> accesses = run.accesses("x");
		assertEquals(List.of(false, true), accesses.stream().map(Access::write).toList());
		assertTrue(accesses.stream()
				.allMatch(a -> a.locks().stream().map(Lock::kind).toList().equals(List.of(Lock.Kind.REDUCTION_COMBINATION))));
		assertEquals(accesses, Executed.inside(run.items(Item.Task.class).get(0), Access.class).stream()
				.filter(a -> a.variable().equals("x")).toList());
	}

	@Test
	void withoutParticipantsNothingIsCombined() {
		assertEquals(List.of(), Executed.single(DATA, group("task_reduction(+: x)", task("", "y = 1;"))).accesses("x"));
	}

	@Test
	void theLocksOfTwoGroupsAreTwo() {
		Executed run = Executed.single(DATA, group("task_reduction(+: x)", ADDING + ADDING) + group("task_reduction(+: x)", ADDING));
		List<Set<Lock>> locks = run.writes("x").stream().map(Access::locks).toList();
		assertEquals(locks.get(0), locks.get(1));
		assertNotEquals(locks.get(0), locks.get(2));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{" + group("task_reduction(+: x)", ADDING) + "}"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "for reduction(task, +: x)", "sections reduction(task, +: x)", "scope reduction(task, +: x)" })
	void aTeamsReductionTakesTasksIn(String directive) {
		String body = directive.startsWith("for") ? "for (int i = 0; i < 9; i++)" : "";
		Executed run = Executed.parallel(DATA, "#pragma omp " + directive + "\n" + body + "{" + ADDING + "}");
		assertFalse(run.told().contains(Unfollowed.IN_WHICH_REDUCTION_OF_X_TASK_TAKES_PART_IS_NOT_KNOWN));
		assertEquals(Verdict.RACE_FREE,
				Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp " + directive + "\n" + body + "{" + ADDING + "}\n}"));
	}

	@Test
	void aTaskThatTakesPartInNothingIsTold() {
		Executed run = Executed.program("int x;\nint main(void) {\n#pragma omp parallel\n{" + ADDING + "}\nreturn 0;\n}\n");
		assertEquals(List.of(Unfollowed.IN_WHICH_REDUCTION_OF_X_TASK_TAKES_PART_IS_NOT_KNOWN),
				run.region().gaps().stream().map(g -> g.explanation().sentence()).toList());
		Executed other = Executed.program("int x, y;\nint main(void) {\n#pragma omp parallel\n#pragma omp single\n{"
				+ group("task_reduction(+: y)", ADDING) + "}\nreturn 0;\n}\n");
		assertTrue(other.told().contains(Unfollowed.IN_WHICH_REDUCTION_OF_X_TASK_TAKES_PART_IS_NOT_KNOWN));
	}

	@Test
	void theInnermostReductionOfTheOriginalIsMeant() {
		Executed run = Executed.single(DATA,
				group("task_reduction(+: x)", group("task_reduction(+: y)", ADDING + task("in_reduction(+: y)", "y++;"))));
		assertFalse(run.told().contains(Unfollowed.IN_WHICH_REDUCTION_OF_X_TASK_TAKES_PART_IS_NOT_KNOWN));
		assertNotEquals(run.write("x").locks(), run.write("y").locks());
	}

	@Test
	void aDescendantTakesPartToo() {
		assertEquals(Verdict.RACE_FREE, single(group("task_reduction(+: x)", task("in_reduction(+: x)", "x++;" + ADDING) + ADDING)));
	}
}
