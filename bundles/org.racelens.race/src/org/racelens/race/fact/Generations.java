package org.racelens.race.fact;

import java.util.List;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.OrderMark.Write;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.race.order.Parts.Part;
import org.racelens.race.order.ProgramOrder.Position;

/** Gates of which each thread looks at the value before it counts, and then waits for another one, which who opens it writes. */
final class Generations {
	private Generations() {
	}

	/** Whether each wait at a gate ends by another value than the one that the pass before left. */
	static boolean areNew(Scene scene, Part gate, List<BarrierSite> sites) {
		return sites.stream().allMatch(s -> scene.of(gate).stream().filter(r -> isBefore(scene, r, s, sites)).anyMatch(old -> {
			IntExpr before = scene.read(old).orElseThrow().value();
			IntExpr written = scene.write(s.opened().orElseThrow()).orElseThrow().value();
			return (isStep(scene, s.opened().orElseThrow()) || scene.isRefuted(Bools.and(s.at().domain(), Bools.equal(written, before))))
					&& scene.of(gate).stream().filter(r -> s.isReadInWait(scene, r)).anyMatch(
							r -> scene.isRefuted(s.endsOtherwise(Bools.notEqual(scene.read(r).orElseThrow().value(), before))));
		}));
	}

	/** Whether a write changes what it finds, which is what the pass before has left. */
	private static boolean isStep(Scene scene, Access open) {
		Write mark = scene.write(open).orElseThrow();
		return mark.found().stream().anyMatch(f -> Ints.constant(Ints.subtract(mark.value(), f)).filter(k -> k != 0).isPresent());
	}

	/** Whether all threads read it in the pass of a site, before they count. */
	private static boolean isBefore(Scene scene, Access read, BarrierSite site, List<BarrierSite> sites) {
		Position here = scene.at(read);
		return !read.write() && scene.read(read).isPresent() && here.loops().equals(site.at().loops()) && here.guard().equals(Bools.TRUE)
				&& here.isBefore(site.at()) && sites.stream().noneMatch(o -> here.isBefore(o.end()) && o.at().isBefore(site.at()));
	}
}
