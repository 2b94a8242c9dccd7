package org.racelens.race.order;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.racelens.execution.region.Item.Loop;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.order.IterationEnds.Edge;
import org.racelens.race.order.LoopLengths.Length;
import org.racelens.race.order.ProgramOrder.Position;
import org.racelens.race.phase.Flattened;

/**
 * ORD and DOA: order among the iterations of a loop with an {@code ordered} clause. What an iteration does up to the end of its ordered
 * region (its source) is before what a later one does from the start of its own (from its sink) on, with everything that the threads'
 * program order adds: an access behind the region of its iteration is before the region of the thread's next iteration. Semantics §6.
 *
 * <p>
 * Where the run-time system is free to choose who executes an iteration, the two iterations of a race can be the only ones of their
 * threads, so that program order adds nothing and what is left unordered here is not ordered at all.
 */
public final class IterationOrder implements OrderRule {
	private static final Substitution PRIMED = Substitution.priming();
	private static final Substitution SAME = Substitution.of(Map.of());

	private final ProgramOrder program;
	private final Collection<OrderedMarks> loops;
	private final List<ThreadPassages> passages;
	/** Over the loops all of whose iterations are known. */
	private final Chains chains;
	private final boolean complete;
	/** Over all loops where they are short. */
	private final Optional<ShortLoops> some;

	/**
	 * All loops of the region for inputs with which they are short.
	 *
	 * @param inputs what holds of such inputs
	 */
	private record ShortLoops(Chains chains, BoolExpr inputs) {
	}

	public IterationOrder(ProgramOrder program, LoopLengths lengths) {
		this.program = program;
		loops = OrderedMarks.of(program);
		List<OrderedMarks> few = new ArrayList<>();
		List<UnrolledLoop> unrolled = new ArrayList<>();
		for (OrderedMarks marks : loops) {
			unrolled(marks, lengths::always).ifPresent(u -> {
				few.add(marks);
				unrolled.add(u);
			});
		}
		chains = new Chains(unrolled, program);
		complete = few.size() == loops.size();
		some = complete ? Optional.empty() : shortLoops(program, loops, lengths);
		passages = loops.stream().filter(l -> !few.contains(l)).map(ThreadPassages::of).flatMap(Optional::stream).toList();
	}

	private static Optional<ShortLoops> shortLoops(ProgramOrder program, Collection<OrderedMarks> loops, LoopLengths lengths) {
		List<UnrolledLoop> all = loops.stream().flatMap(m -> unrolled(m, l -> lengths.sometimes(l, m.loop())).stream()).toList();
		return all.size() < loops.size() ? Optional.empty()
				: Optional.of(new ShortLoops(new Chains(all, program), Bools.and(all.stream().map(UnrolledLoop::fact).toList())));
	}

	private static Optional<UnrolledLoop> unrolled(OrderedMarks marks, Function<Loop, Optional<Length>> lengths) {
		return marks.makers().isEmpty() && marks.tasks() == 0 ? UnrolledLoop.of(marks, lengths) : Optional.empty();
	}

	/** Whether there is anything to order. */
	public boolean isEmpty() {
		return loops.isEmpty();
	}

	/** One of two instances: its place in the text, and in the sequences of tasks. */
	record Side(Position position, End end) {
		Substitution instance() {
			return end.instance();
		}

		List<IntExpr> trips(List<Symbol> trips) {
			return trips.stream().map(t -> instance().apply((IntExpr) t)).toList();
		}

		/** The thread of the region's own team: that of an inner team goes back to it. */
		IntExpr thread() {
			return instance().apply((IntExpr) (position.makers().isEmpty() ? position.thread() : position.makers().get(0)));
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
		Optional<Side> s = program.of(first.access()).map(p -> new Side(p, End.of(first, SAME)));
		Optional<Side> t = program.of(second.access()).map(p -> new Side(p, End.of(second, PRIMED)));
		if (s.isPresent() && t.isPresent()) {
			parts.add(Bools.not(passed(s.get(), t.get())));
			parts.add(Bools.not(passed(t.get(), s.get())));
			parts.add(notChained(chains, "", s.get(), t.get()));
		}
		return Bools.and(parts);
	}

	private static BoolExpr notChained(Chains chains, String name, Side s, Side t) {
		return Bools.and(chains.notBefore(s, t, name + "told#"), chains.notBefore(t, s, name + "told back#"));
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
		return program.of(access.access()).filter(marks::contains).map(p -> new Side(p, End.of(access, instance)));
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

	/** All loops are followed that are short for some inputs, and these inputs alone. */
	@Override
	public Optional<BoolExpr> strictlyUnordered(Flattened first, Flattened second) {
		if (isExact(first, second)) {
			return Optional.of(unordered(first, second));
		}
		Optional<Side> s = program.of(first.access()).map(p -> new Side(p, End.of(first, SAME)));
		Optional<Side> t = program.of(second.access()).map(p -> new Side(p, End.of(second, PRIMED)));
		return some.filter(l -> s.isPresent() && t.isPresent() && isExact(l.chains(), first, second))
				.map(l -> Bools.and(l.inputs(), unordered(first, second), notChained(l.chains(), "short ", s.get(), t.get())));
	}

	@Override
	public boolean isExact(Flattened first, Flattened second) {
		return complete ? isExact(chains, first, second)
				: loops.stream().allMatch(marks -> isExact(marks, program.of(first.access()), program.of(second.access())));
	}

	private boolean isExact(Chains all, Flattened first, Flattened second) {
		Optional<Side> s = program.of(first.access()).map(p -> new Side(p, End.of(first, SAME)));
		Optional<Side> t = program.of(second.access()).map(p -> new Side(p, End.of(second, PRIMED)));
		return all.isPlain() && s.isPresent() && t.isPresent() && all.isFollowed(s.get(), t.get()) && all.isFollowed(t.get(), s.get());
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
