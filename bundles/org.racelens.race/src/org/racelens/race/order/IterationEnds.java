package org.racelens.race.order;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.OrderMark.Wanted;
import org.racelens.execution.region.OrderedLoop;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.order.IterationOrder.Side;
import org.racelens.race.order.OrderedMarks.Sink;
import org.racelens.race.order.ProgramOrder.Position;

/**
 * Which iterations pass on that an access is done, and which ones an access has waited for: its own, or another one of the same thread that
 * comes after or before it in program order.
 */
final class IterationEnds {
	private final OrderedMarks marks;
	private final OrderedLoop loop;

	IterationEnds(OrderedMarks marks) {
		this.marks = marks;
		loop = marks.loop();
	}

	/** An iteration that passes on order under a condition; at the end of a chain also which iterations lead there. */
	record Edge(List<IntExpr> trips, BoolExpr condition, Reach reach) {
	}

	/** From which iterations on others know that the access is done. */
	List<Edge> starts(Side s) {
		if (isInTask(s.position())) {
			return List.of();
		}
		List<IntExpr> trips = s.trips(loop.trips());
		BoolExpr own = s.instance().apply(marks.isDoacross() ? marks.tells(s.position()) : marks.leaves(s.position()));
		List<Edge> result = new ArrayList<>(List.of(new Edge(trips, own, Reach.ALL_EARLIER)));
		if (!own.equals(Bools.TRUE) || trips.size() == 1 && !isTotal()) {
			result.addAll(neighbours(s, 1));
		}
		return result;
	}

	/** Up to which iterations the access comes after what others have done. */
	List<Edge> ends(Side t) {
		List<IntExpr> trips = t.trips(loop.trips());
		if (!marks.isDoacross()) {
			BoolExpr own = t.instance().apply(marks.enters(t.position()));
			List<Edge> result = new ArrayList<>(List.of(new Edge(trips, own, Reach.ALL_EARLIER)));
			if (!own.equals(Bools.TRUE)) {
				result.addAll(neighbours(t, -1));
			}
			return result;
		}
		List<Sink> met = marks.sinks().stream().filter(s -> s.position().isBefore(t.position())).toList();
		Optional<Reach> listed = met.size() == marks.sinks().size() ? listed() : Optional.empty();
		if (listed.isPresent()) {
			return List.of(new Edge(trips, Bools.TRUE, listed.get()));
		}
		List<Sink> passing = met.stream().filter(marks::passes).toList();
		List<Edge> result = new ArrayList<>();
		if (!passing.isEmpty()) {
			result.add(new Edge(trips, Bools.TRUE, reach(passing)));
		}
		met.stream().filter(s -> !passing.contains(s) && OrderedMarks.isDirectlyIn(loop, s.position()) && s.on().isPresent())
				.forEach(s -> result.add(new Edge(trips, t.instance().apply(s.position().guard()), new OneStep(s.on().get()))));
		if (met.size() < marks.sinks().size() || trips.size() == 1 && !isTotal()) {
			result.addAll(neighbours(t, -1));
		}
		return result;
	}

	/** Whether the access belongs to a task that the iteration generates: it may be executed after the iteration. */
	private boolean isInTask(Position p) {
		return p.tasks() > marks.tasks();
	}

	/** A sink that does not pass on order: only the iteration that it names. */
	private record OneStep(List<Long> on) implements Reach {
		@Override
		public BoolExpr leads(List<IntExpr> from, List<IntExpr> to) {
			List<IntExpr> next = new ArrayList<>();
			for (int i = 0; i < from.size(); i++) {
				next.add(Ints.add(from.get(i), on.get(i)));
			}
			return Reach.isSame(next, to);
		}

		@Override
		public boolean isExact() {
			return true;
		}
	}

	private Reach reach(List<Sink> sinks) {
		if (sinks.stream().anyMatch(s -> s.wanted() instanceof Wanted.Previous)) {
			return Reach.ALL_EARLIER;
		}
		List<List<Long>> vectors = sinks.stream().flatMap(s -> s.on().stream()).toList();
		if (loop.trips().size() == 1) {
			return new LineReach(vectors.stream().map(v -> v.get(0)).toList());
		}
		if (!loop.isRectangular()) {
			return Reach.NONE;
		}
		return loop.distributed() == 1 ? new RowReach(loop, vectors) : new BoxReach(vectors);
	}

	private Reach reach() {
		return marks.isDoacross() ? reach(marks.sinks().stream().filter(marks::passes).toList()) : Reach.ALL_EARLIER;
	}

	/** Where sinks are met under conditions. */
	private Optional<Reach> listed() {
		boolean conditional = marks.sinks().stream().anyMatch(s -> !s.always());
		return conditional && marks.sinks().stream().allMatch(marks::precedesSource) ? ListedReach.of(marks, marks.sinks())
				: Optional.empty();
	}

	private boolean isTotal() {
		return reach().isTotal();
	}

