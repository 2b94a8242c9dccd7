package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.RefutedPaths;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Left;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Exit;
import org.racelens.execution.region.OrderMark.Manner;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Paths;
import org.racelens.execution.state.SharedLoads;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.Sentence;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.WaitingLoop;

/**
 * Loops that end by a value that another thread writes: what they read last tells what has happened before. Where all that ends such a loop
 * is read atomically or under locks, what that value says is left to the order relation; else what the loop orders is not followed.
 */
final class WaitingLoops {
	private final Execution execution;
	private final Machine machine;
	private final Paths paths;

	WaitingLoops(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		paths = new RefutedPaths(machine);
	}

	/**
	 * A loop that has been executed.
	 *
	 * @param text the whole loop
	 * @param run an iteration in terms of the trip
	 * @param heads what the loop changes
	 */
	record Ended(Loop text, Symbol trip, LoopRun run, List<LoopHead> heads) {
		private List<Item> reads() {
			return Stream.concat(run.header().stream(), run.items().stream()).toList();
		}
	}

	/**
	 * Whether a loop ends by a value that the region may write.
	 *
	 * @param symbolic what the loop changes, with values that stand for any
	 * @param anyTrip an iteration in terms of these
	 * @param real an iteration in terms of the trip
	 */
	boolean endsByOthers(LoopRun anyTrip, List<LoopHead> symbolic, LoopRun real, Symbol trip, State state) {
		boolean recorded = machine.task().isPresent() && !machine.recorder().isMuted();
		return recorded && !isCounting(real, trip) && decidedBySharedLoad(anyTrip, symbolic, state, changing(real));
	}

	/** Whether a variable that the loop steps bounds it, too. */
	private static boolean isCounting(LoopRun run, Symbol trip) {
		return Bools.conjuncts(run.condition()).stream()
				.anyMatch(p -> p instanceof BoolExpr.NotPositive n && Ints.terms(n.term()).containsKey(trip));
	}

	/**
	 * The loads whose values others decide on while the loop goes on. What no write races with is another value only behind a barrier: a
	 * loop that meets one goes on with the whole team.
	 */
	private Predicate<IntExpr> changing(LoopRun run) {
		SharedLoads loads = machine.unknowns().sharedLoads();
		boolean synchronises = meetsBarrier(run.header()) || meetsBarrier(run.items());
		return t -> loads.contains(t) && !(synchronises && loads.isUniform(t));
	}

	private static boolean meetsBarrier(List<Item> items) {
		return items.stream().anyMatch(i -> i instanceof Item.Barrier || meetsBarrier(i.inside()));
	}

	/**
	 * Whether what ends the loop, or a variable that it depends on, comes from a load of what the region may write.
	 *
	 * @param loads those that count
	 */
	private boolean decidedBySharedLoad(LoopRun run, List<LoopHead> symbolic, State state, Predicate<IntExpr> loads) {
		List<BoolExpr> conditions = new ArrayList<>(List.of(run.condition()));
		run.leaving(state).forEach(s -> conditions.add(s.live()));
		boolean[] reads = { false };
		for (BoolExpr c : conditions) {
			Atoms.forEach(c, t -> reads[0] |= loads.test(t));
			Set<Symbol> symbols = Atoms.symbols(c);
			symbolic.stream().filter(h -> symbols.contains(h.symbol())).map(h -> LoopHeads.end(execution, run.end(), h))
					.flatMap(Optional::stream).forEach(v -> Atoms.forEach(v.term(), t -> reads[0] |= loads.test(t)));
		}
		return reads[0];
	}

	/**
	 * Whether the loop does nothing that other threads could see, but for atomic writes of fixed values (taking a hand-made lock), calls of
	 * lock routines, and what it writes in its last trip (taking a token).
	 *
	 * @param goesOn what holds in a trip that is not the last one
	 */
	private boolean waits(List<Item> items, BoolExpr goesOn) {
		return items.stream().allMatch(item -> {
			boolean plain = item instanceof Item.Access a && a.write() && !a.atomic();
			boolean computed = item instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Write w && dependsOnLoads(w.value())
					&& !leavesWhatItFinds(w, Bools.and(goesOn, p.guard()));
			boolean more = !(item instanceof Item.Point) && !(item instanceof Item.Loop l && waits(l.inside(), Bools.TRUE));
			return !plain && !computed && !more || !paths.isPossible(Bools.and(goesOn, item.guard()));
		});
	}

