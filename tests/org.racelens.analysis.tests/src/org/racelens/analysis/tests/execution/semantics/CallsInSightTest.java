package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.call.CallsInSight;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.ParsedUnit;

/** The functions of which {@link CallsInSight} says that only followed calls lead to them, and by the paths that the model has. */
class CallsInSightTest {
	private static FunctionDefinition named(ParsedUnit unit, String name) {
		return unit.functions().stream().filter(f -> f.name().equals(name)).findFirst().orElseThrow();
	}

	private static CallsInSight of(ParsedUnit unit, String... roots) {
		Set<String> names = Set.of(roots);
		return new CallsInSight(unit, unit.functions().stream().filter(f -> names.contains(f.name())).collect(Collectors.toSet()));
	}

	/** Whether only calls that are followed from {@code main} lead to f. */
	private static boolean areAll(String text) {
		ParsedUnit unit = Executed.parsed(text);
		return of(unit, "main").areAll(named(unit, "f"));
	}

	private static boolean areExact(String text) {
		ParsedUnit unit = Executed.parsed(text);
		return of(unit, "main").areExact(named(unit, "f"));
	}

	@Test
	void aStaticFunctionThatMainCallsIsInSight() {
		assertTrue(areAll("static void f(void) { }\nint main(void) { f(); return 0; }\n"));
		assertTrue(areAll("static void f(void) { }\nstatic void g(void) { f(); }\nint main(void) { g(); return 0; }\n"));
	}

	@Test
	void otherUnitsMayCallWhatIsNotStatic() {
		assertFalse(areAll("void f(void) { }\nint main(void) { f(); return 0; }\n"));
		assertFalse(areAll("static void f(void) { }\nvoid g(void) { f(); }\nint main(void) { g(); return 0; }\n"));
	}

	@Test
	void aFunctionThatNothingCallsMayBeCalledByItsAddress() {
		assertFalse(areAll("static void f(void) { }\nint main(void) { return 0; }\n"));
		assertFalse(areAll("static void f(void) { f(); }\nint main(void) { return 0; }\n"));
		assertFalse(areAll("static void f(void) { }\nstatic void g(void) { f(); }\nint main(void) { f(); return 0; }\n"));
	}

	@Test
	void aRootIsCalledFromOutsideAndEndsTheWay() {
		ParsedUnit unit = Executed.parsed("static void f(void) { }\nvoid g(void) { f(); }\nint main(void) { g(); return 0; }\n");
		assertTrue(of(unit, "main", "g").areAll(named(unit, "f")));
		assertFalse(of(unit, "main", "g").areAll(named(unit, "g")));
		assertFalse(of(unit, "main").areAll(named(unit, "f")));
	}

	@Test
	void jumpsAndLabelsInsideStatementsLeadByOtherPaths() {
		assertTrue(areExact("static void f(int n) { while (n) { n--; if (n == 3) break; } }\nint main(void) { f(3); return 0; }\n"));
		assertTrue(areExact(
				"static void f(int n) { switch (n) { case 1: n++; break; default: n--; } }\nint main(void) { f(3); return 0; }\n"));
		assertFalse(areExact(
				"static void f(int n) { switch (n) { case 1: if (n) { case 2: n++; } } }\nint main(void) { f(3); return 0; }\n"));
		assertFalse(areExact("static void f(int n) { again: if (n--) goto again; }\nint main(void) { f(3); return 0; }\n"));
		assertFalse(areExact("static void f(void) { }\nint main(int n, char **v) { again: f(); if (n--) goto again; return 0; }\n"));
	}

	@Test
	void codeThatDoesNotLeadToAFunctionDoesNotMakeItDoubtful() {
		String other = "static void other(int n) { again: if (n--) goto again; }\n";
		assertTrue(areExact(other + "static void f(void) { }\nint main(void) { f(); other(2); return 0; }\n"));
	}
}
