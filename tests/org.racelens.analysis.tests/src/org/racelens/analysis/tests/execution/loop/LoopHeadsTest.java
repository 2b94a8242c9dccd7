package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Unfollowed;

/** What is known at the start of an iteration of what the loop writes somewhere, and of all else. */
class LoopHeadsTest {
	private static final String DATA = "#include <stdlib.h>\nint x, y, z; extern void unseen(void); struct { int a, b; } s;\n";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n, int *b)", statements, expression), statements + " " + expression);
	}

	private static Set<String> written(String statements) {
		Set<String> names = new TreeSet<>();
		Executed.parallel(DATA, statements).items(Access.class).stream().filter(Access::write)
				.forEach(a -> names.add(a.place().object().name()));
		return names;
	}

	@Test
	void aPointerLeadsWhereAnyTripLetItLead() {
		assertEquals(Set.of("x", "y"), written("int *p = &x; for (int i = 0; i < n; i++) { *p = 1; p = &y; }"));
		assertEquals(Set.of("y", "z"), written("int *p, *q = &y; for (int i = 0; i < n; i++) { p = q; *p = 1; q = &z; }"));
		assertEquals(Set.of("x"), written("int *p = &x; for (int i = 0; i < n; i++) { *p = 1; p = &x; }"));
	}

	@Test
	void aPointerThatIsHandedOnTwiceLeadsSomewhereUnknown() {
		Executed run = Executed.parallel(DATA, "int *p = &x, *q = &y; for (int i = 0; i < n; i++) { *p = 1; p = q; q = &z; }");
		boolean three = run.items(Access.class).stream().filter(Access::write).map(a -> a.place().object().name()).distinct().count() == 3;
		assertTrue(three || run.told().contains(Unfollowed.WRITES_THROUGH_POINTER_OF_UNKNOWN_ORIGIN));
	}

	@Test
	void aPointerThatIsSetInTheLoopLeadsNowhereElse() {
		assertEquals(Set.of("y"), written("int *p; for (int i = 0; i < n; i++) { p = &y; *p = 1; }"));
	}

	@Test
	void elementsThatTheLoopMayWriteAreLost() {
		String some = "int own[4] = { 1, 2, 3, 4 }, other[2] = { 5, 6 }; for (int i = 0; i < n; i++) own[i % 3] = 9;";
		is(Truth.OPEN, some, "own[2] == 3");
		is(Truth.OPEN, some, "own[2] == 9");
		is(Truth.ALWAYS, some, "other[1] == 6");
	}

	@Test
	void aMemberBesideTheWrittenOneIsKept() {
		is(Truth.ALWAYS, "s.a = 1; s.b = 2; for (int i = 0; i < n; i++) s.a = i;", "s.b == 2");
		is(Truth.OPEN, "s.a = 1; s.b = 2; for (int i = 0; i < n; i++) s.a = i;", "s.a == 1");
	}

	@Test
	void callsOfUnknownCodeWriteWhatTheyReachInAnyTrip() {
		String called = "int own = 1, given = 2; x = 3; *b = (int) (long) &given; for (int i = 0; i < n; i++) unseen();";
		is(Truth.ALWAYS, called, "own == 1");
		is(Truth.OPEN, called, "x == 3");
		is(Truth.OPEN, "x = 3; int old = 3; for (int i = 0; i < n; i++) { old = x; unseen(); }", "old == 3");
	}

	@Test
	void whatAPointerWritesInALaterTripAnEarlierVariableHas() {
		is(Truth.OPEN, "int v = 1, w = 1, *p = &w; for (int i = 0; i < n; i++) { *p = 2; p = &v; }", "v == 2");
		is(Truth.ALWAYS, "int v = 1, w = 1, *p = &w; for (int i = 0; i < n; i++) { *p = 2; p = &w; }", "v == 1");
	}
}
