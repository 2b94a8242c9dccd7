package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.logic.Atoms;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.logic.Substitution;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.region.Item;
import org.racelens.analysis.region.OrderMark;
import org.racelens.analysis.region.OrderMark.Exit;
import org.racelens.analysis.semantics.LoopExecutor.Run;
import org.racelens.analysis.semantics.LoopHeads.Head;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * Loops that end by a value that another thread writes: what they read last tells what has happened before. Where all that ends such a loop
 * is read atomically or under locks, what that value says is left to the order relation; else what the loop orders is not followed.
 */
final class WaitingLoops {
	private final Executor executor;
	private final Machine machine;

	WaitingLoops(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
	}

	/**
	 * A loop that has been executed.
	 *
	 * @param condition of the loop, at the test of a trip
	 * @param end the state at the end of a trip
	 * @param breaks states in which the body leaves the loop
	 * @param heads what the loop changes
	 * @param items what the loop does
	 */
	record Ended(SourceRange range, Symbol trip, BoolExpr condition, State end, List<State> breaks, List<Head> heads, List<Item> items) {
	}

	/**
	 * Whether a loop ends by a value that the region may write and does nothing itself that other threads could see: hand-made order.
	 *
	 * @param symbolic what the loop changes, with values that stand for any
	 * @param anyTrip an iteration in terms of these
	 * @param real an iteration in terms of the trip
	 */
	boolean isWaiting(Run anyTrip, List<Head> symbolic, Run real, Symbol trip, State state) {
		boolean recorded = machine.team.isPresent() && !machine.isMuted();
		return recorded && !isCounting(real, trip) && canWait(real.items()) && decidedBySharedLoad(anyTrip, symbolic, state);
	}

	/** Whether a variable that the loop steps bounds it, too. */
	private static boolean isCounting(Run run, Symbol trip) {
		return Bools.conjuncts(run.condition()).stream()
				.anyMatch(p -> p instanceof BoolExpr.NotPositive n && Ints.terms(n.term()).containsKey(trip));
	}

	/** Whether what ends the loop, or a variable that it depends on, comes from a load of what the region may write. */
	private boolean decidedBySharedLoad(Run run, List<Head> symbolic, State state) {
		List<BoolExpr> conditions = new ArrayList<>(List.of(run.condition()));
		run.leaving(state).forEach(s -> conditions.add(s.live));
		boolean[] reads = { false };
		for (BoolExpr c : conditions) {
			Atoms.forEach(c, t -> reads[0] |= MemoryModel.isSharedLoad(t));
			Set<Symbol> symbols = Atoms.symbols(c);
			symbolic.stream().filter(h -> symbols.contains(h.symbol())).map(h -> LoopHeads.end(executor, run.end(), h))
					.flatMap(Optional::stream)
					.forEach(v -> Atoms.forEach(v.term(), t -> reads[0] |= MemoryModel.isSharedLoad(t)));
		}
		return reads[0];
	}

	/**
	 * Whether the loop does nothing that other threads could see, but for atomic writes of fixed values (taking a hand-made lock) and calls
	 * of lock routines.
	 */
	private static boolean canWait(List<Item> items) {
		return items.stream().allMatch(item -> {
			boolean plain = item instanceof Item.Access a && a.write() && !a.atomic();
			boolean computed = item instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Write w && dependsOnLoads(w.value());
			boolean more = item instanceof Item.Task || item instanceof Item.Team || item instanceof Item.Loop l && !canWait(l.body());
			return !plain && !computed && !more;
		});
	}

	private static boolean dependsOnLoads(IntExpr value) {
		boolean[] loads = { false };
		Atoms.forEach(value, t -> loads[0] |= MemoryModel.isSharedLoad(t));
		return loads[0];
	}

	private static boolean writes(List<Item> items) {
		return items.stream().anyMatch(i -> i instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Write
				|| i instanceof Item.Loop l && writes(l.body()));
	}

	/** Behind a loop that waits. */
	void waited(Ended loop, State state) {
		ModelGap gap = new ModelGap(GapKind.WAITING_LOOP, loop.range, "the loop waits for a value that another thread writes");
		if (writes(loop.items)) {
			ModelGap lock = new ModelGap(GapKind.WAITING_LOOP, loop.range,
					"the loop waits for a value that another thread writes: whom that excludes is not followed");
			state.unknownExclusion = state.unknownExclusion.or(() -> Optional.of(lock));
			state.weakened.add(gap);
			return;
		}
		BoolExpr ends = ends(loop);
		Set<IntExpr> loads = new LinkedHashSet<>();
		Atoms.forEach(ends, t -> {
			if (MemoryModel.isSharedLoad(t)) {
				loads.add(t);
			}
		});
		if (!loads.isEmpty() && marked(loop.items).containsAll(loads)) {
			state.weakened.add(gap);
			machine.record(new Item.OrderPoint(loop.range, state.live,
					new OrderMark.Waited(loop.trip, ends, loop.breaks.isEmpty() ? Exit.TEST : Exit.BREAK, gap),
					AccessRecorder.groups(machine.team.orElseThrow())));
		} else {
			state.unknownOrder = state.unknownOrder.or(() -> Optional.of(new ModelGap(GapKind.WAITING_LOOP, loop.range,
					"the loop waits for a value that another thread writes: what that orders is not followed")));
		}
	}

	/** What holds if a trip is the last one: at the test that follows, variables have the values that it left. */
	private BoolExpr ends(Ended loop) {
		Map<IntExpr, IntExpr> left = new LinkedHashMap<>();
		for (Head h : loop.heads) {
			if (!h.exact() && (h.value().term() instanceof Symbol || h.value().term() instanceof IntExpr.Apply)) {
				LoopHeads.end(executor, loop.end, h).ifPresent(v -> left.put(h.value().term(), v.term()));
			}
		}
		List<BoolExpr> ways = new ArrayList<>(List.of(Bools.not(Substitution.of(left).apply(loop.condition))));
		loop.breaks.forEach(b -> ways.add(b.live));
		return Bools.or(ways);
	}

	/** What the reads that are marked found. */
	private static Set<IntExpr> marked(List<Item> items) {
		Set<IntExpr> result = new LinkedHashSet<>();
		for (Item item : items) {
			if (item instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Read r) {
				result.add(r.value());
			}
		}
		return result;
	}
}
