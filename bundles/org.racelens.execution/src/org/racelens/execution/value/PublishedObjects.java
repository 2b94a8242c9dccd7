package org.racelens.execution.value;

import java.util.List;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Kind;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/**
 * Objects of which each thread of a team allocates one and lets others know its address: the address is that of the family and the number
 * of the thread, so that whoever has the address has the object. The families and all other objects lie one behind the other.
 */
public final class PublishedObjects {
	/** no team has as many threads as this: their numbers are of type {@code int} */
	private static final IntExpr MOST_THREADS = Ints.of(1L << 31);

	private PublishedObjects() {
	}

	/** The start of the object that the thread of a number allocates. */
	public static Place of(MemoryObject family, IntExpr thread) {
		return new Place(Bools.TRUE, family, List.of(thread), Ints.ZERO);
	}

	/** The object that has an address, given that it is one of the family. */
	static Place at(IntExpr address, MemoryObject family) {
		return of(family, Ints.subtract(address, family.address()));
	}

	/** Whether an address is that of an object of the family. */
	static BoolExpr isOf(IntExpr address, MemoryObject family) {
		IntExpr number = Ints.subtract(address, family.address());
		return Bools.and(Bools.notEqual(address, Ints.ZERO), Bools.lessEqual(Ints.ZERO, number), Bools.less(number, MOST_THREADS));
	}

	/** Whether a place is the start of such an object. */
	static boolean isStart(Place place) {
		return place.object().kind() == Kind.PUBLISHED && place.instance().size() == 1 && Ints.isConstant(place.offset(), 0);
	}

	/** That no two objects have one address, given the starts of objects and one of each family. */
	public static BoolExpr areApart(List<Place> starts) {
		BoolExpr result = Bools.TRUE;
		for (Place a : starts) {
			result = Bools.and(result, Bools.less(Ints.ZERO, a.object().address()));
			for (Place b : starts) {
				if (isStart(a) && !a.object().equals(b.object())) {
					IntExpr end = Ints.add(a.object().address(), MOST_THREADS);
					result = Bools.and(result,
							Bools.or(Bools.less(b.object().address(), a.object().address()), Bools.lessEqual(end, b.object().address())));
				}
			}
		}
		return result;
	}
}
