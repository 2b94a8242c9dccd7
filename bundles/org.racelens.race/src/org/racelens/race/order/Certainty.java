package org.racelens.race.order;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.race.order.HandOver.Acquisition;
import org.racelens.race.order.ProgramOrder.Position;
import org.racelens.race.phase.PhaseInterval;

/**
 * Whether any write that has the right value and place, and the initial value, can be what a read finds: no other one has surely come
 * between. That is so where each thread comes by once and no barrier stands between, as far as the values are known.
 */
final class Certainty {
	private final HandOver handOver;
	private final Map<Access, PhaseInterval> phases;

	Certainty(HandOver handOver, Region region) {
		this.handOver = handOver;
		phases = PhaseInterval.of(region.items());
	}

	/** Whether the read can find what was there at first. */
	boolean mayBeInitial(Acquisition a) {
		boolean ends = a.waiting().map(w -> isPlain(w.endsFirst(), handOver.valuesInLoop(a.position()))).orElse(true);
		return ends && a.read().initial().filter(Certainty::isPlain).isPresent() && isOnce(a) && handOver.writes(a.access()).stream()
				.allMatch(w -> isInReach(w, a));
	}

	/** Whether the read can find what any instance of any write left. */
	boolean isKnown(Acquisition a) {
		boolean ends = a.waiting().map(w -> isPlain(w.endsFirst(), handOver.valuesInLoop(a.position()))).orElse(true);
		return ends && isOnce(a) && handOver.writes(a.access()).stream()
				.allMatch(w -> isInReach(w, a) && handOver.value(w).filter(Certainty::isPlain).isPresent());
	}

	/** Whether nothing surely stands between the write and the read. */
	private boolean isInReach(Access write, Acquisition a) {
		Optional<PhaseInterval> p = Optional.ofNullable(phases.get(write));
		Optional<PhaseInterval> q = Optional.ofNullable(phases.get(a.access()));
		boolean samePhase = p.isPresent() && p.equals(q) && p.get().lower() == p.get().upper();
		return samePhase && write.place().object().equals(a.access().place().object())
				&& areDealtOut(handOver.position(write).loops().stream()
						.filter(l -> !handOver.waits(l)).toList());
	}

	/** Whether a thread need not have come by before. */
	private static boolean isOnce(Acquisition a) {
		List<Loop> loops = a.position().loops();
		return areDealtOut(a.waiting().isPresent() ? loops.subList(0, loops.size() - 1) : loops);
	}

	private static boolean areDealtOut(List<Loop> loops) {
		return loops.stream().allMatch(Certainty::isDealtOut);
	}

	/** Whether the threads share the iterations of a loop. */
	static boolean isDealtOut(Loop loop) {
		boolean here = Atoms.applications(loop.domain()).stream().anyMatch(f -> f.function().isOwner());
		return here || !loop.uniform() && loop.body().size() == 1 && loop.body().get(0) instanceof Loop inner && isDealtOut(inner);
	}

	/** Whether no lost value takes part but those given. */
	private static boolean isPlain(BoolExpr e, Set<IntExpr> given) {
		boolean[] plain = { true };
		Atoms.forEach(e, t -> plain[0] &= given.contains(t) || !isLost(t));
		return plain[0];
	}

	private static boolean isPlain(IntExpr e) {
		boolean[] plain = { true };
		Atoms.forEach(e, t -> plain[0] &= !isLost(t));
		return plain[0];
	}

	private static boolean isLost(IntExpr term) {
		return term instanceof Apply f && f.function().meaning() == Meaning.HAVOC;
	}
}
