package org.racelens.execution.data;

import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.state.Copied;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/**
 * A copy.
 *
 * @param clause tells it from others that are met elsewhere
 * @param step of numbers in ones, of pointers in bytes
 */
record LinearCopy(Copied copied, MemoryObject copy, String clause, Value start, IntExpr step) {
	LinearCopy withCopy(MemoryObject made) {
		return new LinearCopy(copied, made, clause, start, step);
	}

	/** The same copy where it is not known what the loop leaves, but that it depends on a term. */
	LinearCopy leaving(IntExpr unknown) {
		return new LinearCopy(copied, copy, clause, start, unknown);
	}

	/** The value at the start of a logical iteration. */
	Value at(IntExpr iteration) {
		IntExpr distance = Ints.multiply(step, iteration);
		return start instanceof Value.Pointer p ? p.plus(distance) : new Value.Number(Ints.add(start.term(), distance));
	}
}
