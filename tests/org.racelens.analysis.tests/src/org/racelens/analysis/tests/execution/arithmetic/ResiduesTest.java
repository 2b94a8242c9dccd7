package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.execution.arithmetic.Residues;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;

/** Terms for unsigned numbers of 64 bits: which types have them, which are far from zero, and what they are where parts have values. */
class ResiduesTest {
	private static final IntExpr NEAR_TOP = Ints.sum(Map.of(GeneratedStates.I, 1L), Long.MAX_VALUE);

	@Test
	void onlyTheWidestUnsignedNumbersAreSuch() {
		assertTrue(Residues.areOf(IntegerType.SIZE));
		assertFalse(Residues.areOf(IntegerType.LONG));
		assertFalse(Residues.areOf(new IntegerType(32, false, false)));
		assertFalse(Residues.areOf(new FloatingType(8)));
	}

	@Test
	void farIsWhatMayBePastTheSignOnEitherSide() {
		assertTrue(Residues.isFar(NEAR_TOP));
		assertTrue(Residues.isFar(Ints.of(Long.MIN_VALUE)));
		assertTrue(Residues.isFar(Ints.sum(Map.of(GeneratedStates.I, 1L), Long.MIN_VALUE + 1)));
		assertFalse(Residues.isFar(Ints.add(GeneratedStates.I, 1_000_000)));
		assertFalse(Residues.isFar(Ints.of(-1)));
	}

	@Test
	void aNegativeConstantIsANumberBeyondAndAnUnknownOneMayBeNone() {
		assertTrue(Residues.isBeyond(Ints.of(-1)));
		assertFalse(Residues.isBeyond(Ints.of(1)));
		assertFalse(Residues.isBeyond(Ints.add(GeneratedStates.I, -1)));
	}

	@Test
	void valuesOfItsPartsTakeAResiduePastTheTopOfSignedNumbers() {
		for (long i = -3; i <= 3; i++) {
			IntExpr value = Residues.substituted(NEAR_TOP, Substitution.of(Map.of(GeneratedStates.I, Ints.of(i))));
			assertEquals(Ints.of(Long.MAX_VALUE + i), value);
		}
		IntExpr moved = Residues.substituted(NEAR_TOP, Substitution.of(Map.of(GeneratedStates.I, Ints.add(GeneratedStates.J, 2))));
		assertEquals(Ints.sum(Map.of(GeneratedStates.J, 1L), Long.MAX_VALUE + 2), moved);
	}
}
