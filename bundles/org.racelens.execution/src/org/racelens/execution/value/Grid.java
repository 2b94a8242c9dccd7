package org.racelens.execution.value;

import java.math.BigInteger;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;

/**
 * Offsets in steps of equal length: the set of base + k·stride for any integers k; with stride 0 the one offset. A loop that fills an
 * array, or one member of its elements, stores at such offsets.
 *
 * @param stride in bytes, not negative
 */
public record Grid(IntExpr base, long stride) {
	/** How bytes read at an offset lie to bytes stored at the offsets of a grid. */
	public enum Meeting {
		/** they are the ones stored at the same offset, or none of those stored */
		EQUAL_OR_APART,
		/** they are none of those stored */
		APART,
		/** they may be a part of some, or parts of several */
		OVERLAPPING
	}

	static Grid at(IntExpr offset) {
		return new Grid(offset, 0);
	}

	/** The offsets where symbols have values. */
	Grid with(Substitution values) {
		return new Grid(values.apply(base), stride);
	}

	/** Offsets among which these are, whatever the unknowns in them stand for. */
	Grid forAnyTerms() {
		long g = Ints.terms(base).values().stream().reduce(stride, Grid::divisor);
		return new Grid(Ints.of(g == 0 ? Ints.constantPart(base) : Ints.euclideanModulus(Ints.constantPart(base), g)), g);
	}

	/**
	 * How {@code size} bytes at an offset meet {@code stored} bytes at each of these offsets. The distance of the two is c modulo g for the
	 * greatest common divisor g of the stride and of all that is unknown in it.
	 */
	public Meeting meet(long stored, IntExpr offset, long size) {
		IntExpr distance = Ints.subtract(offset, base);
		long g = Ints.terms(distance).values().stream().reduce(stride, Grid::divisor);
		if (g == 0) {
			return constant(Ints.constantPart(distance), stored, size);
		}
		long c = Ints.euclideanModulus(Ints.constantPart(distance), g);
		if (c == 0 && size == stored && size <= g) {
			return Meeting.EQUAL_OR_APART;
		}
		return stored <= c && size <= g - c ? Meeting.APART : Meeting.OVERLAPPING;
	}

	private static Meeting constant(long distance, long stored, long size) {
		if (distance == 0 && size == stored) {
			return Meeting.EQUAL_OR_APART;
		}
		return distance >= stored || distance <= -size ? Meeting.APART : Meeting.OVERLAPPING;
	}

	/** How the bytes stored at two grids of the same or different steps meet. */
	public Meeting meet(long stored, Grid other, long size) {
		return new Grid(base, divisor(stride, other.stride)).meet(stored, other.base, size);
	}

	private static long divisor(long a, long b) {
		return BigInteger.valueOf(a).gcd(BigInteger.valueOf(b)).longValueExact();
	}
}
