package org.racelens.race.order;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Wanted;
import org.racelens.execution.region.OrderedLoop;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.order.ProgramOrder.Point;
import org.racelens.race.order.ProgramOrder.Position;

/**
 * What stands in an iteration of a loop with an {@code ordered} clause: its ordered regions, or its sources and sinks.
 *
 * @param blocks the ordered regions
 * @param sources in textual order
 * @param sinks in textual order
 */
record OrderedMarks(OrderedLoop loop, List<Block> blocks, List<Point> sources, List<Sink> sinks) {
	/** An ordered region from its first to its last place. */
	record Block(Position enter, Position leave) {
		boolean contains(Position p) {
			return enter.isBefore(p) && p.isBefore(leave);
		}
	}

	/**
	 * A sink.
	 *
	 * @param always whether it is met in each iteration whose wanted one exists
	 */
	record Sink(Position position, Wanted wanted, boolean always) {
		/** By how many trips of each loop the waiting iteration lies on, where that is known. */
		Optional<List<Long>> on() {
			return wanted instanceof Wanted.Back b ? Optional.of(b.back()) : Optional.empty();
		}
	}

	/** The loops of a region, in textual order. */
	static Collection<OrderedMarks> of(ProgramOrder program) {
		Map<Symbol, OrderedMarks> result = new LinkedHashMap<>();
		Map<Symbol, Deque<Position>> entered = new LinkedHashMap<>();
		for (Point p : program.points()) {
			if (p.point().mark() instanceof OrderMark.Enter m) {
				entered.computeIfAbsent(m.loop().trips().get(0), k -> new ArrayDeque<>()).push(p.position());
			} else if (p.point().mark() instanceof OrderMark.Leave m) {
				of(m.loop(), result).blocks.add(new Block(entered.get(m.loop().trips().get(0)).pop(), p.position()));
			} else if (p.point().mark() instanceof OrderMark.Source m) {
				of(m.loop(), result).sources.add(p);
			} else if (p.point().mark() instanceof OrderMark.Sink m && !(m.wanted() instanceof Wanted.None)) {
				of(m.loop(), result).sinks.add(sink(m, p));
			}
		}
		return result.values();
	}

	private static OrderedMarks of(OrderedLoop loop, Map<Symbol, OrderedMarks> all) {
		return all.computeIfAbsent(loop.trips().get(0),
				k -> new OrderedMarks(loop, new ArrayList<>(), new ArrayList<>(), new ArrayList<>()));
	}

	private static Sink sink(OrderMark.Sink mark, Point p) {
		Wanted wanted = mark.wanted() instanceof Wanted.Previous && mark.loop().trips().size() == 1 ? new Wanted.Back(List.of(1L))
				: mark.wanted();
		BoolExpr guard = p.position().guard();
		boolean implied = wanted instanceof Wanted.Back b && isImplied(guard, mark.loop(), b.back(), p.position());
		return new Sink(p.position(), wanted, (guard.equals(Bools.TRUE) || implied) && isDirectlyIn(mark.loop(), p.position()));
	}

	/** Whether a condition holds wherever both the iteration and the one that it waits for exist, as far as the text of it tells. */
	private static boolean isImplied(BoolExpr guard, OrderedLoop loop, List<Long> on, Position position) {
		Map<Symbol, IntExpr> wanted = new LinkedHashMap<>();
		for (int i = 0; i < on.size(); i++) {
			wanted.put(loop.trips().get(i), Ints.add(loop.trips().get(i), -on.get(i)));
		}
		Substitution there = Substitution.of(wanted);
		Set<BoolExpr> known = new LinkedHashSet<>();
		for (Loop l : position.loops()) {
			Bools.conjuncts(l.domain()).forEach(part -> {
				known.add(part);
				known.add(there.apply(part));
			});
		}
		return known.containsAll(Bools.conjuncts(guard));
	}

	/** Whether a place is in an iteration without a sequential loop between. */
	static boolean isDirectlyIn(OrderedLoop loop, Position position) {
		return position.trips().indexOf(loop.trips().get(loop.trips().size() - 1)) == position.trips().size() - 1;
	}

	/** Whether a place is in the loop. */
	boolean contains(Position p) {
		return p.trips().containsAll(loop.trips());
	}

	/** A place in the loop's body. */
	Position start() {
		return !blocks.isEmpty() ? blocks.get(0).enter : !sources.isEmpty() ? sources.get(0).position() : sinks.get(0).position();
	}

	/** How many explicit tasks are around the loop. */
	int tasks() {
		return start().tasks();
	}

	/** The threads of outer teams around the loop. */
	List<Symbol> makers() {
		return start().makers();
	}

	boolean isDoacross() {
		return !sources.isEmpty() || !sinks.isEmpty();
	}

	/** The trips of the loops around the ordered one: which encounter it is. */
	List<Loop> around(Position p) {
		return p.loops().subList(0, p.trips().indexOf(loop.trips().get(0)));
	}

	/** Under which condition an iteration executes an ordered region after the place or around it. */
	BoolExpr leaves(Position p) {
		return Bools.or(blocks.stream().filter(b -> p.isBefore(b.leave)).map(b -> executed(b, p)).toList());
	}

	/** Under which condition an iteration executes an ordered region before the place or around it. */
	BoolExpr enters(Position p) {
		return Bools.or(blocks.stream().filter(b -> b.enter.isBefore(p)).map(b -> executed(b, p)).toList());
	}

	private BoolExpr executed(Block b, Position p) {
		return b.contains(p) ? Bools.TRUE : isDirectlyIn(loop, b.enter) ? b.enter.guard() : Bools.FALSE;
	}

	/** Under which condition an iteration executes an ordered region at all. */
	BoolExpr executes() {
		return Bools.or(blocks.stream().filter(b -> isDirectlyIn(loop, b.enter)).map(b -> b.enter.guard()).toList());
	}

	/** Under which condition an iteration tells others that it is done, after the place. */
	BoolExpr tells(Position p) {
		boolean only = sources.size() == 1;
		return Bools.or(sources.stream().filter(s -> p.isBefore(s.position()))
				.map(s -> only ? Bools.TRUE : isDirectlyIn(loop, s.position()) ? s.position().guard() : Bools.FALSE).toList());
	}

	/** Whether a sink passes on order: it is met before the source, wherever there is something to wait for. */
	boolean passes(Sink sink) {
		return sink.always && precedesSource(sink);
	}

	/** Whether a sink is met before the source, if at all. */
	boolean precedesSource(Sink sink) {
		return isDirectlyIn(loop, sink.position) && sources.size() == 1 && sink.position.isBefore(sources.get(0).position())
				&& isDirectlyIn(loop, sources.get(0).position());
	}
}
