package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.arithmetic.Initializers;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.RootStart;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;

/** What objects hold before anything is written to them: what the text says, at the start of the program and behind unknown callers. */
class InitializersTest {
	@Test
	void eachElementIsWhereTheListPutsItAndZeroIsTheRest() {
		assertEquals(List.of(1L, 2L, 0L, 3L, 0L, 0L), initial("int a[2][3] = {{1, 2}, {3}};", 6, 4));
		assertEquals(List.of(0L, 0L, 7L, 8L, 0L), initial("int a[5] = {[2] = 7, 8};", 5, 4));
		assertEquals(List.of(3L, 0L, 5L, 0L), initial("struct { int n; int m; } a[2] = {{3}, {.n = 5}};", 4, 4));
		assertEquals(List.of(0L, 0L), initial("int a[2];", 2, 4));
	}

	@Test
	void aNumberIsCutToTheTypeOfItsPart() {
		assertEquals(List.of(44L, 0L), initial("unsigned char a[2] = {300};", 2, 1));
		assertEquals(List.of(-56L), initial("signed char a = 200;", 1, 1));
	}

	@Test
	void charactersOfAStringAreElementsUpToItsEnd() {
		assertEquals(List.of(97L, 98L, 0L, 0L), initial("char a[4] = \"ab\";", 4, 1));
		assertEquals(List.of(97L, 0L, 0L, 98L, 99L, 0L), initial("char a[2][3] = {\"a\", \"bc\"};", 6, 1));
	}

	@Test
	void bitFieldsOfOneLocationMakeUpOneNumber() {
		assertEquals(List.of(5L + (9L << 3), 4L), initial("struct { unsigned x : 3, y : 5; int n; } a = {5, 9, 4};", List.of(0L, 4L),
				List.of(1L, 4L)));
	}

	@Test
	void aSubscriptChoosesAmongTheElementsOfATable() {
		Machine machine = started("int a[4] = {5, 6, 7};", RootStart.Point.MAIN);
		IntExpr element = load(machine, Ints.multiply(GeneratedStates.I, 4), 4).term();
		for (long i = 0; i < 4; i++) {
			assertEquals(i < 3 ? 5 + i : 0, Executed.where(Map.of(GeneratedStates.I, i)).value(element));
		}
	}

	@Test
	void behindUnknownCallersAVariableHoldsAnythingUnlessItIsConstant() {
		IntExpr unknown = load(started("int a = 1;", RootStart.Point.FUNCTION, "a++;"), Ints.ZERO, 4).term();
		assertEquals(Meaning.INPUT, ((Apply) unknown).function().meaning());
		assertEquals(Value.of(1), load(started("const int a = 1;", RootStart.Point.FUNCTION), Ints.ZERO, 4));
		assertEquals(Value.of(1), load(started("static int a = 1;", RootStart.Point.FUNCTION), Ints.ZERO, 4));
	}

	@Test
	void aVariableOfTheUnitAloneHoldsOneOfTheNumbersThatAreWrittenToIt() {
		assertEquals(Set.of(1L, 4L, 6L), possible("static int a = 1;", "a = 4; if (c) a = 6;"));
		assertEquals(Set.of(0L, 4L), possible("static int a;", "a = 4;"));
	}

	@Test
	void whoseAddressIsTakenMayHoldWhatNobodyKnows() {
		String statements = "a = 4; int *p = &a; int seen = *p;";
		IntExpr lost = load(started("static int a = 1;", RootStart.Point.FUNCTION, statements), Ints.ZERO, 4).term();
		assertEquals(Meaning.HAVOC, ((Apply) lost).function().meaning());
		assertTrue(((Apply) lost).function().gap().isPresent());
	}

	/** What the variable may hold, tried with many values of the unknowns that it depends on. */
	private static Set<Long> possible(String declarations, String statements) {
		IntExpr term = load(started(declarations + " int c;", RootStart.Point.FUNCTION, statements), Ints.ZERO, 4).term();
		List<Apply> unknowns = new ArrayList<>();
		Atoms.forEach(term, t -> {
			if (t instanceof Apply a) {
				unknowns.add(a);
			}
		});
		Set<Long> values = new LinkedHashSet<>();
		for (long value = -3; value < 12; value++) {
			Map<Apply, Long> chosen = new LinkedHashMap<>();
			for (Apply a : unknowns) {
				chosen.put(a, value);
			}
			values.add(new Evaluator(new Assignment(Map.of(), chosen)).value(term));
		}
		return values;
	}

	private static List<Long> initial(String declaration, int count, long size) {
		List<Long> offsets = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			offsets.add(i * size);
		}
		return initial(declaration, offsets, offsets.stream().map(o -> size).toList());
	}

	private static List<Long> initial(String declaration, List<Long> offsets, List<Long> sizes) {
		Machine machine = started(declaration, RootStart.Point.MAIN);
		List<Long> values = new ArrayList<>();
		for (int i = 0; i < offsets.size(); i++) {
			values.add(Executed.where(Map.of()).value(load(machine, Ints.of(offsets.get(i)), sizes.get(i)).term()));
		}
		return values;
	}

	private static Machine started(String declarations, RootStart.Point at) {
		return started(declarations, at, "");
	}

	private static Machine started(String declarations, RootStart.Point at, String statements) {
		Machine machine = Machines.of(declarations + "\nvoid f(void) { " + statements + " }\n");
		machine.startRoot(at, List.of());
		return machine;
	}

	/** What the variable {@code a} holds at an offset. */
	private static Value load(Machine machine, IntExpr offset, long size) {
		MemoryObject object = Machines.object(Machines.variable(machine, "a"));
		Contents contents = new Initializers(machine, Machines.arithmetic(machine), InitializersTest::constant, v -> Optional.empty())
				.initial(object);
		return contents.load(object, List.of(), offset, size, Value.Kind.NUMBER).orElseThrow();
	}

	private static Value constant(Expression e) {
		return Value.of(((IntegerLiteral) e).value());
	}
}
