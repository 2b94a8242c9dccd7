package org.racelens.analysis.tests.execution.nest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.nest.LoopNest;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.race.verdict.Verdict;

/** The associated loops of one encounter: {@link LoopNest} has their iterations, whatever the form of their bounds is. OpenMP 5.2 §4.4.2 */
class LoopNestTest {
	private static final String DATA = "#include <omp.h>\nint b[60][60], x;";

	/** The pairs of trips that exist, of two associated loops. */
	private static Set<List<Long>> iterations(String loops, long n) {
		Executed run = Executed.parallel(DATA, "#pragma omp for collapse(2)\n" + loops + " b[i][j] = 1;");
		List<Item.Loop> levels = run.items(Item.Loop.class);
		BoolExpr domain = Bools.and(levels.get(0).domain(), levels.get(1).domain());
		Access write = run.write("b");
		Set<List<Long>> found = new LinkedHashSet<>();
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		Executed.owners(domain).forEach(o -> values.put(o, 0L));
		values.put(run.region().thread(), 0L);
		values.put(run.region().teamSize(), 1L);
		Atoms.symbols(domain).stream().filter(s -> s.role() == Symbol.Role.PARAMETER).forEach(s -> values.put(s, n));
		for (long i = 0; i < 7; i++) {
			for (long j = 0; j < 7; j++) {
				values.put(levels.get(0).trip(), i);
				values.put(levels.get(1).trip(), j);
				if (Executed.where(values).holds(domain)) {
					long at = Executed.where(values).value(write.place().offset()) / 4;
					found.add(List.of(at / 60, at % 60));
				}
			}
		}
		return found;
	}

	private static Set<List<Long>> expected(long n, LongBinaryOperator first, LongBinaryOperator last) {
		Set<List<Long>> all = new LinkedHashSet<>();
		for (long i = 0; i < Math.min(n, 7); i++) {
			for (long j = first.applyAsLong(i, n); j < last.applyAsLong(i, n); j++) {
				all.add(List.of(i, j));
			}
		}
		return all;
	}

	@Test
	void aRectangleHasAllPairs() {
		for (long n = 0; n < 6; n++) {
			assertEquals(expected(n, (i, m) -> 0, (i, m) -> 4), iterations("for (int i = 0; i < n; i++) for (int j = 0; j < 4; j++)", n));
		}
	}

	@Test
	void aTriangleHasThoseWithinIt() {
		for (long n = 0; n < 6; n++) {
			assertEquals(expected(n, (i, m) -> 0, (i, m) -> i), iterations("for (int i = 0; i < n; i++) for (int j = 0; j < i; j++)", n));
			assertEquals(expected(n, (i, m) -> i, (i, m) -> m), iterations("for (int i = 0; i < n; i++) for (int j = i; j < n; j++)", n));
		}
	}

	@Test
	void aLoopOfOneIterationIsOneThreads() {
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel for\nfor (int i = 0; i < 0; i++) x++;"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel for\nfor (int i = 0; i < 1; i++) x++;"));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel for\nfor (int i = 0; i < 2; i++) x++;"));
	}

	@Test
	void anOrderedLoopCountsTheAssociatedOnes() {
		String ordered = "#pragma omp parallel for ordered\nfor (int i = 0; i < 9; i++) {\n#pragma omp ordered\nx++;\n}";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, ordered));
		assertEquals(Verdict.RACE, Probe.region(DATA, ordered.replace("#pragma omp ordered\n", "")));
		String wavefront = "#pragma omp parallel for ordered(2)\nfor (int i = 1; i < 9; i++) for (int j = 1; j < 9; j++) {\n"
				+ "#pragma omp ordered depend(sink: i - 1, j) depend(sink: i, j - 1)\nb[i][j] = b[i - 1][j] + b[i][j - 1];\n"
				+ "#pragma omp ordered depend(source)\n}";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, wavefront));
		assertEquals(Verdict.RACE, Probe.region(DATA, wavefront.replace("depend(sink: i - 1, j) ", "")));
	}

	@Test
	void anIterationIsAPointOfTheWholeNest() {
		String collapsed = "#pragma omp parallel for collapse(2) schedule(dynamic)\nfor (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) %s";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, collapsed.formatted("b[i][j]++;")));
		assertEquals(Verdict.RACE, Probe.region(DATA, collapsed.formatted("b[i][0]++;")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, collapsed.replace(" collapse(2)", "").formatted("b[i][0]++;")));
	}
}
