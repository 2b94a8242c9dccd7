package org.racelens.analysis.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.racelens.analysis.phase.Flattened;
import org.racelens.analysis.phase.PhaseInterval;
import org.racelens.analysis.phase.PhaseStamps;
import org.racelens.analysis.region.Item.Access;
import org.racelens.analysis.region.Item.Barrier;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.region.Region;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.FloatingType;
import org.racelens.model.type.Type.IntegerType;
import org.racelens.model.type.Type.PointerType;

/**
 * The pairs of accesses of a region that may conflict: same or possibly same object, at least one writes. Every access is paired with itself too.
 *
 * @param pairs in textual order
 * @param misaligned the barriers that not all threads surely meet equally often
 */
record Pairing(List<AccessPair> pairs, List<Barrier> misaligned) {

	static Pairing of(Region region) {
		List<Barrier> misaligned = new PhaseStamps(region.items(), region.assumptions()).misaligned();
		Map<Access, PhaseInterval> intervals = !misaligned.isEmpty() ? PhaseInterval.of(region.items()) : Map.of();
		List<Flattened> all = Flattened.of(region.items(), region.assumptions());
		List<AccessPair> pairs = new ArrayList<>();
		for (int i = 0; i < all.size(); i++) {
			for (int j = i; j < all.size(); j++) {
				Flattened s = all.get(i);
				Flattened t = all.get(j);
				if ((s.access().write() || t.access().write()) && mayMeet(s.access(), t.access())
						&& !areOrdered(intervals.get(s.access()), intervals.get(t.access()))) {
					pairs.add(new AccessPair(region, s, t, misaligned.isEmpty()));
				}
			}
		}
		return new Pairing(List.copyOf(pairs), misaligned);
	}

	private static boolean areOrdered(PhaseInterval s, PhaseInterval t) {
		return s != null && t != null && s.isDisjointFrom(t);
	}

	private static boolean mayMeet(Access s, Access t) {
		MemoryObject a = s.place().object();
		MemoryObject b = t.place().object();
		if (a.equals(b)) {
			return true;
		}
		return (a.mayAlias(b) || b.mayAlias(a)) && compatible(a.element(), b.element());
	}

	/** Whether objects of the two types may be one and the same: C's effective types, character types fit all. */
	private static boolean compatible(Type a, Type b) {
		Type x = scalar(a);
		Type y = scalar(b);
		if (x instanceof IntegerType i && y instanceof IntegerType j) {
			return i.bits() == j.bits() || i.bits() == 8 || j.bits() == 8;
		}
		if (x instanceof IntegerType i && i.bits() == 8 || y instanceof IntegerType j && j.bits() == 8) {
			return true;
		}
		if (x instanceof FloatingType f && y instanceof FloatingType g) {
			return f.equals(g);
		}
		boolean bothScalar = isScalar(x) && isScalar(y);
		return !bothScalar || x.getClass() == y.getClass();
	}

	private static boolean isScalar(Type type) {
		return type instanceof IntegerType || type instanceof FloatingType || type instanceof PointerType;
	}

	private static Type scalar(Type type) {
		return type instanceof Type.ArrayType a ? scalar(a.element()) : type;
	}
}
