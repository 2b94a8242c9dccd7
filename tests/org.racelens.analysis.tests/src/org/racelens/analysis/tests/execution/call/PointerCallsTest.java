package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.call.PointerCalls;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.Symbol;
import org.racelens.race.verdict.Verdict;

/** Calls through pointers: {@link PointerCalls} of the functions that they may lead to, each under its condition. */
class PointerCallsTest {
	private static final String DATA = """
			int x, y;
			static void first(void) { x++; }
			static void second(void) { y++; }
			static int add(int a) { return a + 1; }
			static int twice(int a) { return a * 2; }
			typedef void (*code)(void);
			static code table[2] = { first, second };
			static const code fixed[2] = { second, second };
			extern code chosen(void);
			extern void elsewhere(void);
			extern void perhaps(void) __attribute__((weak));
			""";

	private static Set<String> written(String statements) {
		Set<String> names = new TreeSet<>();
		Executed.parallel(DATA, statements).items(Access.class).stream().filter(Access::write)
				.forEach(a -> names.add(a.place().object().name()));
		return names;
	}

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n)", statements, expression), statements + " " + expression);
	}

	@Test
	void aNameAndItsAddressAreOneFunction() {
		assertEquals(Set.of("x"), written("code c = first; c();"));
		assertEquals(Set.of("x"), written("code c = &first; (*c)();"));
		assertEquals(Set.of("y"), written("fixed[1]();"));
	}

	@Test
	void ofSeveralFunctionsEachIsCalledUnderItsCondition() {
		Executed run = Executed.parallel(DATA, "code c = n ? first : second; c();");
		Access one = run.write("x");
		Access other = run.write("y");
		Symbol n = Atoms.symbols(one.guard()).iterator().next();
		for (long value = 0; value < 2; value++) {
			assertEquals(value != 0, Executed.where(Map.of(n, value)).holds(one.guard()));
			assertEquals(value == 0, Executed.where(Map.of(n, value)).holds(other.guard()));
		}
	}

	@Test
	void theResultIsThatOfTheFunctionThatIsCalled() {
		is(Truth.ALWAYS, "int (*c)(int) = twice; int v = c(5);", "v == 10");
		is(Truth.ALWAYS, "int (*c)(int) = n ? twice : add; int v = c(5); if (n) return 0;", "v == 6");
		is(Truth.OPEN, "int (*c)(int) = n ? twice : add; int v = c(5);", "v == 6");
	}

	@Test
	void whereAPointerLeadsElsewhereTheCallIsUnknown() {
		assertEquals(Set.of(), Executed.parallel(DATA, "code c = first; c();").told());
		assertTrue(Executed.parallel(DATA, "code c = chosen(); c();").told().contains(Unfollowed.CALL_THROUGH_POINTER));
		assertFalse(Executed.parallel(DATA, "code c = n ? first : elsewhere; c();").told().isEmpty());
		assertFalse(Executed.parallel(DATA, "code c = first; if (n) c = chosen(); c();").told().isEmpty());
	}

	@Test
	void aTableThatMayHaveChangedMayHoldAnyFunction() {
		assertNotEquals(Verdict.RACE_FREE,
				Probe.verdict(DATA + "void other(code c) { table[0] = c; }\nvoid f(void) {\n#pragma omp parallel\ntable[0]();\n}\n"));
	}

	@Test
	void aFunctionIsSomewhereUnlessItIsWeak() {
		is(Truth.ALWAYS, "", "first != 0");
		is(Truth.ALWAYS, "", "elsewhere != 0");
		is(Truth.OPEN, "", "perhaps != 0");
		is(Truth.NEVER, "", "first == second");
	}
}
