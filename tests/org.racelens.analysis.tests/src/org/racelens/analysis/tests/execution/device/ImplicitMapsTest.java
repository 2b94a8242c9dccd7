package org.racelens.analysis.tests.execution.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.MemoryObject.Space;
import org.racelens.race.verdict.Verdict;

/**
 * What a target construct does with variables that no clause lists: firstprivate scalars and pointers, mapped aggregates. OpenMP 5.2 §5.8.1
 */
class ImplicitMapsTest {
	private static final String DATA = "int x; double d; int a[9]; struct pair { int one, other; } s; int *p; enum kind { A, B } e;";

	/** What the construct reads and writes of the host's variable: {@code r} and {@code w} in their order. */
	private static String host(String declarations, String clauses, String body, String variable) {
		StringBuilder text = new StringBuilder();
		Executed.parallel(declarations, "#pragma omp target " + clauses + "\n{ " + body + " }").items(Access.class).stream()
				.filter(a -> a.place().object().name().equals(variable) && a.place().object().space() == Space.HOST
						&& a.range().line() == 6)
				.forEach(a -> text.append(a.write() ? 'w' : 'r'));
		return text.toString();
	}

	@ParameterizedTest
	@CsvSource({ "x, x = 1;, r", "d, d = 1;, r", "e, e = A;, r", "a, a[1] = 1;, rw", "s, s.one = 1;, rw", "p, p = 0;, r" })
	void theTypeSays(String variable, String body, String accesses) {
		assertEquals(accesses, host(DATA, "", body, variable));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "defaultmap(tofrom: scalar)|x|rw", "defaultmap(to: scalar)|x|r", "defaultmap(from: scalar)|x|w",
			"defaultmap(alloc: scalar)|x|", "defaultmap(tofrom)|x|rw", "defaultmap(tofrom: all)|x|rw", "defaultmap(tofrom: aggregate)|x|r",
			"defaultmap(to: aggregate)|a|r", "defaultmap(from: aggregate)|a|w", "defaultmap(alloc)|a|",
			"defaultmap(firstprivate: aggregate)|a|r",
			"defaultmap(alloc: scalar)|a|rw", "defaultmap(default: scalar)|x|r",
			"defaultmap(tofrom: scalar) defaultmap(to: aggregate)|a|r" })
	void defaultmapSaysOtherwise(String clauses, String variable, String accesses) {
		assertEquals(accesses == null ? "" : accesses, host(DATA, clauses, variable.equals("a") ? "a[1] = 1;" : "x = 1;", variable));
	}

	@Test
	void whatIsListedIsNotImplied() {
		assertEquals("", host(DATA, "map(alloc: a)", "a[1] = 1;", "a"));
		assertEquals("", host(DATA, "private(x)", "x = 1;", "x"));
		assertEquals("rw", host(DATA, "map(x)", "x = 1;", "x"));
	}

	@Test
	void whatIsNotUsedIsNotMapped() {
		assertEquals("", host(DATA, "", "x = 1;", "a"));
		assertEquals("", host(DATA, "", "int a[3]; a[1] = 1;", "a"));
	}

	@Test
	void variablesOfTheDeviceAreItsOwn() {
		String declared = "int a[9];\n#pragma omp declare target to(a)";
		assertEquals("", host(declared.replace("\n", " ").replace("#pragma", "\n#pragma"), "", "a[1] = 1;", "a"));
	}

	@Test
	void aScalarOfTheHostIsNotTheRegions() {
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp target\nx = 1;\n}"));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp target\ns.one = 1;\n}"));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp target\na[1] = 1;\n}"));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp target defaultmap(tofrom: scalar)\nx = 1;\n}"));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp target\n{ int own = x; own++; }\nx = 1;\n}"));
	}

	@Test
	void insideItsThreadsShareTheCopy() {
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp target\n#pragma omp parallel\nx = 1;"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp target\n#pragma omp parallel firstprivate(x)\nx = 1;"));
	}
}
