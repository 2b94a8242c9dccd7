package org.racelens.analysis.tests.execution.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** What a thread's loads see: its own variables as it left them, and of the team's what was there before, if nobody writes it meanwhile. */
class MemoryModelTest {
	private static final String DATA = "int x, y, z[8], shown[99]; struct pair { int a, b; } pair; extern void unseen(int *);";

	/** The subscript of the only write of {@code shown}: the value of an expression in the region. */
	private static IntExpr value(String before, String inside, String expression) {
		return Ints.quotient(run(before, inside, expression).write("shown").place().offset(), Ints.of(4));
	}

	private static Executed run(String before, String inside, String expression) {
		return Executed.code(DATA, before + "\n#pragma omp parallel\n{\n" + inside + "\nshown[" + expression + "] = 1;\n}");
	}

	private static void is(long expected, String before, String inside, String expression) {
		assertEquals(Ints.of(expected), value(before, inside, expression), before + inside);
	}

	private static void isLost(String before, String inside, String expression) {
		assertTrue(Executed.isLost(value(before, inside, expression)), before + inside);
	}

	@Test
	void ownVariablesAreAsTheThreadLeftThem() {
		is(5, "", "int own = 3; own += 2;", "own");
		is(7, "", "int own = 3, *p = &own; *p = 7;", "own");
		is(4, "", "int many[3] = { 1, 2, 3 }; many[1] = 4;", "many[1]");
		is(3, "", "struct pair p = { 3, 8 }, q = p; p.a = 1;", "q.a");
	}

	@Test
	void whatNobodyWritesInTheRegionIsAsItWasBefore() {
		is(6, "x = 6;", "", "x");
		is(6, "int local = 6;", "", "local");
		is(2, "z[3] = 2;", "z[4] = 7;", "z[3]");
		is(8, "pair.b = 8;", "pair.a = 1;", "pair.b");
	}

	@Test
	void whatAnyThreadWritesMayBeAnotherValueAtEachLoad() {
		isLost("x = 6;", "if (n) x = 1;", "x");
		isLost("z[3] = 2;", "z[n] = 7;", "z[3]");
		isLost("x = 6;", "int first = x; x = 1;", "first");
		isLost("int local = 6;", "int *p = &local; *p = 2;", "local");
	}

	@Test
	void aLoadThatMaySeeAWriteSaysWhy() {
		Executed run = run("", "x = 1;", "x");
		IntExpr seen = run.write("shown").place().offset();
		assertTrue(Executed.applications(seen).stream().flatMap(a -> a.function().gap().stream())
				.anyMatch(g -> g.explanation().sentence() == Unfollowed.REGION_MAY_WRITE_X_WHILE_IT_IS_READ_HERE));
	}

	@Test
	void accessesOfTheTeamsVariablesAreRecordedAndThoseOfOwnOnesAreNot() {
		Executed run = run("int local = 2;", "int own = 1; own = own + x; z[own] = local;", "3");
		assertEquals(List.of(), run.accesses("own"));
		assertEquals(List.of(false), run.accesses("x").stream().map(Access::write).toList());
		assertEquals(List.of(false), run.accesses("local").stream().map(Access::write).toList());
		assertEquals(List.of(true), run.accesses("z").stream().map(Access::write).toList());
	}

	@Test
	void aStructureIsReadAndWrittenAsAWhole() {
		Executed run = run("", "struct pair p = pair; p.a = 3; pair = p;", "p.a");
		assertEquals(List.of(Ints.of(8), Ints.of(8)), run.accesses("pair").stream().map(Access::size).toList());
		assertEquals(Ints.of(12), run.write("shown").place().offset());
	}

	@Test
	void aStoreThroughAChosenPointerGoesToOneOfItsTargets() {
		Executed run = run("", "*(n > 3 ? &x : &y) = 2;", "0");
		for (long n = 0; n < 7; n++) {
			for (String variable : List.of("x", "y")) {
				Access write = run.write(variable);
				Map<IntExpr, Long> values = Map.of(Executed.parameter(Ints.choice(write.guard(), Ints.ONE, Ints.ZERO)), n);
				assertEquals(variable.equals("x") == n > 3, Executed.where(values).holds(write.guard()), variable + " where n is " + n);
			}
		}
	}

	@Test
	void aStoreToAnOwnVariableThroughAChosenPointerChangesOneOfThem() {
		IntExpr sum = value("", "int a = 1, b = 2; *(n > 3 ? &a : &b) = 10;", "10 * a + b");
		for (long n = 0; n < 7; n++) {
			assertEquals(n > 3 ? 102 : 20, Executed.where(Map.of(Executed.parameter(sum), n)).value(sum));
		}
	}

	@Test
	void anAddressOfAnOwnVariableThatOthersCanReadIsToldWhereSomebodyReadsIt() {
		String shares = "int own; p = &own;";
		assertTrue(run("int *p = 0;", shares, "*p").told().contains(Unfollowed.ADDRESS_OF_AN_OWN_OBJECT_IS_STORED_FOR_OTHERS));
		assertFalse(run("int *p = 0;", shares, "0").told().contains(Unfollowed.ADDRESS_OF_AN_OWN_OBJECT_IS_STORED_FOR_OTHERS));
		assertFalse(run("int *p = 0;", "p = &x;", "0").told().contains(Unfollowed.ADDRESS_OF_AN_OWN_OBJECT_IS_STORED_FOR_OTHERS));
	}

	@Test
	void anAtomicReadMarksWhatItSawAndWhatWasThereBefore() {
		Executed run = run("x = 6;", "int seen;\n#pragma omp atomic write\nx = 1;\n#pragma omp atomic read\nseen = x;\n", "seen");
		OrderMark.Read read = run.marks(OrderMark.Read.class).get(0);
		assertEquals(Ints.multiply(read.value(), 4), run.write("shown").place().offset());
		assertEquals(Ints.of(6), read.initial().orElseThrow());
		assertEquals(Ints.ONE, run.marks(OrderMark.Write.class).get(0).value());
	}

	@Test
	void aVolatileVariableMayBeAnotherValueEachTime() {
		assertEquals(Ints.ZERO, value("x = 3;", "int one = x, other = x;", "one - other"));
		Executed run = Executed.code(DATA + "volatile int v;",
				"v = 3;\n#pragma omp parallel\n{ int one = v, other = v; shown[one - other] = 1; }");
		assertFalse(Ints.constant(run.write("shown").place().offset()).isPresent());
	}

	@Test
	void aValueThatIsMadeOfTooManyConditionsIsLost() {
		String branches = "int s = 0;" + "if (z[s] > n) s = s * 3 + 1; else s = s * 5 + 2;".repeat(40);
		isLost("", branches, "s");
	}
}
