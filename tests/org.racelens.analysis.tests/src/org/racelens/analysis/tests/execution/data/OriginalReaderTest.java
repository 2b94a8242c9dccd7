package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.data.OriginalReader;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.race.verdict.Verdict;

/** {@link OriginalReader}: who reads what copies start with, and so beside whom. OpenMP 5.2 §5.4.4 */
class OriginalReaderTest {
	private static final String DATA = "int x, y, a[99];";

	@ParameterizedTest
	@ValueSource(strings = { "scope", "single nowait", "sections", "for\nfor (int i = 0; i < 9; i++)" })
	void ofAWorksharingConstructEachThreadReads(String construct) {
		String[] parts = construct.split("\n");
		Executed run = Executed.parallel(DATA,
				"#pragma omp " + parts[0] + " firstprivate(x)\n" + (parts.length > 1 ? parts[1] : "") + "{ y = x; }");
		Access read = run.accesses("x").get(0);
		for (long thread = 0; thread < 3; thread++) {
			assertEquals(true, run.isReached(read, thread, 0));
		}
	}

	@ParameterizedTest
	@CsvSource({ "parallel firstprivate(x)", "parallel firstprivate(x) num_threads(2)" })
	void ofATeamTheOneWhoMakesIt(String construct) {
		assertEquals(List.of(), Executed.code(DATA, "#pragma omp " + construct + "\ny = x;").accesses("x"));
		Executed inner = Executed.parallel(DATA, "#pragma omp " + construct + "\ny = x;");
		assertEquals(1, inner.accesses("x").size());
		assertEquals(List.of(), Executed.inside(inner.items(Item.Team.class).get(0), Access.class).stream()
				.filter(a -> a.variable().equals("x")).map(Access::variable).toList());
	}

	@ParameterizedTest
	@ValueSource(strings = { "task firstprivate(x)\n", "taskloop firstprivate(x)\nfor (int i = 0; i < 1; i++)" })
	void ofATaskTheOneWhoMakesIt(String construct) {
		Executed run = Executed.single(DATA, "#pragma omp " + construct + "{ a[1] = x; }");
		Item.Task task = run.items(Item.Task.class).get(0);
		assertEquals(1, run.accesses("x").size());
		assertEquals(List.of(), Executed.inside(task, Access.class).stream().filter(a -> a.variable().equals("x")).toList());
	}

	@Test
	void whatIsReadBeforeCannotMeetWhatComesBehind() {
		assertEquals(Verdict.RACE_FREE,
				Probe.region(DATA, "#pragma omp parallel\n#pragma omp single\n{\n#pragma omp task firstprivate(x)\ny = x;\nx = 2;\n}"));
		assertEquals(Verdict.RACE,
				Probe.region(DATA, "#pragma omp parallel\n#pragma omp single\n{\n#pragma omp task shared(x)\ny = x;\nx = 2;\n}"));
		assertEquals(Verdict.RACE, Probe.region(DATA,
				"#pragma omp parallel\n{\nif (omp_get_thread_num() == 0) x = 2;\n#pragma omp scope firstprivate(x)\nx = 1;\n}"));
	}
}
