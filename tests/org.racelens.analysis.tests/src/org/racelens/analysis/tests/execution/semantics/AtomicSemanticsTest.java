package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Atomicity;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Strength;

/** Which accesses of an {@code atomic} construct are atomic, and what its memory order means. OpenMP 5.2 §15.8.4 */
class AtomicSemanticsTest {
	private static final String DATA = "int x, y, v, i, a[10];\nlong double wide;\n"
			+ "struct __attribute__((packed)) packed { char c; int inside; } s;\nstruct loose { char c; int inside; } t;";

	private static Executed run(String clauses, String statement) {
		return Executed.parallel(DATA, "#pragma omp atomic " + clauses + "\n" + statement);
	}

	/** The accesses in the order of the execution: {@code r} or {@code w}, the variable, and {@code !} where it is atomic. */
	private static String accesses(String clauses, String statement) {
		return run(clauses, statement).items(Item.Access.class).stream()
				.map(a -> (a.write() ? "w" : "r") + a.variable() + (a.atomic() ? "!" : "")).collect(Collectors.joining(" "));
	}

	@Test
	void anUpdateReadsAndWritesItsVariableAtomicallyAndNothingElse() {
		assertEquals("rx! wx!", accesses("", "x++;"));
		assertEquals("ry rx! wx!", sorted(accesses("", "x += y;")));
		assertEquals("ry rx! wx!", sorted(accesses("update", "x = x * y;")));
		assertEquals("ry rx! wx!", sorted(accesses("", "x = y + x;")));
		assertEquals("ri ra! wa!", sorted(accesses("", "a[i] += 2;")));
	}

	/** Plain accesses first: in which order the parts of an expression are evaluated does not matter. */
	private static String sorted(String accesses) {
		List<String> all = List.of(accesses.split(" "));
		return all.stream().distinct().filter(a -> !a.endsWith("!")).collect(Collectors.joining(" ")) + " "
				+ all.stream().distinct().filter(a -> a.endsWith("!")).collect(Collectors.joining(" "));
	}

	@Test
	void aReadIsOfTheValueAndAWriteOfTheTarget() {
		assertEquals("rx! wv", accesses("read", "v = x;"));
		assertEquals("ry wx!", accesses("write", "x = y;"));
		assertEquals("rv wx!", accesses("write", "x = v;"));
	}

	@Test
	void aCaptureLeavesItsVariablePlain() {
		for (String statement : List.of("v = x++;", "v = x += 3;", "{ v = x; x += 3; }", "{ x += 3; v = x; }", "{ v = x; x = 5; }")) {
			Executed run = run("capture", statement);
			assertEquals(List.of(false), run.writes("v").stream().map(Item.Access::atomic).toList(), statement);
			assertEquals(List.of(true), run.accesses("x").stream().map(Item.Access::atomic).distinct().toList(), statement);
			assertEquals(1, run.writes("x").size(), statement);
		}
	}

	@Test
	void storageThatIsUnusualIsAtomicInItsContentionGroupOnly() {
		Map<String, Atomicity> expected = Map.of("x++;", Atomicity.DEVICE, "wide += 1;", Atomicity.CONTENTION_GROUP, "s.inside++;",
				Atomicity.CONTENTION_GROUP, "t.inside++;", Atomicity.DEVICE);
		expected.forEach((statement, atomicity) -> assertEquals(List.of(atomicity),
				run("", statement).items(Item.Access.class).stream().map(Item.Access::atomicity).distinct().toList(), statement));
	}

	@Test
	void whatFollowsTheConstructIsNotAtomic() {
		Executed run = Executed.parallel(DATA, "#pragma omp atomic\nx++;\nx++;");
		assertEquals(List.of(true, true, false, false), run.accesses("x").stream().map(Item.Access::atomic).toList());
	}

	@Test
	void aMemoryOrderIsThatOfTheReadAndTheWrite() {
		Map<String, Strength> orders = Map.of("", Strength.RELAXED, "relaxed", Strength.RELAXED, "acquire", Strength.ACQUIRE, "release",
				Strength.RELEASE, "acq_rel", Strength.BOTH, "seq_cst", Strength.SEQUENTIAL);
		orders.forEach((clause, strength) -> {
			Executed run = run(clause + " capture", "v = x++;");
			assertEquals(List.of(strength), run.marks(OrderMark.Read.class).stream().map(OrderMark.Read::strength).distinct().toList(),
					clause);
			assertEquals(List.of(strength), run.marks(OrderMark.Write.class).stream().map(OrderMark.Write::strength).distinct().toList(),
					clause);
		});
	}

	@Test
	void anUpdateTellsWhatItFound() {
		Executed run = run("", "x = x + 2;");
		OrderMark.Read read = run.marks(OrderMark.Read.class).get(0);
		OrderMark.Write write = run.marks(OrderMark.Write.class).get(0);
		assertEquals(List.of(read.value()), write.found());
		assertEquals(List.of(), run("write", "x = 2;").marks(OrderMark.Write.class).get(0).found());
	}
}
