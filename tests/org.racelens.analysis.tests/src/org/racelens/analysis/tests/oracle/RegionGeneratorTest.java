package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What the comparison relies on: the generated programs are reproducible, well formed, varied and neither all racy nor all free. */
class RegionGeneratorTest {
	private static final int COUNT = 1_000;
	private static final List<TinyProgram> PROGRAMS = LongStream.range(0, COUNT).mapToObj(RegionGenerator::program).toList();

	@Test
	void aSeedGivesTheSameProgramAgain() {
		assertEquals(PROGRAMS.get(7), RegionGenerator.program(7));
		assertNotEquals(PROGRAMS.get(7), PROGRAMS.get(8));
	}

	@Test
	void aHealthyShareRaces() {
		long racy = PROGRAMS.stream().filter(program -> !Oracle.races(program).isEmpty()).count();
		assertTrue(racy > 0.4 * COUNT && racy < 0.6 * COUNT, racy + " of " + COUNT + " programs race");
	}

	@Test
	void everySubscriptStaysInsideItsDimension() {
		for (TinyProgram program : PROGRAMS) {
			for (int team = 1; team <= program.largestTeam(); team++) {
				for (int parameter : Oracle.parameterValues(program)) {
					Oracle.instances(program, team, parameter).forEach(instance -> assertInside(instance.location(), program));
				}
			}
		}
	}

	private static void assertInside(Instance.Location location, TinyProgram program) {
		List<TinyProgram.Dimension> dimensions = program.shared().stream().filter(variable -> variable.name().equals(location.variable()))
				.findFirst().orElseThrow().dimensions();
		assertEquals(dimensions.size(), location.subscripts().size());
		for (int index = 0; index < dimensions.size(); index++) {
			int shifted = location.subscripts().get(index) + dimensions.get(index).offset();
			assertTrue(shifted >= 0 && shifted < dimensions.get(index).size(), () -> location + " in " + program.shared());
		}
	}

	@Test
	void everyKindOfConstructOccurs() {
		Map<String, Integer> counts = new TreeMap<>();
		for (String part : List.of("#pragma omp for schedule(static) nowait", "#pragma omp for schedule(static, 2)", "schedule(dynamic)",
				"schedule(dynamic, 2)", "schedule(guided)", "schedule(auto)", "#pragma omp for nowait", "collapse(2)",
				"#pragma omp single\n",
				"#pragma omp single nowait", "#pragma omp master", "#pragma omp masked", "filter(", "#pragma omp critical\n",
				"#pragma omp critical(inner)", "#pragma omp atomic\n", "#pragma omp atomic read", "#pragma omp atomic write",
				"#pragma omp sections\n", "#pragma omp sections nowait", "#pragma omp barrier", "#pragma omp parallel for",
				"#pragma omp parallel sections", "#pragma omp parallel\n", " % 2 == 0)", "i += nt", "--)", " += 2)", "t1 += ",
				"void region(int n)",
				"int main(void)", "int c[")) {
			PROGRAMS.stream().filter(program -> CPrinter.print(program).source().contains(part))
					.forEach(program -> counts.merge(part, 1, Integer::sum));
			assertTrue(counts.getOrDefault(part, 0) >= 5, () -> part + " occurs too seldom: " + counts);
		}
	}
}
