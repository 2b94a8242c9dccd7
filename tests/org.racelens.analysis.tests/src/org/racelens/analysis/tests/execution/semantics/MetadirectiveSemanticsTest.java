package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.race.verdict.Verdict;

/** One variant of a {@code metadirective} is executed: which one its conditions say, or nobody knows. OpenMP 5.2 §7.4 */
class MetadirectiveSemanticsTest {
	private static final String DATA = "int x, y, a[99];";

	/** How many of 3 threads execute the block where n has a value; all threads that a run-time system chooses are thread 0. */
	private static long threads(String metadirective, long n) {
		Executed run = Executed.parallel(DATA, "#pragma omp metadirective " + metadirective + "\nx = 1;");
		Set<Long> found = new LinkedHashSet<>();
		for (long thread = 0; thread < 3; thread++) {
			for (Access write : run.writes("x")) {
				if (run.isReached(write, thread, n)) {
					found.add(thread);
				}
			}
		}
		return found.size();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"when(user={condition(n > 3)}: masked) default(critical)|4|1",
			"when(user={condition(n > 3)}: masked) default(critical)|3|3",
			"when(user={condition(n > 3)}: masked)|4|1",
			"when(user={condition(n > 3)}: masked)|3|3",
			"when(user={condition(n == 1)}: critical) when(user={condition(n == 2)}: masked) default(masked filter(1))|1|3",
			"when(user={condition(n == 1)}: critical) when(user={condition(n == 2)}: masked) default(critical)|2|1",
			"when(user={condition(0)}: masked) default(critical)|0|3",
			"when(user={condition(1)}: masked) default(critical)|0|1",
			"when(user={condition(n)}: ) default(masked)|1|3",
			"when(user={condition(n)}: ) default(masked)|0|1" })
	void aConditionChooses(String metadirective, long n, long expected) {
		assertEquals(expected, threads(metadirective, n));
	}

	@Test
	void theConditionIsEvaluatedByWhoMeetsIt() {
		Executed run = Executed.parallel(DATA, "#pragma omp metadirective when(user={condition(y)}: masked) default(critical)\nx = 1;");
		assertEquals(List.of(false), run.accesses("y").stream().map(Access::write).toList());
	}

	@Test
	void whatTheImplementationDecidesIsAFreeInput() {
		String unknown = "when(implementation={vendor(gnu)}: ";
		assertEquals(Set.of(1L, 3L),
				Set.of(threads(unknown + "masked) default(critical)", 0), threads(unknown + "masked) default(critical)", 1)));
		assertEquals(Verdict.RACE, region(unknown + "critical) default(nothing)", "x++;"));
		assertEquals(Verdict.RACE_FREE, region(unknown + "critical) default(atomic)", "x++;"));
	}

	private static Verdict region(String metadirective, String body) {
		return Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp metadirective " + metadirective + "\n" + body + "\n}");
	}

	@Test
	void aRaceOfAnyVariantIsARace() {
		assertEquals(Verdict.RACE, verdict("when(user={condition(n > 3)}: masked) default(scope)"));
		assertEquals(Verdict.RACE, verdict("when(user={condition(n > 3)}: scope) default(masked)"));
		assertEquals(Verdict.RACE_FREE, verdict("when(user={condition(n > 3)}: single) default(masked)"));
	}

	private static Verdict verdict(String metadirective) {
		return Probe.verdict("int x;\nvoid f(int n) {\n#pragma omp parallel\n{\n#pragma omp metadirective " + metadirective
				+ "\nx = 1;\n}\n}\n");
	}

	@Test
	void aVariantForADeviceIsOneOfTargetRegionsAlone() {
		String target = "when(construct={target}: nothing) default(masked)";
		Executed host = Executed.program("int x;\nint main(void) {\n#pragma omp parallel\n{\n#pragma omp metadirective " + target
				+ "\nx = 1;\n}\nreturn 0;\n}\n");
		assertEquals(1, host.writes("x").size());
		assertEquals(List.of(true, false), List.of(host.isReached(host.write("x"), 0, 0), host.isReached(host.write("x"), 1, 0)));
		assertNotEquals(Verdict.RACE_FREE, Probe.region(DATA,
				"#pragma omp target map(x)\n#pragma omp parallel\n{\n#pragma omp metadirective " + target + "\nx = 1;\n}"));
	}

	@Test
	void standAloneVariantsStandWhereItStands() {
		Executed run = Executed.parallel(DATA, "x = 1;\n#pragma omp metadirective when(user={condition(1)}: barrier)\ny = 1;");
		List<Item> items = run.region().items();
		assertEquals(List.of("Access", "Barrier", "Access"), items.stream().map(i -> i.getClass().getSimpleName()).toList());
		assertEquals(List.of(), Executed.parallel(DATA, "x = 1;\n#pragma omp metadirective when(user={condition(0)}: barrier)\ny = 1;")
				.items(Item.Barrier.class));
	}
}
