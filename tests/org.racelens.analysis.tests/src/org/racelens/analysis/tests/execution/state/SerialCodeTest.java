package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.SerialCode;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.Explanation;
import org.racelens.race.verdict.Verdict;

/** What is around a point of serial code: {@link SerialCode} assumes all that holds there, and forgets it at the next root. */
class SerialCodeTest {
	private static final BoolExpr FIRST = GeneratedStates.FACTS.get(0);
	private static final BoolExpr SECOND = GeneratedStates.FACTS.get(1);

	@Test
	void allFactsAndAssumptionsHold() {
		SerialCode code = new SerialCode();
		assertEquals(Bools.TRUE, code.assumption());
		code.rootFacts().add(FIRST);
		code.assumptions().push(SECOND);
		for (long i = 0; i < 3; i++) {
			for (long j = 0; j < 3; j++) {
				Map<Symbol, Long> values = Map.of(GeneratedStates.I, i, GeneratedStates.J, j);
				assertEquals(i < j && i == 1, Executed.where(values).holds(code.assumption()));
			}
		}
		code.assumptions().pop();
		assertEquals(FIRST, code.assumption());
	}

	@Test
	void aRootKnowsNothingOfTheOneBefore() {
		SerialCode code = new SerialCode();
		code.rootFacts().add(FIRST);
		code.assumptions().push(SECOND);
		code.trips().add(GeneratedStates.I);
		code.gaps().add(GeneratedStates.GAPS.get(0));
		code.notes().add(Unfollowed.BRANCHES_DIFFER.of());
		Explanation about = Unfollowed.LOOP_WRITES_IT.of();
		code.start(List.of(about));
		assertEquals(Bools.TRUE, code.assumption());
		assertTrue(code.trips().isEmpty() && code.gaps().isEmpty() && code.beside().isEmpty());
		assertEquals(Set.of(about), code.notes());
	}

	@Test
	void aRegionIsMetWhereItsConditionsHold() {
		String nest = "int x;\nint f(int n) {\nif (n > 3) for (int i = 0; i < n; i++) if (i != 2) {\n#pragma omp parallel\n"
				+ "if (%s) x = 1;\n}\nreturn 0;\n}\n";
		assertEquals(Verdict.RACE_FREE, Probe.verdict(nest.formatted("n <= 3")));
		assertEquals(Verdict.RACE_FREE, Probe.verdict(nest.formatted("i == 2 || i >= n")));
		assertEquals(Verdict.RACE, Probe.verdict(nest.formatted("i == 3")));
	}

	@Test
	void whatOneFunctionFindsAnotherDoesNotKnow() {
		List<Verdict> both = Probe.verdicts("int x;\nvoid f(int n) {\nif (n > 3) {\n#pragma omp parallel\nif (n <= 3) x = 1;\n}\n}\n"
				+ "void g(int n) {\n#pragma omp parallel\nif (n <= 3) x = 1;\n}\n");
		assertEquals(List.of(Verdict.RACE_FREE, Verdict.RACE), both);
	}
}
