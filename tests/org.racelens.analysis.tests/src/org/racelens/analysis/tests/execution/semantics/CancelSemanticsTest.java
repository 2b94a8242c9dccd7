package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.IntExpr;
import org.racelens.race.verdict.Verdict;

/** Cancellation is off unless a setting of the run says so: what follows a {@code cancel} may always be executed. OpenMP 5.2 §16 */
class CancelSemanticsTest {
	private static final String DATA = "int x, y, shown[99];";

	@ParameterizedTest
	@ValueSource(strings = { "cancel parallel", "cancel parallel if(n)", "cancellation point parallel" })
	void whatFollowsIsExecutedByEveryThread(String directive) {
		Executed run = Executed.parallel(DATA, "#pragma omp " + directive + "\nx = 1;");
		for (long thread = 0; thread < 3; thread++) {
			for (long n = 0; n < 2; n++) {
				assertTrue(run.isReached(run.write("x"), thread, n));
			}
		}
		assertEquals(1, run.region().items().stream().filter(i -> !(i instanceof Access a && !a.write())).count());
	}

	@Test
	void theConditionIsEvaluatedByEachThreadThatMeetsIt() {
		Executed run = Executed.parallel(DATA, "#pragma omp cancel parallel if(x++)\ny = 1;");
		assertEquals(List.of(false, true), run.accesses("x").stream().map(Access::write).toList());
		assertEquals(List.of(), Executed.parallel(DATA, "#pragma omp cancel parallel\ny = 1;").accesses("x"));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp cancel parallel if(x++)\n;\n}"));
	}

	@Test
	void theConditionBelongsToThePathThatItStandsOn() {
		Executed run = Executed.parallel(DATA,
				"if (omp_get_thread_num() == 1) {\n#pragma omp cancel parallel if(x)\n;\n}\ny = 1;");
		Access read = run.accesses("x").get(0);
		for (long thread = 0; thread < 3; thread++) {
			assertEquals(thread == 1, run.isReached(read, thread, 0));
		}
	}

	@Test
	void allIterationsOfACancelledLoopMayBeExecuted() {
		String body = "\nfor (int i = 0; i < 9; i++) {\n#pragma omp cancel for if(i == 3)\nshown[i / 2] = 1;\n}\n";
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n#pragma omp for" + body));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel\n#pragma omp for" + body.replace("i / 2", "i")));
	}

	@Test
	void itJoinsNobody() {
		for (String directive : List.of("cancel parallel", "cancellation point parallel")) {
			assertEquals(List.of(), Executed.parallel(DATA, "x = 1;\n#pragma omp " + directive + "\ny = 1;").items(Item.Barrier.class));
			assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\nif (omp_get_thread_num() == 0) x = 1;\n#pragma omp "
					+ directive + "\nif (omp_get_thread_num() == 1) x = 2;\n}"));
		}
	}

	/** The number that a thread's own variable holds behind a section that wrote it. */
	private static IntExpr left(String section) {
		return Executed.parallel(DATA, "int p = 1, q = 2;\n#pragma omp sections\n{\n{ " + section + " }\n}\nshown[p] = 1;")
				.index("shown");
	}

	@ParameterizedTest
	@ValueSource(strings = { "p = 5;\n#pragma omp cancel sections if(n)\n", "\n#pragma omp cancel sections\np = 5;",
			"\n#pragma omp cancellation point sections\np = 5;", "if (n) {\n#pragma omp cancel sections\n}\np = 5;" })
	void whatACancelledSectionLeavesInOwnVariablesIsNotKnown(String section) {
		assertTrue(Executed.isLost(left(section)), section);
	}

	@Test
	void whatItDoesNotWriteKeepsItsValue() {
		assertFalse(Executed.isLost(left("q = 5;\n#pragma omp cancel sections if(n)\n")));
		assertFalse(Executed.isLost(left("p = 5;")));
	}
}
