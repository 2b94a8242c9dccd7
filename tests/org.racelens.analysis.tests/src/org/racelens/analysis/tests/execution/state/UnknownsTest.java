package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.state.Unknowns;

/** What is kept in mind of unknown numbers: {@link Unknowns} of inputs stay, what a root read is of that root alone. */
class UnknownsTest {
	@Test
	void atTheStartOfARootWhatOthersReadSaysNothing() {
		Unknowns unknowns = new Unknowns();
		unknowns.unsignedLoads().add(GeneratedStates.I);
		unknowns.wideLoads().add(GeneratedStates.I);
		unknowns.signedLoads().add(GeneratedStates.J);
		unknowns.startRoot();
		assertTrue(unknowns.unsignedLoads().isEmpty() && unknowns.wideLoads().isEmpty() && unknowns.signedLoads().isEmpty());
	}

	@Test
	void whatIsKnownOfInputsStays() {
		Unknowns unknowns = new Unknowns();
		unknowns.nonNegative().add(GeneratedStates.I);
		unknowns.facts().add(GeneratedStates.FACTS.get(0));
		unknowns.startRoot();
		assertEquals(Set.of(GeneratedStates.I), unknowns.nonNegative());
		assertEquals(Set.of(GeneratedStates.FACTS.get(0)), unknowns.facts());
	}

	@Test
	void anUnsignedInputIsNotBelowZero() {
		assertEquals(Truth.ALWAYS, Probe.truth("", "f(unsigned n)", "long v = n;", "v >= 0"));
		assertEquals(Truth.OPEN, Probe.truth("", "f(int n)", "long v = n;", "v >= 0"));
		assertEquals(Truth.ALWAYS, Probe.truth("unsigned a[9];", "f(int n)", "unsigned v = a[n & 7];", "v / 2 < 3000000000u"));
		assertEquals(Truth.OPEN, Probe.truth("int a[9];", "f(int n)", "long v = a[n & 7];", "v >= 0"));
	}

	@Test
	void theSameMemoryReadAsSignedMayBeBelowZero() {
		assertEquals(Truth.OPEN, Probe.truth("union { unsigned u; int i; } both;", "f(int n)", "long v = both.u, w = both.i;", "w >= 0"));
	}
}
