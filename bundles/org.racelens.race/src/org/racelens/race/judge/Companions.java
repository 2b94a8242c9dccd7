package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.model.source.SourceRange;
import org.racelens.race.phase.Flattened;

/**
 * What a thread has surely accessed before an access, in the same trips of the loops around: subscripts of these stay inside their
 * dimensions as well where the program is defined. {@code a(i) = a(i + h)} is not executed for an {@code i} that has no {@code a(i + h)}.
 */
final class Companions {
	/** of each access; those that are nearest to it */
	private static final int MOST = 8;

	private final Map<Region, Accesses> accesses = new IdentityHashMap<>();

	/**
	 * The accesses of a region in textual order.
	 *
	 * @param domains when what stands at a place is executed
	 */
	private record Accesses(List<Flattened> all, Map<SourceRange, Set<BoolExpr>> domains) {
		static Accesses of(Region region) {
			List<Flattened> all = Flattened.of(region.items(), region.assumptions(), region.context());
			Map<SourceRange, Set<BoolExpr>> domains = new HashMap<>();
			all.forEach(a -> domains.computeIfAbsent(a.access().range(), r -> new HashSet<>()).add(a.domain()));
			return new Accesses(all, domains);
		}

		/** Not so where something may be executed, and is in other circumstances: operands of {@code .and.}. Fortran 2018 §10.1.7 */
		boolean isSurelyExecuted(Flattened access) {
			return access.weakened().isEmpty() && access.access().weakened().isEmpty() && domains.get(access.access().range()).size() == 1;
		}
	}

	/** The accesses before one of a region whose subscripts have bounds, each with other ones. */
	List<Flattened> of(Flattened access, Region region) {
		Accesses known = accesses.computeIfAbsent(region, Accesses::of);
		Set<BoolExpr> guards = new HashSet<>(Bools.conjuncts(access.domain()));
		Map<BoolExpr, Flattened> found = new LinkedHashMap<>();
		for (Flattened other : known.all) {
			if (other.access() == access.access()) {
				List<Flattened> companions = new ArrayList<>(found.values());
				return companions.subList(Math.max(0, companions.size() - MOST), companions.size());
			}
			BoolExpr inside = inside(other);
			if (!inside.equals(Bools.TRUE) && !inside.equals(inside(access)) && known.isSurelyExecuted(other) && isAround(other, access)
					&& guards.containsAll(Bools.conjuncts(other.domain()))) {
				found.remove(inside);
				found.put(inside, other);
			}
		}
		// one that stands for several has no place of its own
		return List.of();
	}

	/** That the subscripts of an access stay inside their dimensions. */
	static BoolExpr inside(Flattened access) {
		return access.access().place().formation().inside();
	}

	/** Whether an access is executed in each trip of loops that are around the other one, too, by the same implicit task. */
	private static boolean isAround(Flattened access, Flattened other) {
		return access.depth() == 0 && other.depth() == 0 && access.context().equals(other.context())
				&& access.trips().size() <= other.trips().size()
				&& access.trips().equals(other.trips().subList(0, access.trips().size()));
	}
}
