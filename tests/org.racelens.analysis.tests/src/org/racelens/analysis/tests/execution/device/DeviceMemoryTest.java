package org.racelens.analysis.tests.execution.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.race.verdict.Verdict;

/** Which memory a target region works on, and what it may meet there. OpenMP 5.2 §5.8, §13.8 */
class DeviceMemoryTest {
	@Test
	void aMappedVariableIsSharedByTheThreadsOfTheDevice() {
		for (String type : List.of("to", "from", "tofrom", "alloc")) {
			is(false, "\n#pragma omp target map(" + type + ": x)\n#pragma omp parallel\nx = 1;\n");
		}
	}

	@Test
	void aPrivateVariableOfATargetRegionIsSharedByItsThreadsToo() {
		is(false, "\n#pragma omp target private(x)\n#pragma omp parallel\nx = 1;\n");
		is(true, "\n#pragma omp target\n#pragma omp parallel private(x)\nx = 1;\n");
	}

	@Test
	void aScalarThatIsNotMappedIsACopyOfTheTargetRegion() {
		is(true, "int s = 0;\n#pragma omp parallel\n{\n#pragma omp target\ns = 1;\n}");
		is(false, "int s = 0;\n#pragma omp parallel\n{\n#pragma omp target map(s)\ns = 1;\n}");
	}

	@Test
	void iterationsThatWriteDifferentElementsAreApartOnADevice() {
		is(true, "\n#pragma omp target teams distribute parallel for map(tofrom: a)\nfor (int i = 0; i < 9; i++) a[i] = i;\n");
		is(false, "\n#pragma omp target teams distribute parallel for map(tofrom: a)\nfor (int i = 0; i < 8; i++) a[i] = a[i + 1];\n");
	}

	@Test
	void aDeferredTargetRegionMeetsWhatTheHostDoesMeanwhile() {
		is(false, "\n#pragma omp parallel\n#pragma omp single\n{\n#pragma omp target map(tofrom: x) nowait\nx = 1;\nx = 2; }");
		is(true, "\n#pragma omp parallel\n#pragma omp single\n{\n#pragma omp target map(tofrom: x)\nx = 1;\nx = 2; }");
		is(true, "\n#pragma omp parallel\n#pragma omp single\n{\n#pragma omp target map(tofrom: x) nowait\nx = 1;\n"
				+ "#pragma omp taskwait\nx = 2; }");
	}

	@Test
	void dependencesOrderTargetRegionsAsTheyOrderTasks() {
		is(true, twoTargets("depend(out: x)", "depend(in: x)"));
		is(false, twoTargets("depend(in: x)", "depend(in: x)"));
		is(false, twoTargets("", ""));
	}

	@Test
	void teamsAreNotJoinedByBarriersOfTheirThreads() {
		is(false, "\n#pragma omp target teams num_teams(2) map(tofrom: x)\n#pragma omp parallel num_threads(1)\nx = 1;\n");
		is(true, "\n#pragma omp target teams num_teams(1) map(tofrom: x)\n#pragma omp parallel num_threads(1)\nx = 1;\n");
	}

	private static String twoTargets(String first, String second) {
		return "\n#pragma omp parallel\n#pragma omp single\n{\n#pragma omp target map(tofrom: x) nowait " + first
				+ "\nx = 1;\n#pragma omp target map(tofrom: x) nowait " + second + "\nx = 2;\n}";
	}

	private static void is(boolean free, String statements) {
		assertEquals(free ? Verdict.RACE_FREE : Verdict.RACE, Probe.region("int x, a[9];", statements), statements);
	}
}
