package org.racelens.analysis.race;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.phase.Flattened;
import org.racelens.analysis.phase.TaskPoint;
import org.racelens.analysis.phase.TaskPoint.Sibling;
import org.racelens.analysis.region.Dependence;
import org.racelens.analysis.region.Place;
import org.racelens.model.source.SourceRange;

/** Locators of sibling tasks overlap only where they are the same storage, or the program does not conform. OpenMP 5.2 §15.9.5 */
final class OverlappingItems {
	private OverlappingItems() {
	}

	/** The later tasks of pairs whose locators surely overlap in part. */
	static Set<SourceRange> in(List<Flattened> accesses) {
		Set<SourceRange> found = new LinkedHashSet<>();
		Set<List<Sibling>> seen = new LinkedHashSet<>();
		for (Flattened access : accesses) {
			for (TaskPoint point : access.points()) {
				List<Sibling> siblings = point.body().dependent();
				if (siblings.size() > 1 && seen.add(siblings)) {
					collect(siblings, found);
				}
			}
		}
		return found;
	}

	private static void collect(List<Sibling> siblings, Set<SourceRange> found) {
		for (int i = 0; i < siblings.size(); i++) {
			for (Sibling later : siblings.subList(i + 1, siblings.size())) {
				if (overlap(siblings.get(i), later)) {
					found.add(later.task().range());
				}
			}
		}
	}

	private static boolean overlap(Sibling first, Sibling second) {
		List<Boolean> ways = new ArrayList<>();
		for (Dependence d : first.task().dependences()) {
			for (Dependence e : second.task().dependences()) {
				ways.add(overlap(d, e));
			}
		}
		return ways.contains(true);
	}

	private static boolean overlap(Dependence d, Dependence e) {
		Optional<Place> p = d.places().filter(x -> x.size() == 1).map(x -> x.get(0));
		Optional<Place> q = e.places().filter(x -> x.size() == 1).map(x -> x.get(0));
		if (p.isEmpty() || q.isEmpty() || !p.get().object().equals(q.get().object()) || !p.get().instance().equals(q.get().instance())
				|| d.bytes().isEmpty() || e.bytes().isEmpty()) {
			return false;
		}
		Optional<Long> distance = Ints.constant(Ints.subtract(q.get().offset(), p.get().offset()));
		return distance.filter(n -> n > 0 && n < d.bytes().get() || n < 0 && -n < e.bytes().get()).isPresent();
	}
}
