package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Lock;
import org.racelens.race.verdict.Verdict;

/** Critical regions of one name exclude each other, wherever they stand; no other ones do. OpenMP 5.2 §15.2 */
class CriticalSemanticsTest {
	private static final String DATA = "int x;\nstatic void other(void) {\n#pragma omp critical(a)\nx = 2;\n}\n";

	private static String critical(String name, String body) {
		return "\n#pragma omp critical " + name + "\n{ " + body + " }\n";
	}

	private static Verdict region(String body) {
		return Probe.region(DATA, "#pragma omp parallel\n{" + body + "}");
	}

	private static Set<String> names(String body) {
		return Executed.parallel(DATA, body).write("x").locks().stream().filter(l -> l.kind() == Lock.Kind.CRITICAL).map(Lock::name)
				.collect(Collectors.toSet());
	}

	@Test
	void regionsOfOneNameExcludeEachOther() {
		assertEquals(Verdict.RACE_FREE, region(critical("", "x++;")));
		assertEquals(Verdict.RACE_FREE, region(critical("(a)", "x++;") + critical("(a)", "x = 3;")));
		assertEquals(Verdict.RACE_FREE, region(critical("(a)", "x++;") + "other();"));
	}

	@Test
	void regionsOfDifferentNamesDoNot() {
		assertEquals(Verdict.RACE, region(critical("(a)", "x++;") + critical("(b)", "x = 3;")));
		assertEquals(Verdict.RACE, region(critical("", "x++;") + critical("(b)", "x = 3;")));
		assertEquals(Verdict.RACE, region(critical("", "x++;") + "x = 3;"));
	}

	@Test
	void whatStandsInTwoRegionsHoldsBoth() {
		assertEquals(2, names(critical("(a)", critical("(b)", "x = 1;"))).size());
		assertEquals(2, names(critical("(b)", "other();")).size());
		assertEquals(0, names(critical("(a)", "") + "x = 1;").size());
	}

	@Test
	void aRegionInsideOfOneOfItsNameNeverEnds() {
		assertTrue(isTold(critical("(a)", critical("(a)", "x = 1;"))));
		assertTrue(isTold(critical("(a)", "other();")));
		assertFalse(isTold(critical("(b)", "other();")));
	}

	private static boolean isTold(String body) {
		return Executed.parallel(DATA, body).told().contains(Breach.CRITICAL_INSIDE_ITS_OWN_NAME_NEVER_ENDS);
	}

	@Test
	void aTaskThatIsGeneratedInsideIsNotExcluded() {
		assertEquals(Verdict.RACE, region(critical("", "\n#pragma omp task\nx++;\n")));
		assertEquals(Verdict.RACE_FREE, region(critical("", "\n#pragma omp task if(0)\nx++;\n")));
	}
}
