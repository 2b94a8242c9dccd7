package org.racelens.race.fact;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.race.order.Parts.Part;

/** Counters that only grow: each pass waits until T more have been counted. */
final class CountingBarriers {
	private final Scene scene;
	private final Part counter;

	CountingBarriers(Scene scene, Part counter) {
		this.scene = scene;
		this.counter = counter;
	}

	/** Whether all threads wait at sites until all have been counted there. */
	boolean hold(List<BarrierSite> sites) {
		Optional<IntExpr> start = scene.initial(counter);
		boolean onlyGrows = scene.of(counter).stream().filter(Access::write).count() == sites.size()
				&& sites.stream().map(s -> scene.write(s.arrival()).orElseThrow())
						.allMatch(m -> m.strength().releases() && m.value().equals(Ints.add(m.found().get(0), 1)));
		if (start.isEmpty() || !onlyGrows) {
			return false;
		}
		for (int i = 0; i < sites.size(); i++) {
			if (!waits(sites.get(i), all(sites, i, start.get()))) {
				return false;
			}
		}
		return true;
	}

	/** How far the counter comes by the passes up to a site. */
	private IntExpr all(List<BarrierSite> sites, int last, IntExpr start) {
		List<Symbol> trips = sites.get(last).at().trips();
		IntExpr earlier = trips.isEmpty() ? Ints.ZERO : Ints.multiply((IntExpr) trips.get(0), sites.size());
		return Ints.add(start, Ints.multiply((IntExpr) scene.region().teamSize(), Ints.add(earlier, last + 1L)));
	}

	private boolean waits(BarrierSite site, IntExpr all) {
		return site.waited().position().guard().equals(Bools.TRUE)
				&& scene.of(counter).stream().filter(r -> site.isReadInWait(scene, r)).anyMatch(r -> {
					BoolExpr few = Bools.less(scene.read(r).orElseThrow().value(), all);
					return scene.isRefuted(Bools.and(site.at().domain(), site.loop().ends(), few));
				});
	}
}
