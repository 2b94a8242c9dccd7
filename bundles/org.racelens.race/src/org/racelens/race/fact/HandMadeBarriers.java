package org.racelens.race.fact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.OrderMark.Strength;
import org.racelens.execution.region.OrderMark.Waited;
import org.racelens.execution.region.Succession;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.race.order.Parts.Part;
import org.racelens.race.order.ProgramOrder;
import org.racelens.race.order.ProgramOrder.Point;
import org.racelens.race.order.ProgramOrder.Position;

/**
 * Barriers that are made of a counter. All threads come to the same sites equally often, one after the other, and count there; so in each
 * pass all T are counted before one of them finds T − 1. That one begins the count anew and then lets the others go on, who wait for a
 * value that the one before was not: by induction along the passes, who goes on has waited for all. A counter that nobody begins anew and
 * of which each pass waits for T more does the same. Decision 37
 */
final class HandMadeBarriers {
	private final Scene scene;

	HandMadeBarriers(Scene scene) {
		this.scene = scene;
	}

	/** Where all threads wait for each other. */
	List<BarrierSite> sites() {
		List<BarrierSite> result = new ArrayList<>();
		scene.handedOver().filter(o -> scene.isWide(o) && isAtomic(o)).forEach(counter -> {
			List<BarrierSite> all = sites(counter);
			if (!all.isEmpty() && (new CountingBarriers(scene, counter).hold(all) || holdByGate(counter, all))
					&& all.stream().noneMatch(s -> doesMore(s, counter) || isPassedOver(s))) {
				result.addAll(all);
			}
		});
		return result;
	}

	private boolean isAtomic(Part o) {
		return scene.of(o).stream().allMatch(Access::atomic) && Scene.areOnePlace(scene.of(o));
	}

	/** Where threads count, with the wait behind; empty where some thread may not come to one of them, or not in the same order. */
	private List<BarrierSite> sites(Part counter) {
		List<BarrierSite> result = new ArrayList<>();
		for (Access w : scene.of(counter).stream().filter(a -> scene.write(a).filter(m -> !m.found().isEmpty()).isPresent()).toList()) {
			Position here = scene.at(w);
			Optional<Point> wait = scene.points(Waited.class)
					.filter(p -> here.isBefore(p.position()) && p.position().loops().equals(here.loops())).findFirst();
			boolean isBehind = result.isEmpty() || result.get(result.size() - 1).end().isBefore(here);
			if (wait.isEmpty() || !isBehind || !isMetByAll(here)
					|| !here.loops().equals(result.isEmpty() ? here.loops() : result.get(0).at().loops())) {
				return List.of();
			}
			result.add(new BarrierSite(w, here, wait.get()));
		}
		return result;
	}

	/** Whether all threads come to a place equally often: once, or in the trips of one loop that is the same for all. */
	private static boolean isMetByAll(Position place) {
		List<Loop> loops = place.loops();
		return loops.size() <= 1 && place.guard().equals(Bools.TRUE) && place.tasks() == 0 && place.makers().isEmpty() && loops.stream()
				.allMatch(l -> l.uniform() && l.order() == Succession.SEQUENTIAL && l.guard().equals(Bools.TRUE) && l.weakened().isEmpty());
	}

	/** Whether there are accesses in a site that others do not wait for: all but those of the last thread before it opens the gate. */
	private boolean doesMore(BarrierSite site, Part counter) {
		Optional<Access> open = site.opened();
		return scene.all().stream().filter(a -> site.at().isBefore(scene.at(a)) && scene.at(a).isBefore(site.end()))
				.filter(a -> !scene.part(a).equals(counter) && scene.isWritten(a)
						&& open.filter(o -> scene.part(o).equals(scene.part(a))).isEmpty())
				.anyMatch(a -> open.isEmpty() || !scene.at(a).isBefore(scene.at(open.get()))
						|| !scene.implies(scene.at(a).domain(), scene.at(open.get()).guard()));
	}

	/** Whether something of before is perhaps done only behind: reductions are combined before the next barrier of OpenMP. */
	private boolean isPassedOver(BarrierSite site) {
		return scene.all().stream().map(scene::at).filter(scene.handOver()::isCombination)
				.anyMatch(p -> p.isBefore(site.end()) || !ProgramOrder.common(p, site.at()).isEmpty());
	}

	/** Whether the last thread that counts begins the count anew and then opens a gate that the others wait at. */
	private boolean holdByGate(Part counter, List<BarrierSite> sites) {
		Optional<IntExpr> start = scene.initial(counter);
		List<Access> resets = scene.of(counter).stream().filter(a -> scene.write(a).filter(m -> m.found().isEmpty()).isPresent()).toList();
		if (start.isEmpty() || resets.size() != sites.size()) {
			return false;
		}
		Optional<Part> gate = scene.handedOver().filter(o -> !o.equals(counter) && isAtomic(o)
				&& scene.of(o).stream().filter(Access::write).count() == sites.size()).filter(o -> waitAt(o, sites)).findFirst();
		if (gate.isEmpty()) {
			return false;
		}
		List<Access> opens = scene.of(gate.get()).stream().filter(Access::write).toList();
		for (int i = 0; i < sites.size(); i++) {
			if (!isReset(sites.get(i), resets.get(i), opens.get(i), start.get())) {
				return false;
			}
			sites.get(i).opensBy(opens.get(i));
		}
		return Senses.areNew(scene, gate.get(), sites) || Generations.areNew(scene, gate.get(), sites);
	}

	private boolean waitAt(Part gate, List<BarrierSite> sites) {
		return sites.stream().allMatch(s -> scene.of(gate).stream().anyMatch(r -> s.isReadInWait(scene, r)));
	}

	/** Whether who has counted last sets the counter back before the gate opens, and nobody else does either. */
	private boolean isReset(BarrierSite site, Access reset, Access open, IntExpr start) {
		IntExpr found = scene.write(site.arrival()).orElseThrow().found().get(0);
		BoolExpr isLast = Bools.lessEqual(Ints.add(start, Ints.add((IntExpr) scene.region().teamSize(), -1)), found);
		Position r = scene.at(reset);
		Position o = scene.at(open);
		boolean inOrder = site.at().isBefore(r) && r.isBefore(o) && o.isBefore(site.end()) && r.loops().equals(site.at().loops())
				&& o.loops().equals(site.at().loops());
		return inOrder && scene.write(site.arrival()).orElseThrow().value().equals(Ints.add(found, 1))
				&& scene.write(site.arrival()).orElseThrow().strength().common(Strength.BOTH) == Strength.BOTH
				&& scene.write(reset).orElseThrow().value().equals(start) && scene.write(open).orElseThrow().strength().releases()
				&& scene.implies(r.domain(), isLast) && scene.implies(o.domain(), isLast) && scene.implies(o.guard(), r.guard())
				&& scene.isRefuted(Bools.and(Bools.not(o.guard()), Bools.not(site.waited().position().guard())));
	}
}
