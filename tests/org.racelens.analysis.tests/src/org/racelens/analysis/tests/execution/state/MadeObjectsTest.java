package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.state.MadeObjects;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** The objects that an execution makes beside declared ones: {@link MadeObjects} are none at first and those of one machine. */
class MadeObjectsTest {
	@Test
	void atFirstThereAreNone() {
		MadeObjects made = new MadeObjects();
		assertTrue(made.homes().isEmpty());
		assertTrue(made.taskReductionCopies().isEmpty());
		assertTrue(made.separate().isEmpty());
		assertEquals(0, made.unnamed().lasting().count());
	}

	@Test
	void eachMachineHasItsOwn() {
		Machine one = Machines.of("int x;");
		one.made().homes().put(GeneratedStates.OBJECTS.get(0), List.of(Ints.ONE));
		assertTrue(Machines.of("int x;").made().homes().isEmpty());
		assertEquals(List.of(Ints.ONE), one.made().homes().get(GeneratedStates.OBJECTS.get(0)));
	}

	@Test
	void aLocalOfATaskIsAtHomeInItsInstance() {
		String own = "#pragma omp parallel\n#pragma omp single\nfor (int i = 0; i < 9; i++) {\nint own = i;\n"
				+ "#pragma omp task shared(own)\nown++;\n%s\n}";
		assertEquals(Verdict.RACE_FREE, Probe.region("", own.formatted("#pragma omp taskwait")));
		String outside = "#pragma omp parallel\n#pragma omp single\n{ int own = 0;\nfor (int i = 0; i < 9; i++) {\n"
				+ "#pragma omp task shared(own)\nown++;\n}\n#pragma omp taskwait\n}";
		assertEquals(Verdict.RACE, Probe.region("", outside));
	}
}
