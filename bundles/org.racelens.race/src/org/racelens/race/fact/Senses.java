package org.racelens.race.fact;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.order.Parts.Part;

/** Gates that each pass opens by a value which all threads know, and which the pass before did not leave. */
final class Senses {
	private Senses() {
	}

	/**
	 * Whether each wait at a gate ends by the value of its own pass alone: it finds that, or what the pass before has left, by which its
	 * thread has come here.
	 */
	static boolean areNew(Scene scene, Part gate, List<BarrierSite> sites) {
		Optional<IntExpr> initial = scene.initial(gate);
		List<IntExpr> values = sites.stream().map(s -> scene.write(s.opened().orElseThrow()).orElseThrow().value()).toList();
		return initial.isPresent() && values.stream().allMatch(v -> isOfAll(scene, sites.get(0), v))
				&& areApart(scene, sites, values, initial.get()) && IntStream.range(0, sites.size())
						.allMatch(i -> scene.of(gate).stream().filter(r -> sites.get(i).isReadInWait(scene, r))
								.anyMatch(r -> isHeldBack(scene, sites.get(i), value(scene, r), before(i, values, initial.get(), sites))));
	}

	private static IntExpr value(Scene scene, Access read) {
		return scene.read(read).orElseThrow().value();
	}

	/** What the gate may hold when threads come to a site, each under the condition that it does: what the pass before has left. */
	private static Map<IntExpr, BoolExpr> before(int site, List<IntExpr> values, IntExpr initial, List<BarrierSite> sites) {
		List<Symbol> trips = sites.get(0).at().trips();
		if (site > 0) {
			return Map.of(values.get(site - 1), Bools.TRUE);
		}
		Map<IntExpr, BoolExpr> result = new LinkedHashMap<>(
				Map.of(initial, trips.isEmpty() ? Bools.TRUE : Bools.equal((IntExpr) trips.get(0), Ints.ZERO)));
		if (!trips.isEmpty()) {
			Substitution last = Substitution.of(Map.of(trips.get(0), Ints.add((IntExpr) trips.get(0), -1)));
			result.merge(last.apply(values.get(values.size() - 1)), Bools.less(Ints.ZERO, (IntExpr) trips.get(0)), Bools::or);
		}
		return result;
	}

	/** Whether a wait does not end by what the gate held before. */
	private static boolean isHeldBack(Scene scene, BarrierSite site, IntExpr read, Map<IntExpr, BoolExpr> before) {
		return before.entrySet().stream().allMatch(e -> scene
				.isRefuted(Bools.and(site.at().domain(), e.getValue(), site.loop().ends(), Bools.equal(read, e.getKey()))));
	}

	/** Whether a value is the same for all threads in one trip. */
	private static boolean isOfAll(Scene scene, BarrierSite site, IntExpr value) {
		BoolExpr said = Bools.equal(value, Ints.ZERO);
		List<Symbol> trips = site.at().trips();
		return Atoms.symbols(said).stream().allMatch(s -> !s.role().isPerInstance() || trips.contains(s))
				&& Atoms.applications(said).stream().allMatch(a -> a.function().gap().isEmpty());
	}

	/** Whether the value of each pass is another one than that of the pass before it. */
	private static boolean areApart(Scene scene, List<BarrierSite> sites, List<IntExpr> values, IntExpr initial) {
		List<Symbol> trips = sites.get(0).at().trips();
		Substitution first = trips.isEmpty() ? Substitution.of(Map.of()) : Substitution.of(Map.of(trips.get(0), Ints.ZERO));
		BoolExpr domain = sites.get(0).at().domain();
		if (!scene.isRefuted(Bools.and(first.apply(domain), Bools.equal(first.apply(values.get(0)), initial)))) {
			return false;
		}
		for (int i = 1; i < values.size(); i++) {
			if (!scene.isRefuted(Bools.and(sites.get(i).at().domain(), Bools.equal(values.get(i - 1), values.get(i))))) {
				return false;
			}
		}
		if (trips.isEmpty()) {
			return true;
		}
		Substitution next = Substitution.of(Map.of(trips.get(0), Ints.add((IntExpr) trips.get(0), 1)));
		return scene.isRefuted(Bools.and(domain, next.apply(domain),
				Bools.equal(values.get(values.size() - 1), next.apply(values.get(0)))));
	}
}