	/** Whether an update leaves what it has found, as one does that sets bits which are set. */
	private boolean leavesWhatItFinds(OrderMark.Write update, BoolExpr goesOn) {
		return update.found().size() == 1
				&& !paths.isPossible(Bools.and(goesOn, Bools.notEqual(update.value(), update.found().get(0))));
	}

	private boolean dependsOnLoads(IntExpr value) {
		return !machine.unknowns().sharedLoads().in(Bools.equal(value, Ints.ZERO)).isEmpty();
	}

	private static boolean writes(List<Item> items) {
		return items.stream().anyMatch(i -> i instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Write
				|| writes(i.inside()));
	}

	/** Behind a loop that ends by a value that another thread may have written. */
	void ended(Ended loop, State state) {
		LastTrip last = new LastTrip(execution, loop.trip, loop.run, loop.heads);
		Set<IntExpr> loads = last.reads();
		Set<IntExpr> marked = marked(loop.reads());
		boolean known = loads.stream().anyMatch(marked::contains);
		Manner manner = waits(loop.run.items(), last.goesOn()) ? Manner.WAITS : Manner.WORKS;
		if (manner == Manner.WAITS && (known || !endsAlone(loop))) {
			boolean followed = known && marked.containsAll(loads);
			state.knowledge(now -> now.weakenedBy(gap(loop, Unfollowed.LOOP_WAITS_FOR_ANOTHER_THREADS_VALUE)));
			if (writes(loop.run.items())) {
				state.knowledge(now -> now.orUnknownExclusion(gap(loop, Unfollowed.WHAT_WAITING_EXCLUDES_IS_NOT_FOLLOWED)));
			} else if (!followed) {
				state.knowledge(now -> now.orUnknownOrder(gap(loop, Unfollowed.WHAT_WAITING_ORDERS_IS_NOT_FOLLOWED)));
			}
		}
		if (known) {
			machine.recorder().record(new Item.OrderPoint(loop.text.range(), Bools.and(state.live(), last.entered()),
					new OrderMark.Waited(loop.trip, last.ends(), last.endsFirst(), last.goesOn(), manner,
							loop.run.breaks().isEmpty() ? Exit.TEST : Exit.BREAK, left(loop, state),
							gap(loop, Unfollowed.LOOP_WAITS_FOR_ANOTHER_THREADS_VALUE)),
					machine.task().orElseThrow().enclosing().groups().around()));
		}
	}

	/** What the loop leaves of what its last trip has found, where there is one way out of it. */
	private List<Left> left(Ended loop, State state) {
		List<State> ways = new ArrayList<>(loop.run.early());
		if (!loop.run.testsFirst()) {
			ways.add(loop.run.end());
		}
		boolean byTest = loop.run.testsFirst() && loop.run.lastTest().isEmpty() && !loop.run.condition().equals(Bools.TRUE);
		List<Left> result = new ArrayList<>();
		for (LoopHead head : ways.size() == 1 && !byTest ? loop.heads : List.<LoopHead>of()) {
			Optional<Value> behind = LoopHeads.end(execution, state, head);
			Optional<Value> found = LoopHeads.end(execution, ways.get(0), head);
			if (behind.isPresent() && found.filter(f -> !f.equals(behind.get())).isPresent() && !head.exact()) {
				result.add(new Left(behind.get().term(), found.get().term()));
			}
		}
		return result;
	}

	/**
	 * Whether the loop comes to its end whatever others write, as a search does: what it reads of that without order is a race by itself.
	 */
	private boolean endsAlone(Ended loop) {
		return !WaitingLoop.is(loop.text, machine.program().functions().keySet());
	}

	private static ModelGap gap(Ended loop, Sentence sentence) {
		return new ModelGap(GapKind.WAITING_LOOP, loop.text.range(), sentence.of());
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
