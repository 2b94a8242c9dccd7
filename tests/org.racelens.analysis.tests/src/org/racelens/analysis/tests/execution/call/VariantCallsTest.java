package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.call.VariantCalls;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.Symbol;

/** Calls of functions with variants: {@link VariantCalls} takes each that its selector allows around the call. OpenMP 5.2 §7 */
class VariantCallsTest {
	private static final String DATA = "int x, y, z; int any;\n";

	private static String declared(String match) {
		return DATA + "static void other(void) { y++; }\n#pragma omp declare variant(other) match(" + match
				+ ")\nstatic void base(void) { x++; }\n";
	}

	private static Set<String> written(String declarations, String region) {
		Set<String> names = new TreeSet<>();
		Executed.program(declarations + "int main(void) {\n" + region + "\n}\n").items(Access.class).stream().filter(Access::write)
				.forEach(a -> names.add(a.place().object().name()));
		return names;
	}

	@Test
	void aVariantForAConstructIsCalledInsideOfIt() {
		assertEquals(Set.of("y"), written(declared("construct={parallel}"), "#pragma omp parallel\nbase();"));
		assertEquals(Set.of("x"), written(declared("construct={teams}"), "#pragma omp parallel\nbase();"));
		assertEquals(Set.of("x"), written(declared("construct={parallel,for}"), "#pragma omp parallel\nbase();"));
		assertEquals(Set.of("y"),
				written(declared("construct={parallel,for}"), "#pragma omp parallel for\nfor (int i = 0; i < 9; i++) base();"));
		assertEquals(Set.of("x"),
				written(declared("construct={for,parallel}"), "#pragma omp parallel for\nfor (int i = 0; i < 9; i++) base();"));
	}

	@Test
	void ofWhatTheCompilerDecidesEitherMayBeCalled() {
		assertEquals(Set.of("x", "y"), written(declared("device={isa(\"avx512f\")}"), "#pragma omp parallel\nbase();"));
		Executed run = Executed.program(declared("device={isa(\"avx512f\")}") + "int main(void) {\n#pragma omp parallel\nbase();\n}\n");
		Symbol chosen = Atoms.symbols(run.write("y").guard()).iterator().next();
		for (long value = 0; value < 2; value++) {
			assertNotEquals(Executed.where(Map.of(chosen, value)).holds(run.write("y").guard()),
					Executed.where(Map.of(chosen, value)).holds(run.write("x").guard()));
		}
	}

	@Test
	void aConditionOfTheUserDecides() {
		assertEquals(Set.of("y"), written(declared("user={condition(1)}"), "#pragma omp parallel\nbase();"));
		assertEquals(Set.of("x"), written(declared("user={condition(0)}"), "#pragma omp parallel\nbase();"));
	}

	@Test
	void insideOfTheVariantCallsOfTheFunctionMeanTheVariant() {
		String both = DATA + "static void base(int k);\nstatic void other(int k) { y++; if (k > 0) base(k - 1); else z++; }\n"
				+ "#pragma omp declare variant(other) match(construct={parallel})\nstatic void base(int k) { x++; }\n";
		assertEquals(Set.of("y", "z"), written(both, "#pragma omp parallel\nbase(1);"));
	}

	@Test
	void aDispatchMayLeaveVariantsOut() {
		String dispatch = "#pragma omp parallel\n{\n#pragma omp dispatch %s\nbase();\n}";
		assertEquals(Set.of("y"), written(declared("construct={dispatch}"), dispatch.formatted("")));
		assertEquals(Set.of("x"), written(declared("construct={dispatch}"), dispatch.formatted("novariants(1)")));
		assertEquals(Set.of("x"), written(declared("construct={dispatch}"), dispatch.formatted("nocontext(1)")));
		assertEquals(Set.of("y"), written(declared("construct={parallel}"), dispatch.formatted("nocontext(1)")));
		assertEquals(Set.of("x"), written(declared("construct={dispatch}"), "#pragma omp parallel\nbase();"));
	}

	@Test
	void theResultIsThatOfTheFunctionThatIsCalled() {
		String values = "static int two(void) { return 2; }\n#pragma omp declare variant(two) match(user={condition(1)})\n"
				+ "static int one(void) { return 1; }\n";
		assertEquals(Truth.ALWAYS, Probe.truth(values, "int v = one();", "v == 2"));
		assertEquals(Truth.OPEN,
				Probe.truth(values.replace("user={condition(1)}", "device={isa(\"avx512f\")}"), "int v = one();", "v == 2"));
	}
}
