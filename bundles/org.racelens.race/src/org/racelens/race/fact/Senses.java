package org.racelens.race.fact;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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

	/** Whether each wait at a gate ends by the value of its own pass alone. */
	static boolean areNew(Scene scene, Part gate, List<BarrierSite> sites) {
		Optional<IntExpr> initial = scene.initial(gate);
		List<IntExpr> values = sites.stream().map(s -> scene.write(s.opened().orElseThrow()).orElseThrow().value()).toList();
		return initial.isPresent() && values.stream().allMatch(v -> isOfAll(scene, sites.get(0), v))
				&& areApart(scene, sites, values, initial.get())
				&& sites.stream().allMatch(s -> scene.of(gate).stream().filter(r -> s.isReadInWait(scene, r)).anyMatch(r -> scene
						.isRefuted(s.endsOtherwise(
								Bools.equal(value(scene, r), scene.write(s.opened().orElseThrow()).orElseThrow().value())))));
	}

	private static IntExpr value(Scene scene, Access read) {
		return scene.read(read).orElseThrow().value();
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
