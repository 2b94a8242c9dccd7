package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.data.IteratorValues;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;

/**
 * The values that {@link IteratorValues} runs {@code iterator} modifiers through, held against the loops that they mean. OpenMP 5.2 §3.2.6
 */
class IteratorValuesTest {
	private static final int HALF = 12;

	/** The subscripts of locators in their order, for a value of the parameter n. */
	private static List<Long> subscripts(List<Dependence> locators, long n) {
		List<Long> found = new ArrayList<>();
		for (Dependence locator : locators) {
			IntExpr offset = locator.places().orElseThrow().get(0).offset();
			Map<Symbol, Long> values = new LinkedHashMap<>();
			Atoms.symbols(offset).forEach(s -> values.put(s, n));
			locator.ranges().forEach(r -> Atoms.symbols(r.last()).forEach(s -> values.put(s, n)));
			for (long number = -1; number <= 2 * HALF; number++) {
				for (Dependence.Range range : locator.ranges()) {
					values.put(range.number(), number);
				}
				Evaluator numbers = Executed.where(values);
				if (locator.ranges().isEmpty() ? number == 0 : numbers.holds(locator.domain())) {
					found.add(numbers.value(offset) / 4);
				}
			}
		}
		return found;
	}

	private static List<List<Dependence>> locators(List<String> iterators) {
		StringBuilder tasks = new StringBuilder();
		iterators.forEach(i -> tasks.append("#pragma omp task depend(iterator(").append(i).append("), in: a[i])\n{ b = 1; }\n"));
		return Executed.single("int a[100], b;", tasks.toString()).items(Item.Task.class).stream().map(Item.Task::dependences).toList();
	}

	@Test
	void constantIteratorsAreLoops() {
		List<String> iterators = new ArrayList<>();
		List<List<Long>> meant = new ArrayList<>();
		for (long begin = 0; begin < HALF; begin += 5) {
			for (long end = 0; end < HALF; end += 3) {
				for (long step : List.of(1L, 2L, 4L, -1L, -3L)) {
					iterators.add("i=" + begin + ":" + end + ":" + step);
					meant.add(loop(begin, end, step));
				}
			}
		}
		List<List<Dependence>> found = locators(iterators);
		for (int i = 0; i < iterators.size(); i++) {
			assertTrue(found.get(i).stream().allMatch(d -> d.ranges().isEmpty()));
			assertEquals(meant.get(i), subscripts(found.get(i), 0), iterators.get(i));
		}
	}

	@Test
	void anIteratorOverWhatIsNotKnownStandsForAllItsValues() {
		List<List<Dependence>> found = locators(List.of("i=0:n", "i=2:n:3", "i=n:1:-2", "i=n:n+5"));
		assertEquals(List.of(1, 1, 1, 5), found.stream().map(List::size).toList());
		for (long n = 0; n < HALF; n++) {
			assertEquals(loop(0, n, 1), subscripts(found.get(0), n));
			assertEquals(loop(2, n, 3), subscripts(found.get(1), n));
			assertEquals(loop(n, 1, -2), subscripts(found.get(2), n));
			assertEquals(loop(n, n + 5, 1), subscripts(found.get(3), n));
		}
	}

	private static List<Long> loop(long begin, long end, long step) {
		List<Long> values = new ArrayList<>();
		for (long i = begin; step > 0 ? i < end : i > end; i += step) {
			values.add(i);
		}
		return values;
	}

	@Test
	void theLastIteratorRunsFastest() {
		List<Dependence> all = Executed.single("int a[100], b;",
				"#pragma omp task depend(iterator(i=0:3, k=0:2), in: a[10*i + k])\n{ b = 1; }").items(Item.Task.class).get(0)
				.dependences();
		assertEquals(List.of(0L, 1L, 10L, 11L, 20L, 21L), subscripts(all, 0));
	}

	@Test
	void anIteratorIsNoVariableOfTheCodeAround() {
		Executed run = Executed.single("int a[100], b;",
				"int i = 7;\n#pragma omp task depend(iterator(i=0:3), in: a[i])\n{ b = 1; }\na[i] = 2;");
		assertEquals(28L, Executed.where(Map.of()).value(run.write("a").place().offset()));
	}

	@Test
	void aLocatorThatDoesSomethingForEachOfManyValuesIsNotFollowed() {
		Executed run = Executed.single("int a[100], b;", "int k = 0;\n#pragma omp task depend(iterator(i=0:n), in: a[k++])\n{ b = 1; }");
		assertTrue(run.told().contains(Unfollowed.WHAT_LOCATORS_DO_BESIDES_IS_NOT_FOLLOWED));
	}
}
