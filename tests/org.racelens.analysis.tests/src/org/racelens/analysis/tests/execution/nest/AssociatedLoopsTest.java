package org.racelens.analysis.tests.execution.nest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;

/** The iterations of associated loops are those of the loops as they stand, whatever their variables are and count. OpenMP 5.2 §4.4.1 */
class AssociatedLoopsTest {
	private static final long MOST_TRIPS = 16;
	private static final String DATA = "#include <stddef.h>\nint shown[999], many[99];";

	private static Executed run(String clauses, String loops, String subscript) {
		return Executed.parallel(DATA, "#pragma omp for " + clauses + "\n" + loops + "\nshown[" + subscript + "] = 1;");
	}

	/** The subscripts that the iterations write, in the order of their trips. */
	private static List<Long> written(Executed run, long n) {
		Item.Access write = run.write("shown");
		List<Item.Loop> loops = run.items(Item.Loop.class);
		List<Long> written = new ArrayList<>();
		BoolExpr domain = Bools.and(loops.stream().map(Item.Loop::domain).toList());
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		for (Symbol s : Atoms.symbols(domain)) {
			values.put(s, s.role() == Symbol.Role.PARAMETER ? n : 0);
		}
		each(loops, values, numbers -> {
			if (numbers.holds(domain)) {
				written.add(numbers.value(write.place().offset()) / 4);
			}
		});
		return written;
	}

	private static void each(List<Item.Loop> loops, Map<IntExpr, Long> values, Consumer<Evaluator> code) {
		if (loops.isEmpty()) {
			code.accept(Executed.where(values));
			return;
		}
		for (long k = -1; k < MOST_TRIPS; k++) {
			values.put(loops.get(0).trip(), k);
			each(loops.subList(1, loops.size()), values, code);
		}
	}

	private static void is(LongFunction<LongStream> expected, String loop) {
		for (long n = -2; n < 12; n++) {
			assertEquals(expected.apply(n).boxed().toList(), written(run("", loop, "i + 50"), n).stream().map(i -> i - 50).toList(),
					loop + " where n is " + n);
		}
	}

	@Test
	void aLoopGoesFromItsFirstValueByItsStepToItsBound() {
		is(n -> LongStream.range(0, n), "for (int i = 0; i < n; i++)");
		is(n -> LongStream.rangeClosed(1, n), "for (int i = 1; i <= n; ++i)");
		is(n -> LongStream.iterate(2, i -> i < n, i -> i + 3), "for (int i = 2; i < n; i += 3)");
		is(n -> LongStream.iterate(n, i -> i > 0, i -> i - 2), "for (int i = n; i > 0; i -= 2)");
		is(n -> LongStream.iterate(9, i -> i >= n, i -> i - 1), "for (int i = 9; i >= n; i--)");
		is(n -> LongStream.iterate(0, i -> i < n, i -> i + 2), "for (int i = 0; n > i; i = i + 2)");
		is(n -> LongStream.iterate(0, i -> i < n, i -> i + 2), "for (long i = 0; i < n; i = 2 + i)");
		is(n -> LongStream.range(Math.min(n, 11), 11), "for (int i = n; i != 11; i++)");
		is(n -> LongStream.iterate(12, i -> i != n, i -> i - 1), "for (short i = 12; i != n; i--)");
	}

	@Test
	void aNegativeStepThatIsAddedCountsDown() {
		is(n -> LongStream.iterate(9, i -> i > n, i -> i - 2), "for (int i = 9; i > n; i += -2)");
		is(n -> LongStream.iterate(0, i -> i < n, i -> i + 2), "for (int i = 0; i < n; i -= -2)");
	}

	@Test
	void unsignedLoopsRunWithoutPassingZero() {
		for (String type : List.of("unsigned", "unsigned long", "size_t", "unsigned char")) {
			for (long n = 0; n < 9; n++) {
				assertEquals(LongStream.range(0, n).boxed().toList(), written(up(type), n), type);
				assertEquals(LongStream.iterate(8, i -> i > 2, i -> i - 1).boxed().toList(),
						written(run("", "for (" + type + " i = 8; i > 2; i--)", "i"), n), type);
			}
		}
	}

	private static Executed up(String type) {
		return run("", "for (" + type + " i = 0; i < (" + type + ") n; i++)", "i");
	}

