package org.racelens.execution.region;

import java.util.OptionalLong;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type.IntegerType;

/**
 * Offsets at which contents stand for unsigned numbers: base + k·stride bytes for any k; with stride 0 the one offset.
 *
 * @param type of the numbers: unsigned, of 32 or more bits
 */
public record UnsignedRead(long base, long stride, IntegerType type) {
	/** Whether the contents that an application stands for are at one of these offsets, the last of its arguments. */
	public boolean isOf(IntExpr.Apply contents) {
		IntExpr offset = contents.arguments().get(contents.arguments().size() - 1);
		if (stride == 0) {
			return Ints.constant(offset).filter(n -> n == base).isPresent();
		}
		return Ints.euclideanModulus(Ints.constantPart(offset) - base, stride) == 0
				&& Ints.terms(offset).values().stream().allMatch(k -> k % stride == 0);
	}

	/** The largest of these numbers, where it is below 2^62. */
	public OptionalLong largest() {
		return type.bits() == 32 ? OptionalLong.of((1L << 32) - 1) : OptionalLong.empty();
	}
}
