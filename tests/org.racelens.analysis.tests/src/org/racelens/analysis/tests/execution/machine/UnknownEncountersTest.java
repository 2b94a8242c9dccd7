package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Unfollowed;
import org.racelens.race.verdict.Verdict;

/** What stands for encounters that are not known: one execution of the function with any arguments, unless more belongs to an encounter. */
class UnknownEncountersTest {
	private static final String DATA = "static int x, v[900], w[900];\nvoid keep(void (*f)(void));\nstatic void set(void) { v[5] = 1; }\n";
	private static final String FREE = "static void region(int *a, int n) {\n#pragma omp parallel for\nfor (int i = 0; i < n; i++) a[i] = n;\n}\n";
	private static final String SHIFT = "static void region(int *a, int n) {\n#pragma omp parallel for\n"
			+ "for (int i = 0; i < n; i++) a[i] = v[i + 1];\n}\n";

	/** A program with more calls of the region than are followed, and then some statements. */
	private static String program(String region, String argument, String last) {
		StringBuilder calls = new StringBuilder();
		for (int i = 0; i < 40; i++) {
			calls.append("region(").append(argument).append(", ").append(i).append(");\n");
		}
		return DATA + region + "int main(int argc, char **argv) {\n" + calls + last + "}\n";
	}

	private static List<Verdict> verdicts(String region, String argument, String last) {
		return Probe.verdicts(program(region, argument, last));
	}

	@Test
	void oneExecutionStandsForWaysThatAreNotFollowed() {
		assertEquals(List.of(Verdict.RACE_FREE), verdicts(FREE, "v", ""));
		List<Region> all = Executed.program(program(FREE, "v", "")).result().regions();
		Region last = all.get(all.size() - 1);
		assertEquals(Optional.of(Unfollowed.REGION_IS_REACHED_IN_MORE_THAN_X_WAYS),
				last.standsFor().flatMap(s -> s.unknown()).map(gap -> gap.explanation().sentence()));
		assertTrue(last.notes().stream().anyMatch(a -> a.sentence() == Assumed.CALLERS_OF_X_WHICH_ARE_NOT_ALL_FOLLOWED_ARE_SERIAL));
		assertEquals(1, all.stream().filter(r -> r.standsFor().isPresent()).count());
	}

	@Test
	void argumentsMayLeadToWhateverTheUnitPasses() {
		assertEquals(List.of(Verdict.RACE_FREE_IF), verdicts(SHIFT, "w", "region(v, 7);"));
		assertEquals(List.of(Verdict.RACE_FREE), verdicts(SHIFT, "w", "v[1] = w[2];"));
	}

	@Test
	void racesOfArgumentsThatNobodyPassesAreNone() {
		String any = FREE.replace("a[i] = n", "a[i * x] = n");
		assertEquals(List.of(Verdict.RACE_FREE_IF), Probe.verdicts(program(any, "v", "").replace("int main(int argc, char **argv) {",
				"int main(int argc, char **argv) { x = argc > 1 ? argc : 1;")));
		assertEquals(List.of(Verdict.UNKNOWN), verdicts(FREE.replace("a[i] = n", "a[0] = n < 100 ? a[0] : n")
				.replace("a[0] = n < 100 ? a[0] : n", "if (n > 100) a[0] = n"), "v", ""));
	}

	@Test
	void nothingStandsForEncountersBesideWhichOtherCodeRuns() {
		assertEquals(List.of(Verdict.UNKNOWN), verdicts(FREE, "v", "keep(set); region(v, 9);"));
		assertEquals(List.of(Verdict.RACE_FREE), verdicts(FREE, "v", "keep(set);"));
	}

	@Test
	void nothingStandsForEncountersInRegions() {
		assertTrue(verdicts(FREE, "v", "\n#pragma omp parallel\nregion(v, argc);\n").contains(Verdict.UNKNOWN));
		String pointer = "static void (*volatile way)(int *, int) = region;\n";
		assertTrue(verdicts(FREE + pointer, "v", "\n#pragma omp parallel\nway(v, argc);\n").contains(Verdict.UNKNOWN));
	}

	@Test
	void nothingStandsForTheProgram() {
		String text = "static int v[900];\n#define TEN(x) x x x x x x x x x x\nint main(int argc, char **argv) {\n"
				+ "for (int k = 0; k < argc; k++) {\n#pragma omp parallel for\nfor (int i = 0; i < argc; i++) v[i] = k;\n}\n}\n";
		assertEquals(List.of(Verdict.RACE_FREE), Probe.verdicts(text));
	}
}