	@Test
	void aPointerIsSteppedByElements() {
		Executed run = Executed.parallel(DATA, "#pragma omp for\nfor (int *p = shown + 3; p < shown + 9; p += 2) *p = 1;");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		Item.Access write = run.items(Item.Access.class).stream().filter(Item.Access::write).findFirst().orElseThrow();
		List<Long> written = new ArrayList<>();
		for (long k = -1; k < 9; k++) {
			Evaluator numbers = Executed.where(Map.of(loop.trip(), k));
			if (numbers.holds(loop.domain())) {
				written.add(numbers.value(write.place().offset()) / 4);
			}
		}
		assertEquals(List.of(3L, 5L, 7L), written);
	}

	@Test
	void collapsedLoopsHaveAllPairsOfTheirTrips() {
		Executed box = run("collapse(2)", "for (int i = 0; i < 3; i++) for (int k = 1; k < n; k += 2)", "10 * i + k");
		assertEquals(List.of(1L, 3L, 11L, 13L, 21L, 23L), written(box, 5));
		assertEquals(List.of(), written(box, 1));
		Executed triangle = run("collapse(2)", "for (int i = 0; i < 3; i++) for (int k = i; k < 3; k++)", "10 * i + k");
		assertEquals(List.of(0L, 1L, 2L, 11L, 12L, 22L), written(triangle, 0));
	}

	@Test
	void codeBetweenCollapsedLoopsMayBeExecutedInEachIteration() {
		Executed run = Executed.parallel(DATA, "#pragma omp for collapse(2)\nfor (int i = 0; i < 3; i++) {\nmany[i] = 1;\n"
				+ "for (int k = 0; k < 2; k++) shown[10 * i + k] = 1;\nmany[i + 9] = 2;\n}");
		Item.Loop inner = run.items(Item.Loop.class).get(1);
		assertEquals(List.of("many", "shown", "many"),
				Executed.inside(inner, Item.Access.class).stream().map(Item.Access::variable).toList());
	}

	@Test
	void onlyTheAssociatedLoopsAreDistributed() {
		Executed run = run("", "for (int i = 0; i < 3; i++) for (int k = 0; k < 2; k++)", "10 * i + k");
		List<Item.Loop> loops = run.items(Item.Loop.class);
		assertFalse(Executed.owners(loops.get(0).domain()).isEmpty());
		assertEquals(List.of(), Executed.owners(loops.get(1).domain()));
		Executed both = run("collapse(2)", "for (int i = 0; i < 3; i++) for (int k = 0; k < 2; k++)", "10 * i + k");
		assertFalse(Executed.owners(both.items(Item.Loop.class).get(1).domain()).isEmpty());
	}

	@Test
	void aTileIsDistributedAsAWhole() {
		String loop = "for (int i = 0; i < 40; i++)";
		for (String made : List.of("\n#pragma omp tile sizes(4)\n", "\n#pragma omp unroll partial(4)\n")) {
			Executed run = run("schedule(static, 1)", made + loop, "i");
			Item.Loop item = run.items(Item.Loop.class).get(0);
			IntExpr chunk = Executed.owners(item.domain()).get(0).arguments().get(0);
			for (long k = 0; k < 13; k++) {
				assertEquals(k / 4, Executed.where(Map.of(item.trip(), k)).value(chunk), made + k);
			}
			assertEquals(40, LongStream.range(-1, 50).filter(k -> Executed.where(Map.of(item.trip(), k)).holds(ofAnyOwner(item))).count());
		}
	}

	/** That a trip exists, whoever executes it. */
	private static BoolExpr ofAnyOwner(Item.Loop loop) {
		return Bools.and(Bools.conjuncts(loop.domain()).stream().filter(c -> Executed.owners(c).isEmpty()).toList());
	}

	@Test
	void whatIsNotCanonicalIsTold() {
		isTold(Breach.LOOPS_BODY_CHANGES_ITS_VARIABLE_X, "for (int i = 0; i < n; i++) if (n) i++; else");
		isTold(Breach.LOOP_VARIABLE_IS_STEPPED_AWAY_FROM_ITS_BOUND, "for (int i = 0; i < n; i--)");
		isTold(Breach.VARIABLE_MUST_BE_STEPPED_BY_ONE, "for (int i = 0; i != n; i += 2)");
		isTold(Breach.LOOP_IS_NOT_IN_CANONICAL_FORM, "for (int i = 0; i < n; i *= 2)");
		assertEquals(0, run("", "for (int i = 0; i < n; i++)", "i").told().size());
	}

	private static void isTold(Breach breach, String loop) {
		assertTrue(run("", loop, "i").told().contains(breach), loop);
	}
}
