package org.racelens.race.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.OrderMark.Wanted;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Symbol;
import org.racelens.race.order.LoopLengths.Length;
import org.racelens.race.order.OrderedMarks.Block;
import org.racelens.race.order.OrderedMarks.Sink;
import org.racelens.race.order.ProgramOrder.Point;
import org.racelens.race.order.ProgramOrder.Position;

/**
 * An ordered loop in all its encounters, iteration by iteration.
 *
 * @param releases where an iteration lets others know that it is done: the ends of ordered regions, and sources
 * @param waits where an iteration goes on only when others have come that far: the starts of ordered regions, and sinks
 * @param fact what holds if these are all
 */
record UnrolledLoop(List<OrderInstance> releases, List<Wait> waits, BoolExpr fact) {
	private static final int MOST = 40;

	/** A point at which an iteration waits for others. */
	record Wait(OrderInstance at, List<OrderInstance> others) {
	}

	/** Empty if there are too many iterations, or it is not known which ones wait for which. */
	static Optional<UnrolledLoop> of(OrderedMarks marks, Function<Loop, Optional<Length>> lengths) {
		boolean known = marks.sinks().stream().allMatch(s -> s.wanted() instanceof Wanted.Back);
		Instances instances = new Instances(marks, lengths);
		return known ? marks.isDoacross() ? instances.doacross() : instances.blocks() : Optional.empty();
	}

	private static final class Instances {
		private final OrderedMarks marks;
		private final Function<Loop, Optional<Length>> lengths;

		Instances(OrderedMarks marks, Function<Loop, Optional<Length>> lengths) {
			this.marks = marks;
			this.lengths = lengths;
		}

		Optional<UnrolledLoop> blocks() {
			List<OrderInstance> leaves = new ArrayList<>();
			List<BoolExpr> facts = new ArrayList<>();
			for (Block b : marks.blocks()) {
				if (!unroll(b.leave(), leaves, facts)) {
					return Optional.empty();
				}
			}
			List<Wait> waits = new ArrayList<>();
			for (Block b : marks.blocks()) {
				for (OrderInstance leave : leaves) {
					if (leave.position() == b.leave()) {
						OrderInstance enter = OrderInstance.of(b.enter(), leave.trips(), marks.loop());
						waits.add(new Wait(enter, leaves.stream().filter(l -> isEarlier(l, enter)).toList()));
					}
				}
			}
			return Optional.of(new UnrolledLoop(leaves, waits, Bools.and(facts)));
		}

		Optional<UnrolledLoop> doacross() {
			List<OrderInstance> sources = new ArrayList<>();
			List<BoolExpr> facts = new ArrayList<>();
			for (Point p : marks.sources()) {
				if (!unroll(p.position(), sources, facts)) {
					return Optional.empty();
				}
			}
			List<Wait> waits = new ArrayList<>();
			for (Sink sink : marks.sinks()) {
				List<OrderInstance> met = new ArrayList<>();
				if (!unroll(sink.position(), met, facts)) {
					return Optional.empty();
				}
				met.forEach(at -> waits.add(new Wait(at, sources.stream().filter(s -> isWanted(s, at, sink)).toList())));
			}
			return Optional.of(new UnrolledLoop(sources, waits, Bools.and(facts)));
		}

		private boolean isEarlier(OrderInstance first, OrderInstance second) {
			List<Integer> a = encounterAndIteration(first);
			List<Integer> b = encounterAndIteration(second);
			int around = a.size() - marks.loop().trips().size();
			for (int i = around; i < a.size() && a.subList(0, around).equals(b.subList(0, around)); i++) {
				if (!a.get(i).equals(b.get(i))) {
					return a.get(i) < b.get(i);
				}
			}
			return false;
		}

		private boolean isWanted(OrderInstance source, OrderInstance at, Sink sink) {
			List<Integer> wanted = new ArrayList<>(encounterAndIteration(at));
			List<Long> back = sink.on().orElseThrow();
			int around = wanted.size() - back.size();
			for (int i = 0; i < back.size(); i++) {
				wanted.set(around + i, (int) (wanted.get(around + i) - back.get(i)));
			}
			return encounterAndIteration(source).equals(wanted);
		}

		private List<Integer> encounterAndIteration(OrderInstance i) {
			List<Symbol> trips = marks.loop().trips();
			return i.trips().subList(0, i.position().trips().indexOf(trips.get(trips.size() - 1)) + 1);
		}

		/** Whether all instances of a point could be added. */
		private boolean unroll(Position position, List<OrderInstance> found, List<BoolExpr> facts) {
			List<List<Integer>> all = List.of(List.of());
			for (Loop l : position.loops()) {
				Optional<Length> length = lengths.apply(l);
				if (length.isEmpty() || (long) all.size() * length.get().trips() > MOST) {
					return false;
				}
				facts.add(length.get().fact());
				all = all.stream().flatMap(outer -> trips(outer, length.get().trips()).stream()).toList();
			}
			all.stream().map(trips -> OrderInstance.of(position, trips, marks.loop())).filter(i -> !i.exists().equals(Bools.FALSE))
					.forEach(found::add);
			return found.size() <= MOST;
		}

		private static List<List<Integer>> trips(List<Integer> outer, int count) {
			List<List<Integer>> result = new ArrayList<>();
			for (int k = 0; k < count; k++) {
				List<Integer> trips = new ArrayList<>(outer);
				trips.add(k);
				result.add(trips);
			}
			return result;
		}
	}
}
