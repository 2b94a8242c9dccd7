package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** Each section is executed once for each encounter of its construct, by any thread. OpenMP 5.2 §11.3 */
class SectionsSemanticsTest {
	private static final String DATA = "int x, y, z;";
	private static final String SECTION = "\n#pragma omp section\n";

	private static Executed run(String body) {
		return Executed.parallel(DATA, "#pragma omp sections\n{" + body + "}");
	}

	private static Apply owner(Access access) {
		List<Apply> owners = Executed.owners(access.guard());
		assertEquals(1, owners.size());
		return owners.get(0);
	}

	@Test
	void sectionsAreNumberedInTheirOrder() {
		Executed run = run("x = 1;" + SECTION + "y = 1;" + SECTION + "z = 1;");
		List<String> variables = List.of("x", "y", "z");
		IntStream.range(0, 3).forEach(i -> {
			Apply owner = owner(run.write(variables.get(i)));
			assertEquals(Ints.of(i), owner.arguments().get(owner.arguments().size() - 1));
		});
	}

	@Test
	void allSectionsOfAnEncounterHaveOneDistribution() {
		Executed run = run("x = 1;" + SECTION + "y = 1;");
		assertEquals(owner(run.write("x")).function(), owner(run.write("y")).function());
		Executed twice = Executed.parallel(DATA, "#pragma omp sections nowait\n{ x = 1; }\n#pragma omp sections\n{ y = 1; }");
		assertNotEquals(owner(twice.write("x")), owner(twice.write("y")));
	}

	@Test
	void differentSectionsMayRunAtOnceAndOneDoesNotRaceWithItself() {
		assertEquals(Verdict.RACE, region("x = 1;" + SECTION + "x = 2;"));
		assertEquals(Verdict.RACE_FREE, region("x = 1;" + SECTION + "y = 2;"));
		assertEquals(Verdict.RACE_FREE, region("x = 1; x = 2;"));
	}

	private static Verdict region(String body) {
		return Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp sections\n{" + body + "}\n}");
	}

	@Test
	void aSectionThatIsLeftOutOnAPathIsExecutedByNobody() {
		Executed run = run("x = 1;" + SECTION + "if (n > 3) y = 1;");
		assertTrue(Bools.conjuncts(run.write("y").guard()).size() > Bools.conjuncts(run.write("x").guard()).size());
	}
}
