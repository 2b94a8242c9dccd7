package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.AtEncounter;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** What the names that a region can use stand for where it is met: conditions and witnesses say it in the program's words. */
class EncounterValuesTest {
	private static AtEncounter at(String parameters, String declarations, String before) {
		return Executed.program(declarations + "\nvoid f(" + parameters + ") {\n" + before + "\n#pragma omp parallel\nshared = 1;\n}\n")
				.region()
				.inputs().now();
	}

	private static Optional<Region.Held> number(AtEncounter found, String name) {
		return found.numbers().stream().filter(h -> h.variable().equals(name)).findFirst();
	}

	private static Set<String> targets(AtEncounter found, String name) {
		Set<String> names = new TreeSet<>();
		found.pointers().stream().filter(p -> p.name().equals(name)).forEach(p -> p.targets().forEach(t -> names.add(t.object().name())));
		return names;
	}

	@Test
	void integersHoldWhatTheyHoldThere() {
		AtEncounter found = at("int n", "int shared;", "int twice = 2 * n; n = 7;");
		assertEquals(Ints.of(7), number(found, "n").orElseThrow().value());
		IntExpr twice = number(found, "twice").orElseThrow().value();
		assertEquals(10, Executed.where(Map.of(Executed.parameter(twice), 5L)).value(twice));
	}

	@Test
	void whatIsNotVisibleThereHasNoName() {
		AtEncounter found = at("int n", "int shared;", "{ int inner = 3; shared = inner; } int seen = 4;");
		assertTrue(number(found, "inner").isEmpty());
		assertEquals(Ints.of(4), number(found, "seen").orElseThrow().value());
		assertTrue(number(at("int n", "int shared;", "double d = 1.5;"), "d").isEmpty());
	}

	@Test
	void pointersLeadWhereTheyDo() {
		AtEncounter found = at("int n", "int shared, other;", "int *p = &other, *q = n ? &shared : &other;");
		assertEquals(Set.of("other"), targets(found, "p"));
		assertEquals(Set.of("other", "shared"), targets(found, "q"));
	}

	@Test
	void whatTheProgramHasWrittenIsToldFromWhatWasThere() {
		MemoryObject a = at("int *a", "int shared;", "").pointers().stream().filter(p -> p.name().equals("a"))
				.flatMap(p -> p.targets().stream()).findFirst().orElseThrow().object();
		assertFalse(at("int *a", "int shared;", "").changed().containsKey(a));
		assertTrue(at("int *a", "int shared;", "a[3] = 1;").changed().containsKey(a));
	}

	@Test
	void aNameOfAnInnerBlockHidesTheOuterOne() {
		AtEncounter found = at("int n", "int shared;", "int v = 3; shared = v; int w = 1; { int v = 5; shared = v; }");
		assertEquals(Ints.of(3), number(found, "v").orElseThrow().value());
		AtEncounter inner = Executed
				.program("int shared;\nvoid f(void) {\nint v = 3;\n{\nint v = 5;\n#pragma omp parallel\nshared = v;\n}\n}\n")
				.region().inputs().now();
		assertEquals(List.of(Ints.of(5)), inner.numbers().stream().filter(h -> h.variable().equals("v")).map(Region.Held::value).toList());
	}
}
