package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.racelens.execution.region.UnsignedRead;
import org.racelens.execution.value.ReadSigns;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.IntegerType;

/** What {@link ReadSigns} keep of the first reads of memory, and of which contents an {@link UnsignedRead} tells. */
class ReadSignsTest {
	private static final IntegerType UNSIGNED = new IntegerType(32, false, false);
	private static final IntegerType WIDE = new IntegerType(64, false, false);
	private static final FunctionSymbol MEMORY = new FunctionSymbol(Name.of("m"), 1, FunctionSymbol.Meaning.INPUT, Optional.empty());
	private static final Symbol I = Symbol.of(Name.of("i"), Symbol.Role.PARAMETER);
	private static final Symbol J = Symbol.of(Name.of("j"), Symbol.Role.PARAMETER);

	private final ReadSigns signs = new ReadSigns();

	private static IntExpr.Apply at(IntExpr offset) {
		return new IntExpr.Apply(MEMORY, List.of(offset));
	}

	private static IntExpr.Apply at(long offset) {
		return at(Ints.of(offset));
	}

	@Test
	void theFirstReadOfBytesTells() {
		assertTrue(signs.isUnsigned(at(4), UNSIGNED));
		assertTrue(signs.isUnsigned(at(4), IntegerType.INT));
		assertFalse(signs.isUnsigned(at(8), IntegerType.INT));
		assertFalse(signs.isUnsigned(at(8), UNSIGNED));
	}

	@Test
	void itTellsOfAllThatMayBeTheSameBytes() {
		assertTrue(signs.isUnsigned(at(Ints.multiply(I, 8)), UNSIGNED));
		assertTrue(signs.isUnsigned(at(Ints.multiply(J, 8)), IntegerType.INT));
		assertFalse(signs.isUnsigned(at(Ints.add(Ints.multiply(J, 8), 4)), IntegerType.INT));
	}

	@Test
	void rootsAreReadAnew() {
		assertTrue(signs.isUnsigned(at(4), UNSIGNED));
		signs.clear();
		assertFalse(signs.isUnsigned(at(4), IntegerType.INT));
	}

	@Test
	void unsignedReadsAreToldByTheirOffsets() {
		signs.isUnsigned(at(Ints.add(Ints.multiply(I, 12), 4)), UNSIGNED);
		signs.isUnsigned(at(Ints.multiply(I, 12)), IntegerType.INT);
		assertEquals(Map.of(MEMORY, List.of(new UnsignedRead(4, 12, UNSIGNED))), signs.unsigned());
	}

	@Test
	void bytesThatAreNumbersOfSeveralSizesHaveNoBounds() {
		signs.isUnsigned(at(0), UNSIGNED);
		signs.isUnsigned(at(0), WIDE);
		assertEquals(Map.of(), signs.unsigned());
	}

	@Test
	void aReadIsOfOffsetsInStep() {
		UnsignedRead read = new UnsignedRead(4, 12, UNSIGNED);
		assertTrue(read.isOf(at(4)));
		assertTrue(read.isOf(at(-8)));
		assertTrue(read.isOf(at(Ints.add(Ints.multiply(J, 24), 16))));
		assertFalse(read.isOf(at(8)));
		assertFalse(read.isOf(at(Ints.add(Ints.multiply(J, 6), 4))));
		assertFalse(read.isOf(at(J)));
		UnsignedRead one = new UnsignedRead(4, 0, UNSIGNED);
		assertTrue(one.isOf(at(4)));
		assertFalse(one.isOf(at(16)));
		assertFalse(one.isOf(at(Ints.add(J, 4))));
	}

	@Test
	void numbersOf64BitsHaveNoLargestThatATermHolds() {
		assertEquals(OptionalLong.of(4294967295L), new UnsignedRead(0, 4, UNSIGNED).largest());
		assertEquals(OptionalLong.empty(), new UnsignedRead(0, 8, WIDE).largest());
	}
}
