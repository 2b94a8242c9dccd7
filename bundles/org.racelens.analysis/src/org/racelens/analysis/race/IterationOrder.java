package org.racelens.analysis.race;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Substitution;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.phase.Flattened;
import org.racelens.analysis.race.IterationEnds.Edge;
import org.racelens.analysis.race.ProgramOrder.Position;
import org.racelens.analysis.region.Item.Loop;

/**
 * ORD and DOA: order among the iterations of a loop with an {@code ordered} clause. What an iteration does up to the end of its ordered
 * region (its source) is before what a later one does from the start of its own (from its sink) on, with everything that the threads'
 * program order adds: an access behind the region of its iteration is before the region of the thread's next iteration. Semantics §6.
 *
 * <p>
 * Where the run-time system is free to choose who executes an iteration, the two iterations of a race can be the only ones of their
 * threads, so that program order adds nothing and what is left unordered here is not ordered at all.
 */
final class IterationOrder implements OrderRule {
	private static final Substitution PRIMED = Substitution.priming();
	private static final Substitution SAME = Substitution.of(Map.of());

	private final ProgramOrder program;
	private final Collection<OrderedMarks> loops;
	private final List<ThreadPassages> passages;

	IterationOrder(ProgramOrder program) {
		this.program = program;
		loops = OrderedMarks.of(program);
		passages = loops.stream().map(ThreadPassages::of).flatMap(Optional::stream).toList();
	}

	/** Whether there is anything to order. */
	boolean isEmpty() {
		return loops.isEmpty();
	}

	/** One of two instances: its place, and what turns the region's terms into its own. */
	record Side(Position position, Substitution instance) {
		List<IntExpr> trips(List<Symbol> trips) {
			return trips.stream().map(t -> instance.apply((IntExpr) t)).toList();
		}

		/** The thread of the region's own team: that of an inner team goes back to it. */
		IntExpr thread() {
			return instance.apply((IntExpr) (position.makers().isEmpty() ? position.thread() : position.makers().get(0)));
		}

		IntExpr team() {
			return instance.apply((IntExpr) position.team());
		}
	}

	@Override
	public BoolExpr unordered(Flattened first, Flattened second) {
		List<BoolExpr> parts = new ArrayList<>();
		for (OrderedMarks marks : loops) {
			Optional<Side> s = side(first, marks, SAME);
			Optional<Side> t = side(second, marks, PRIMED);
			if (s.isPresent() && t.isPresent()) {
				parts.add(Bools.not(before(marks, s.get(), t.get())));
				parts.add(Bools.not(before(marks, t.get(), s.get())));
			}
		}
		Optional<Side> s = program.of(first.access()).map(p -> new Side(p, SAME));
		Optional<Side> t = program.of(second.access()).map(p -> new Side(p, PRIMED));
		if (s.isPresent() && t.isPresent()) {
			parts.add(Bools.not(passed(s.get(), t.get())));
			parts.add(Bools.not(passed(t.get(), s.get())));
		}
		return Bools.and(parts);
	}

	/** That the first is passed on by the ordered regions of one or two encounters, to a thread that comes to the second later. */
	private BoolExpr passed(Side s, Side t) {
		List<BoolExpr> ways = new ArrayList<>();
		if (s.position().tasks() > 0) {
			return Bools.FALSE;
		}
		for (ThreadPassages p : passages) {
			ways.add(p.into(s, t));
			ways.add(p.outOf(s, t));
			ways.add(p.through(s, t));
			passages.forEach(q -> ways.add(p.byThird(s, q, t)));
		}
		return Bools.or(ways);
	}

	private Optional<Side> side(Flattened access, OrderedMarks marks, Substitution instance) {
		return program.of(access.access()).filter(marks::contains).map(p -> new Side(p, instance));
	}

	private BoolExpr before(OrderedMarks marks, Side s, Side t) {
		IterationEnds ends = new IterationEnds(marks);
		List<BoolExpr> ways = new ArrayList<>();
		for (Edge from : ends.starts(s)) {
			for (Edge to : ends.ends(t)) {
				ways.add(Bools.and(from.condition(), to.condition(), to.reach().leads(from.trips(), to.trips())));
			}
		}
		List<Symbol> around = new ArrayList<>(marks.around(s.position()).stream().map(Loop::trip).toList());
		around.addAll(marks.makers());
		return Bools.and(Reach.isSame(s.trips(around), t.trips(around)), Bools.or(ways));
	}

	@Override
	public boolean isExact(Flattened first, Flattened second) {
		return loops.stream().allMatch(marks -> isExact(marks, program.of(first.access()), program.of(second.access())));
	}

	private boolean isExact(OrderedMarks marks, Optional<Position> first, Optional<Position> second) {
		List<Position> inside = Stream.of(first, second).flatMap(Optional::stream).filter(marks::contains).toList();
		IterationEnds ends = new IterationEnds(marks);
		boolean inTask = Stream.of(first, second).flatMap(Optional::stream).anyMatch(p -> p.tasks() > 0);
		boolean known = ends.isFree() || marks.isDoacross() && marks.sinks().isEmpty()
				|| !inTask && ThreadPassages.of(marks).isPresent();
		if (inside.isEmpty()) {
			Position loop = marks.start();
			boolean between = first.filter(p -> p.isBefore(loop)).isPresent() != second.filter(p -> p.isBefore(loop)).isPresent();
			return ends.isFree() || marks.around(loop).isEmpty() && (known || !between);
		}
		if (inside.size() == 1) {
			return known;
		}
		List<Loop> around = marks.around(inside.get(0));
		boolean oneEncounter = around.isEmpty() || around.get(around.size() - 1).hasBarrier();
		return (oneEncounter || known) && ends.isExact(inside.get(0)) && ends.isExact(inside.get(1));
	}
}