	/** The thread's nearest iterations in one direction, as far as they are known. */
	private List<Edge> neighbours(Side side, int direction) {
		List<IntExpr> trips = side.trips(loop.trips());
		List<Edge> result = new ArrayList<>();
		if (isInTask(side.position())) {
			return result;
		}
		if (loop.distributed() == 1 && trips.size() > 1) {
			int last = trips.size() - 1;
			IntExpr moved = Ints.add(trips.get(last), direction);
			BoolExpr exists = direction < 0 ? Bools.lessEqual(Ints.ZERO, moved)
					: loop.counts().get(last).map(n -> Bools.less(moved, side.instance().apply(n))).orElse(Bools.FALSE);
			List<IntExpr> there = new ArrayList<>(trips);
			there.set(last, moved);
			result.add(new Edge(there, exists, reach()));
		} else if (trips.size() == 1 && !isFree() && ShortLoop.of(marks).isPresent()) {
			ShortLoop few = ShortLoop.of(marks).get();
			for (int k = 0; k < few.count(); k++) {
				IntExpr there = Ints.of(k);
				BoolExpr further = direction > 0 ? Bools.less(trips.get(0), there) : Bools.less(there, trips.get(0));
				result.add(new Edge(List.of(there), Bools.and(further, few.executes(k, side.thread(), side)), reach()));
			}
		} else if (trips.size() == 1 && !isFree()) {
			Symbol trip = loop.trips().get(0);
			IntExpr next = Ints.add(trip, direction);
			BoolExpr same = Bools.equal(loop.owner(), at(next).apply(loop.owner()));
			result.add(neighbour(side, next, same));
			nextChunk(trip, side.position().team(), direction).ifPresent(n -> result.add(neighbour(side, n, Bools.TRUE)));
		}
		return result;
	}

	private Edge neighbour(Side side, IntExpr trip, BoolExpr same) {
		BoolExpr executes = marks.isDoacross() ? Bools.TRUE : at(trip).apply(marks.executes());
		BoolExpr condition = Bools.and(same, executes, Bools.lessEqual(Ints.ZERO, trip));
		return new Edge(List.of(side.instance().apply(trip)), side.instance().apply(condition), reach());
	}

	private Substitution at(IntExpr trip) {
		Map<Symbol, IntExpr> moved = new LinkedHashMap<>();
		moved.put(loop.trips().get(0), trip);
		return Substitution.of(moved);
	}

	/** With {@code schedule(static,c)}: the first iteration of the thread's next chunk, or the last one of the chunk before. */
	private Optional<IntExpr> nextChunk(Symbol trip, Symbol teamSize, int direction) {
		if (!(loop.owner() instanceof Apply a && a.function().meaning() == Meaning.OWNER_CYCLIC)) {
			return Optional.empty();
		}
		IntExpr number = a.arguments().get(0);
		long size = number instanceof Quotient q && q.divisor() instanceof Constant c ? c.value() : 1;
		if (!number.equals(Ints.quotient(trip, Ints.of(size)))) {
			return Optional.empty();
		}
		IntExpr chunk = direction > 0 ? Ints.add(number, teamSize) : Ints.subtract(number, teamSize);
		IntExpr start = Ints.multiply(chunk, size);
		return Optional.of(direction > 0 ? start : Ints.add(start, size - 1));
	}

	/** Whether the run-time system may give each iteration to any thread. */
	boolean isFree() {
		return loop.owner() instanceof Apply a
				&& (a.function().meaning() == Meaning.OWNER_ANY || a.function().meaning() == Meaning.INNER_OWNER)
				&& a.arguments().stream().allMatch(Symbol.class::isInstance);
	}

	/** Whether nothing that would order an access here is left out. */
	boolean isExact(Position p) {
		if (isInTask(p)) {
			return false;
		}
		if (marks.isDoacross() && marks.sinks().isEmpty()) {
			return true;
		}
		boolean direct = marks.blocks().stream().allMatch(b -> b.contains(p) || OrderedMarks.isDirectlyIn(loop, b.enter()));
		if (!marks.isDoacross()) {
			boolean plain = marks.leaves(p).equals(Bools.TRUE) && marks.enters(p).equals(Bools.TRUE);
			return direct && (isFree() || plain || ShortLoop.of(marks).isPresent()
					|| loop.trips().size() == 1 && marks.executes().equals(Bools.TRUE));
		}
		boolean passing = marks.sinks().stream().allMatch(marks::passes) || isFree() && listed().isPresent();
		long met = marks.sinks().stream().filter(s -> s.position().isBefore(p)).count();
		boolean whole = met == 0 || met == marks.sinks().size();
		boolean rows = loop.distributed() == 1 || loop.distributed() == loop.trips().size();
		boolean knownPlace = isFree() || isTotal();
		boolean simpleRow = loop.trips().size() <= 2 || marks.tells(p).equals(Bools.TRUE) && met == marks.sinks().size();
		return passing && whole && rows && knownPlace && simpleRow && reach().isExact();
	}
}
