package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol;
import org.racelens.race.phase.Flattened;

/**
 * Which iterations of a {@code taskloop} may be in different tasks by its {@code grainsize} and {@code num_tasks} clauses, held against all
 * ways to divide the iterations. OpenMP 5.2 §12.6.1, §12.6.2
 */
class TaskloopGrainTest {
	private static final int MOST = 11;

	private static Executed run(String clause, int count) {
		return Executed.single("int a[64];",
				"#pragma omp taskloop " + clause + "\nfor (int i = 0; i < " + count + "; i++)\n\ta[i] = 1;");
	}

	/** The pairs of iterations that some choice of the implementation puts into different tasks. */
	private static Set<String> apart(String clause, int count) {
		Set<String> pairs = new TreeSet<>();
		for (Flattened f : run(clause, count).flat("a")) {
			if (f.trips().size() < 2) {
				continue;
			}
			List<IntExpr> chosen = new ArrayList<>(Atoms.applications(f.domain()).stream()
					.filter(a -> a.function().meaning() == FunctionSymbol.Meaning.INPUT).toList());
			Atoms.symbols(f.domain()).stream().filter(s -> s.role() == Symbol.Role.UNNAMED).forEach(chosen::add);
			choose(chosen, 0, new LinkedHashMap<>(), values -> addApart(f, values, count, pairs));
		}
		return pairs;
	}

	private interface Choice {
		void with(Map<IntExpr, Long> values);
	}

	private static void choose(List<IntExpr> unknowns, int first, Map<IntExpr, Long> values, Choice choice) {
		if (first == unknowns.size()) {
			choice.with(values);
			return;
		}
		long most = unknowns.get(first) instanceof Apply ? MOST + 1 : 1;
		for (long v = 0; v <= most; v++) {
			values.put(unknowns.get(first), v);
			choose(unknowns, first + 1, values, choice);
		}
	}

	private static void addApart(Flattened f, Map<IntExpr, Long> choice, int count, Set<String> pairs) {
		List<Set<Integer>> parts = List.of(new TreeSet<>(), new TreeSet<>());
		for (int part = 0; part < 2; part++) {
			for (int trip = 0; trip < count; trip++) {
				Map<IntExpr, Long> values = new LinkedHashMap<>(choice);
				values.put(f.trips().get(0), (long) part);
				values.put(f.trips().get(1), (long) trip);
				Atoms.symbols(f.domain()).stream().filter(s -> s.role() == Symbol.Role.TEAM_SIZE).forEach(s -> values.put(s, 2L));
				Evaluator numbers = Executed.where(values);
				if (numbers.holds(f.domain())) {
					parts.get(part).add(trip);
				}
			}
		}
		parts.get(0).forEach(i -> parts.get(1).forEach(k -> pairs.add(Math.min(i, k) + "," + Math.max(i, k))));
	}

	/** The pairs that some division into chunks of permitted sizes separates. */
	private static Set<String> divided(List<List<Integer>> divisions) {
		Set<String> pairs = new TreeSet<>();
		for (List<Integer> sizes : divisions) {
			List<Integer> chunk = new ArrayList<>();
			for (int c = 0; c < sizes.size(); c++) {
				for (int i = 0; i < sizes.get(c); i++) {
					chunk.add(c);
				}
			}
			for (int i = 0; i < chunk.size(); i++) {
				for (int k = i + 1; k < chunk.size(); k++) {
					if (!chunk.get(i).equals(chunk.get(k))) {
						pairs.add(i + "," + k);
					}
				}
			}
		}
		return pairs;
	}

	private static List<List<Integer>> bySizes(int count, int least, int most) {
		List<List<Integer>> found = new ArrayList<>();
		if (count == 0) {
			found.add(List.of());
		}
		for (int size = least; size <= Math.min(most, count); size++) {
			for (List<Integer> rest : bySizes(count - size, least, most)) {
				List<Integer> sizes = new ArrayList<>(List.of(size));
				sizes.addAll(rest);
				found.add(sizes);
			}
		}
		return found;
	}

	@Test
	void aGrainIsTheLeastNumberOfIterationsAndHalfOfTheMost() {
		for (int count = 4; count <= MOST; count++) {
			for (int grain = 1; grain <= 5; grain++) {
				int least = Math.min(grain, count);
				assertEquals(divided(bySizes(count, least, 2 * grain - 1)), apart("grainsize(" + grain + ")", count),
						grain + " of " + count);
			}
		}
	}

	@Test
	void aStrictGrainIsTheNumberOfIterationsButInTheLastTask() {
		for (int count = 4; count <= MOST; count++) {
			for (int grain = 1; grain <= 5; grain++) {
				List<Integer> sizes = new ArrayList<>();
				for (int left = count; left > 0; left -= grain) {
					sizes.add(Math.min(left, grain));
				}
				assertEquals(divided(List.of(sizes)), apart("grainsize(strict: " + grain + ")", count), grain + " of " + count);
			}
		}
	}

	@Test
	void aStrictNumberOfTasksSharesTheIterationsEvenlyTheFirstTakingWhatIsLeft() {
		for (int count = 2; count <= MOST; count++) {
			for (int number = 2; number <= 5; number++) {
				List<Integer> sizes = new ArrayList<>();
				int tasks = Math.min(number, count);
				for (int t = 0; t < tasks; t++) {
					sizes.add(count / tasks + (t < count % tasks ? 1 : 0));
				}
				assertEquals(divided(List.of(sizes)), apart("num_tasks(strict: " + number + ")", count), number + " of " + count);
			}
		}
	}

	@Test
	void oneTaskHoldsTheLoopAndManyStandInIt() {
		for (String clause : List.of("num_tasks(1)", "grainsize(strict: 8)", "grainsize(5)")) {
			List<Item.Task> tasks = run(clause, 8).items(Item.Task.class);
			assertEquals(1, tasks.size(), clause);
			assertEquals(1, Executed.inside(tasks.get(0), Item.Loop.class).size(), clause);
		}
		for (String clause : List.of("", "num_tasks(2)")) {
			List<Item.Task> tasks = run(clause, 8).items(Item.Task.class);
			assertEquals(1, tasks.size(), clause);
			assertEquals(List.of(), Executed.inside(tasks.get(0), Item.Loop.class), clause);
		}
	}
}
