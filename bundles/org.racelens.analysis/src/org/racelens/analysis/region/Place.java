package org.racelens.analysis.region;

import java.util.List;
import java.util.Optional;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;

/**
 * An address: a byte offset into one object of a family, valid under a guard.
 *
 * @param instance which object of the family
 * @param offset in bytes from the object's start
 * @param member the array member of a structure that the address was formed from, if any
 */
public record Place(BoolExpr guard, MemoryObject object, List<IntExpr> instance, IntExpr offset, Optional<Extent> member) {
	/** Bytes {@code from} (inclusive) to {@code to} (exclusive) of an object. */
	public record Extent(long from, long to) {
	}

	public Place {
		instance = List.copyOf(instance);
	}

	public Place(BoolExpr guard, MemoryObject object, List<IntExpr> instance, IntExpr offset) {
		this(guard, object, instance, offset, Optional.empty());
	}

	/** The start of an object that has no instances. */
	public static Place of(MemoryObject object) {
		return new Place(Bools.TRUE, object, List.of(), Ints.ZERO);
	}

	/** The same address, formed from an array member. */
	public Place inMember(long from, long to) {
		return new Place(guard, object, instance, offset, Optional.of(new Extent(from, to)));
	}

	public Place plus(IntExpr bytes) {
		return new Place(guard, object, instance, Ints.add(offset, bytes), member);
	}

	/** Another address in the same object. */
	public Place at(IntExpr other) {
		return new Place(guard, object, instance, other, member);
	}

	/** The same address under another guard. */
	public Place guardedBy(BoolExpr other) {
		return new Place(other, object, instance, offset, member);
	}

	/** The same address in a device's copy of the object. */
	public Place onDevice() {
		return new Place(guard, object.onDevice(), instance, offset, member);
	}

	public Place under(BoolExpr condition) {
		return new Place(Bools.and(condition, guard), object, instance, offset, member);
	}
}
