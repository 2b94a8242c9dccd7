package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.race.verdict.Verdict;

/** What orders explicit tasks: dependences of one address, unless their types allow otherwise, and what waits. OpenMP 5.2 §15.9.5, §15.5 */
class TaskOrderTest {
	private static final List<String> TYPES = List.of("in", "out", "inout", "mutexinoutset", "inoutset");

	@Test
	void tasksOfOneAddressAreOrderedOrExcludedByTheirTypes() {
		for (String first : TYPES) {
			for (String second : TYPES) {
				boolean like = first.equals(second) && (first.equals("in") || first.equals("inoutset"));
				is(!like, tasks("depend(" + first + ": a)", "x = 1;", "depend(" + second + ": a)", "x = 2;"));
			}
		}
	}

	@Test
	void tasksOfDifferentAddressesAreNotOrdered() {
		for (String type : TYPES) {
			is(false, tasks("depend(" + type + ": a)", "x = 1;", "depend(" + type + ": b)", "x = 2;"));
		}
	}

	@Test
	void elementsAreOneAddressExactlyForEqualSubscripts() {
		for (int i = 0; i < 3; i++) {
			for (int k = 0; k < 3; k++) {
				is(i == k, tasks("depend(out: c[" + i + "])", "x = 1;", "depend(in: c[" + k + "])", "x = 2;"));
			}
		}
	}

	@Test
	void aSectionBeginsAtItsFirstElement() {
		for (int i = 0; i < 3; i++) {
			is(i == 1, tasks("depend(out: c[" + i + ":1])", "x = 1;", "depend(in: c[1])", "x = 2;"));
			is(i == 0, tasks("depend(out: c[" + i + ":1])", "x = 1;", "depend(in: c[:1])", "x = 2;"));
		}
	}

	@Test
	void twoReadersOfOneWriterAreOrderedWithItAndNotAmongThemselves() {
		String writer = task("depend(out: a)", "x = 1;");
		is(true, inSingle(writer + task("depend(in: a)", "y = x;") + task("depend(in: a)", "b = x;")));
		is(false, inSingle(writer + task("depend(in: a)", "y = x;") + task("depend(in: a)", "y = x;")));
	}

	@Test
	void anOrderIsPassedOnAlongAChain() {
		is(true, inSingle(
				task("depend(out: a)", "x = 1;") + task("depend(in: a) depend(out: b)", "y = 1;") + task("depend(in: b)", "x = 2;")));
		is(false, inSingle(task("depend(out: a)", "x = 1;") + task("depend(in: a)", "y = 1;") + task("depend(in: b)", "x = 2;")));
	}

	@Test
	void aTaskwaitWaitsForChildrenAndNotForGrandchildren() {
		is(true, inSingle(task("", "x = 1;") + "\n#pragma omp taskwait\nx = 2;"));
		is(false, inSingle(task("", task("", "x = 1;")) + "\n#pragma omp taskwait\nx = 2;"));
	}

	@Test
	void aTaskgroupWaitsForGrandchildrenToo() {
		is(true, inSingle("\n#pragma omp taskgroup\n{" + task("", task("", "x = 1;")) + "}\nx = 2;"));
		is(false, inSingle("\n#pragma omp taskgroup\n{" + task("", task("", "x = 1;")) + "\nx = 2; }"));
	}

	@Test
	void anUndeferredTaskIsDoneBeforeWhatFollowsIt() {
		is(true, inSingle(task("if(0)", "x = 1;") + "x = 2;"));
		is(false, inSingle(task("if(1)", "x = 1;") + "x = 2;"));
	}

	@Test
	void dependencesOfTasksThatAreNoSiblingsOrderNothing() {
		is(false, inSingle(task("", task("depend(out: a)", "x = 1;")) + task("depend(in: a)", "x = 2;")));
	}

	@Test
	void aTaskwaitWithDependencesWaitsForTheTasksThatItNames() {
		is(true, inSingle(task("depend(out: a)", "x = 1;") + "\n#pragma omp taskwait depend(in: a)\nx = 2;"));
		is(false, inSingle(task("depend(out: a)", "x = 1;") + "\n#pragma omp taskwait depend(in: b)\nx = 2;"));
	}

	@Test
	void randomTasksAreOrderedAsTheDefinitionSays() {
		for (int seed = 0; seed < 60; seed++) {
			Random random = Seeds.random(seed);
			int count = 3;
			String[] types = new String[count];
			int[] address = new int[count];
			StringBuilder text = new StringBuilder();
			for (int i = 0; i < count; i++) {
				types[i] = TYPES.get(random.nextInt(TYPES.size()));
				address[i] = random.nextInt(2);
				text.append(task("depend(" + types[i] + ": c[" + address[i] + "])", i == 1 ? "y = 1;" : "x = 1;"));
			}
			boolean direct = address[0] == address[2] && conflicts(types[0], types[2]);
			boolean through = address[0] == address[1] && address[1] == address[2] && orders(types[0], types[1])
					&& orders(types[1], types[2]);
			is(direct || through, inSingle(text.toString()), "seed " + seed + ": " + text);
		}
	}

	/** Whether tasks with dependences of one address are ordered or exclude each other. */
	private static boolean conflicts(String a, String b) {
		return orders(a, b) || a.equals("mutexinoutset");
	}

	private static boolean orders(String a, String b) {
		return !a.equals(b) || a.equals("out") || a.equals("inout");
	}

	private static String tasks(String first, String does, String second, String doesThen) {
		return inSingle(task(first, does) + task(second, doesThen));
	}

	private static String task(String clauses, String statement) {
		return "\n#pragma omp task shared(x, y, a, b, c) " + clauses + "\n{ " + statement + " }\n";
	}

	private static String inSingle(String statements) {
		return "#pragma omp parallel\n#pragma omp single\n{ " + statements + " }";
	}

	private static void is(boolean free, String region) {
		is(free, region, region);
	}

	private static void is(boolean free, String region, String message) {
		assertEquals(free ? Verdict.RACE_FREE : Verdict.RACE, Probe.region("int a, b, c[3], x, y;", region), message);
	}
}
