package org.racelens.analysis.region;

import java.util.List;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;

/**
 * An address: a byte offset into one object of a family, valid under a guard.
 *
 * @param instance which object of the family
 * @param offset in bytes from the object's start
 */
public record Place(BoolExpr guard, MemoryObject object, List<IntExpr> instance, IntExpr offset) {
	public Place {
		instance = List.copyOf(instance);
	}

	public Place plus(IntExpr bytes) {
		return new Place(guard, object, instance, Ints.add(offset, bytes));
	}

	public Place under(BoolExpr condition) {
		return new Place(Bools.and(condition, guard), object, instance, offset);
	}
}
