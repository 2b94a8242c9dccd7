package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.analysis.tests.execution.Seeds;
import org.racelens.execution.arithmetic.Scalars;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Place.BitField;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;

/** Stores to scalars and to bit-fields are found again, and change nothing beside them. */
class ScalarsTest {
	private static final Scalars SCALARS = new Scalars(Machines.of(""));
	private static final MemoryObject OBJECT = GeneratedStates.OBJECTS.get(0);
	private static final Type UNSIGNED = new IntegerType(32, false, false);
	/** the fields of one location of four bytes, without a gap */
	private static final List<BitField> FIELDS = List.of(new BitField(4, 0, 3), new BitField(4, 3, 5), new BitField(4, 8, 13),
			new BitField(4, 21, 11));
	private static final Contents ZERO = Contents.of(new Contents.Rest.Zero());

	@Test
	void aStoreToABitFieldChangesItsBitsAlone() {
		for (int seed = 0; seed < 200; seed++) {
			Random random = Seeds.random(seed);
			long word = random.nextInt() & 0xffff_ffffL;
			Contents before = ZERO.store(4, 4, Value.of(word));
			BitField changed = FIELDS.get(random.nextInt(FIELDS.size()));
			Contents after = store(before, bits(4, changed), 4, new Value.Number(GeneratedStates.I)).orElseThrow();
			for (long stored = -3; stored <= 9; stored++) {
				for (BitField f : FIELDS) {
					long expected = f.equals(changed) ? digits(stored, f.width()) : digits(word >>> f.first(), f.width());
					assertEquals(expected, value(after, bits(4, f), UNSIGNED, stored), changed + " := " + stored + ", then " + f);
				}
			}
		}
	}

	@Test
	void aSignedBitFieldHasItsHighestBitAsSign() {
		Place place = bits(0, FIELDS.get(0));
		Contents contents = store(ZERO, place, 4, new Value.Number(GeneratedStates.I)).orElseThrow();
		for (long stored = -8; stored < 8; stored++) {
			assertEquals(stored << 61 >> 61, value(contents, place, IntegerType.INT, stored));
		}
	}

	@Test
	void aLongLocationIsLookedAtThroughTheBytesThatABitFieldTouches() {
		Place place = bits(0, new BitField(16, 70, 6));
		Contents contents = store(ZERO, place, 16, Value.of(41)).orElseThrow();
		assertEquals(41, value(contents, place, UNSIGNED, 0));
		assertEquals(0, value(contents, bits(0, new BitField(16, 10, 4)), UNSIGNED, 0));
		assertEquals(Optional.empty(), SCALARS.load(contents, bits(0, new BitField(16, 74, 8)), UNSIGNED));
		assertEquals(Optional.empty(), store(ZERO, bits(0, new BitField(16, 0, 64)), 16, Value.of(1)));
	}

	@Test
	void anAccessOfABitFieldTouchesItsWholeLocation() {
		assertEquals(Optional.of(16L), SCALARS.size(bits(0, new BitField(16, 70, 6)), UNSIGNED));
		assertEquals(Optional.of(4L), SCALARS.size(Place.of(OBJECT), UNSIGNED));
	}

	@Test
	void whereItsGuardFailsAStoreHasLeftWhatWasThere() {
		Contents before = ZERO.store(0, 4, Value.of(3));
		Place guarded = Place.of(OBJECT).under(Bools.isZero(GeneratedStates.I));
		Contents after = store(before, guarded, 4, Value.of(7)).orElseThrow();
		assertEquals(7, value(after, Place.of(OBJECT), IntegerType.INT, 0));
		assertEquals(3, value(after, Place.of(OBJECT), IntegerType.INT, 1));
		assertEquals(Optional.empty(), store(before.store(0, 8, Value.of(3)), guarded, 4, Value.of(7)));
	}

	@Test
	void aStoreSomewhereIsFoundWhereItWent() {
		Contents before = ZERO.store(8, 4, Value.of(3));
		Contents after = store(before, Place.of(OBJECT).at(Ints.multiply(GeneratedStates.I, 4)), 4, Value.of(7)).orElseThrow();
		for (long i = 0; i < 5; i++) {
			assertEquals(i == 2 ? 7 : 3, value(after, Place.of(OBJECT).at(Ints.of(8)), IntegerType.INT, i));
			assertEquals(i == 3 ? 7 : 0, value(after, Place.of(OBJECT).at(Ints.of(12)), IntegerType.INT, i));
		}
	}

	private static long digits(long number, long width) {
		return number & (1L << width) - 1;
	}

	private static Place bits(long offset, BitField field) {
		return Place.of(OBJECT).at(Ints.of(offset)).bits(field);
	}

	private static Optional<Contents> store(Contents contents, Place place, long size, Value value) {
		return SCALARS.store(contents, place, size, value);
	}

	private static long value(Contents contents, Place place, Type type, long i) {
		return Executed.where(Map.of(GeneratedStates.I, i)).value(SCALARS.load(contents, place, type).orElseThrow().term());
	}
}
