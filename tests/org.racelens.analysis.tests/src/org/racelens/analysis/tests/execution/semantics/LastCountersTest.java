package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.data.LastCounters;
import org.racelens.execution.region.Item;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol;

/** The values that loop variables have behind a construct, as {@link LastCounters} finds them: those of the sequential loop. */
class LastCountersTest {
	private static final String DATA = "int a[1000], x[1000], g;";

	/** Where the variable i of a thread's own is used as a subscript behind a loop of lanes. */
	private static IntExpr behind(String clauses, String header) {
		return Executed.parallel(DATA, "int i = 77, k;\n#pragma omp simd " + clauses + "\n" + header + " x[i] = 1;\na[i] = 1;").write("a")
				.place().offset();
	}

	@Test
	void aCounterEndsWhereTheSequentialLoopDoes() {
		Map<String, Long> ends = Map.of("for (i = 0; i < 10; i++)", 10L, "for (i = 0; i < 10; i += 3)", 12L, "for (i = 10; i > 0; i -= 4)",
				-2L, "for (i = 3; i <= 9; i += 2)", 11L);
		ends.forEach((header, end) -> assertEquals(4 * end, Executed.where(Map.of()).value(behind("", header)), header));
	}

	@Test
	void aBoundThatIsNotKnownIsPartOfTheEnd() {
		IntExpr up = behind("", "for (i = 0; i < n; i += 3)");
		IntExpr down = behind("", "for (i = n; i > 2; i -= 2)");
		for (long n = 3; n < 12; n++) {
			long i = 0;
			while (i < n) {
				i += 3;
			}
			long k = n;
			while (k > 2) {
				k -= 2;
			}
			assertEquals(4 * i, Executed.where(Map.of(Executed.parameter(up), n)).value(up), "up to " + n);
			assertEquals(4 * k, Executed.where(Map.of(Executed.parameter(down), n)).value(down), "down from " + n);
		}
	}

	@Test
	void aClauseThatSaysLinearOrLastprivateSaysTheSame() {
		for (String clause : List.of("linear(i)", "lastprivate(i)")) {
			assertEquals(40L, Executed.where(Map.of()).value(behind(clause, "for (i = 0; i < 10; i++)")), clause);
		}
	}

	@Test
	void severalLoopsLeaveWhatIsNotFollowed() {
		IntExpr inner = Executed.parallel(DATA,
				"int i, k;\n#pragma omp simd collapse(2)\nfor (k = 0; k < 3; k++) for (i = 0; i < 10; i++) x[i] = 1;\na[i] = 1;").write("a")
				.place().offset();
		assertTrue(Executed.isLost(inner));
	}

	/** The originals of a worksharing loop are shared: the thread of the last iteration writes them. */
	@Test
	void theThreadOfTheLastIterationWritesTheOriginal() {
		Executed run = Executed.parallel(DATA, "#pragma omp for lastprivate(g) schedule(static, 3)\nfor (g = 0; g < 11; g++) x[g] = 1;");
		Item.Access write = run.write("g");
		assertFalse(Executed.inside(run.items(Item.Loop.class).get(0), Item.Access.class).contains(write));
		List<Apply> owners = Executed.owners(write.guard());
		assertEquals(1, owners.size());
		assertEquals(List.of(10L / 3), Executed.where(Map.of()).arguments(owners.get(0)));
		assertTrue(Executed.where(Map.of(owners.get(0), 2L, run.region().thread(), 2L)).holds(write.guard()));
		assertFalse(Executed.where(Map.of(owners.get(0), 2L, run.region().thread(), 1L)).holds(write.guard()));
	}

	@Test
	void aLoopWithoutIterationsWritesNothing() {
		Executed run = Executed.parallel(DATA, "#pragma omp for lastprivate(g)\nfor (g = 0; g < n; g++) x[g] = 1;");
		BoolExpr guard = run.write("g").guard();
		for (long n = -2; n < 3; n++) {
			Map<IntExpr, Long> values = new LinkedHashMap<>();
			for (Symbol s : Atoms.symbols(guard)) {
				values.put(s, s.role() == Symbol.Role.PARAMETER ? n : 0L);
			}
			Evaluator numbers = Executed.where(values);
			assertEquals(n > 0, numbers.holds(guard), "n = " + n);
		}
	}

	@Test
	void aCounterOfAWorksharingLoopWithoutClauseIsPrivate() {
		assertEquals(List.of(), Executed.parallel(DATA, "#pragma omp for\nfor (g = 0; g < 11; g++) x[g] = 1;").accesses("g"));
		assertEquals(List.of(),
				Executed.parallel(DATA, "#pragma omp for simd private(g)\nfor (g = 0; g < 11; g++) x[g] = 1;").accesses("g"));
		assertEquals(1, Executed.parallel(DATA, "#pragma omp for simd\nfor (g = 0; g < 11; g++) x[g] = 1;").writes("g").size());
	}
}
