package org.racelens.race.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.InstanceContext;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Grouping;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.Item.OrderPoint;
import org.racelens.execution.region.Item.Task;
import org.racelens.execution.region.Item.Taskwait;
import org.racelens.execution.region.Item.Team;
import org.racelens.execution.region.ItemVisitor;
import org.racelens.execution.region.LoopVariable;
import org.racelens.execution.region.Succession;
import org.racelens.execution.region.Succession.Lanes;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.phase.TaskPoint.Sibling;

/** Walks through a region's items and gathers its accesses and order points with what is around them. */
final class Flattening {
	private final BoolExpr assumptions;
	private final List<Flattened> result;
	private final Map<OrderPoint, TaskPoint> orderPoints;

	Flattening(BoolExpr assumptions, List<Flattened> result, Map<OrderPoint, TaskPoint> orderPoints) {
		this.assumptions = assumptions;
		this.result = result;
		this.orderPoints = orderPoints;
	}

	/** What is around a list of items. */
	private record Around(InstanceContext context, List<TaskPoint> outer, List<Loop> loops, BoolExpr domain, List<ModelGap> weakened) {
		Around in(Loop loop, BoolExpr trips) {
			List<Loop> longer = new ArrayList<>(loops);
			longer.add(loop);
			List<ModelGap> more = new ArrayList<>(weakened);
			more.addAll(loop.weakened());
			return new Around(context, outer, longer, Bools.and(domain, loop.guard(), trips), more);
		}

		Around in(InstanceContext inner, TaskPoint generation, BoolExpr guard) {
			List<TaskPoint> longer = new ArrayList<>(outer);
			longer.add(generation);
			return new Around(inner, longer, loops, Bools.and(domain, guard), weakened);
		}
	}

	/** The sequence of one task, and the way from its start to a list of items. */
	private record Sequence(TaskPoint.Body body, Optional<PhaseStamps> barriers, PhaseStamps waits, List<PhaseStamps.Step> path,
			List<TaskPoint.Step> steps) {
		Sequence in(List<Item> items, int index, Loop loop) {
			List<PhaseStamps.Step> longer = new ArrayList<>(path);
			longer.add(new PhaseStamps.Step(items, index, loop));
			List<TaskPoint.Step> more = new ArrayList<>(steps);
			more.add(new TaskPoint.Step(index, Optional.of(loop)));
			return new Sequence(body, barriers, waits, longer, more);
		}

		TaskPoint at(List<Item> items, int position, boolean header, Item item, List<Grouping> groups) {
			List<TaskPoint.Step> way = new ArrayList<>(steps);
			way.add(new TaskPoint.Step(position, Optional.empty()));
			return new TaskPoint(body, way, item, barriers.map(b -> b.at(items, position, path, header)),
					waits.at(items, position, path, header), groups);
		}
	}

	void region(List<Item> items, InstanceContext context) {
		collect(items, sequence(items, Optional.of(new PhaseStamps(items, assumptions))),
				new Around(context, List.of(), List.of(), Bools.TRUE, List.of()));
	}

	/** Barriers that not all threads of an inner team surely meet equally often order nothing. */
	private Sequence team(List<Item> items) {
		PhaseStamps barriers = new PhaseStamps(items, assumptions);
		return sequence(items, Optional.of(barriers).filter(b -> b.misaligned().isEmpty()));
	}

	private Sequence sequence(List<Item> items, Optional<PhaseStamps> barriers) {
		return new Sequence(body(items), barriers, new PhaseStamps(items, Taskwait.class, assumptions), List.of(), List.of());
	}

	private void collect(List<Item> items, Sequence here, Around around) {
		for (int i = 0; i < items.size(); i++) {
			items.get(i).accept(new Collecting(items, i, here, around));
		}
	}

	/** What the item at a position of a list gives. */
	private final class Collecting implements ItemVisitor<Void> {
		private final List<Item> items;
		private final int position;
		private final Sequence here;
		private final Around around;

		Collecting(List<Item> items, int position, Sequence here, Around around) {
			this.items = items;
			this.position = position;
			this.here = here;
			this.around = around;
		}

		private TaskPoint point(Item item, List<Grouping> groups) {
			return here.at(items, position, false, item, groups);
		}

		@Override
		public Void visitAccess(Access item) {
			result.add(flattened(item, point(item, item.groups()), around));
			return null;
		}

		@Override
		public Void visitOrderPoint(OrderPoint item) {
			if (item.mark().isOfIterations() && around.outer.isEmpty()) {
				orderPoints.put(item, point(item, item.groups()));
			}
			return null;
		}

		@Override
		public Void visitLoop(Loop item) {
			Sequence inside = here.in(items, position, item);
			for (Item h : item.header()) {
				if (h instanceof Access a) {
					result.add(flattened(a, inside.at(item.body(), -1, true, a, a.groups()), around.in(item, item.tests())));
				}
			}
			collect(item.body(), inside, around.in(item, item.domain()));
			return null;
		}

		@Override
		public Void visitTask(Task item) {
			collect(item.body(), sequence(item.body(), Optional.empty()),
					around.in(around.context.inTask(item.executor()), point(item, item.groups()), item.guard()));
			return null;
		}

		@Override
		public Void visitTeam(Team item) {
			InstanceContext inner = around.context.inTeam(item.kind(), item.number(), item.size());
			collect(item.body(), team(item.body()), around.in(inner, point(item, item.groups()), Bools.and(item.guard(), item.facts())));
			return null;
		}

		@Override
		public Void visitBarrier(Item.Barrier item) {
			return null;
		}

		@Override
		public Void visitTaskwait(Taskwait item) {
			return null;
		}

		@Override
		public Void visitScanSeparator(Item.ScanSeparator item) {
			return null;
		}
	}

	private static Flattened flattened(Access a, TaskPoint point, Around around) {
		List<TaskPoint> points = new ArrayList<>(around.outer);
		points.add(point);
		List<Symbol> trips = around.loops.stream().map(Loop::trip).toList();
		List<Symbol> concurrent = around.loops.stream().filter(l -> l.order().equals(Succession.CONCURRENT)).map(Loop::trip).toList();
		List<Lanes> lanes = around.loops.stream().map(Loop::order).filter(Lanes.class::isInstance).map(Lanes.class::cast).toList();
		List<LoopVariable> variables = around.loops.stream().flatMap(l -> l.variables().stream()).toList();
		List<ModelGap> weakened = new ArrayList<>(around.weakened);
		weakened.addAll(a.weakened());
		return new Flattened(a, around.context, Bools.and(around.domain, a.guard()), points.get(0).barriers().orElseThrow(), points, trips,
				concurrent, lanes, variables, weakened);
	}

	private TaskPoint.Body body(List<Item> items) {
		List<Sibling> found = new ArrayList<>();
		dependent(items, List.of(), Bools.TRUE, found);
		return new TaskPoint.Body(items, found.stream().map(s -> withLengths(s, items)).toList());
	}

	private Sibling withLengths(Sibling sibling, List<Item> items) {
		SymbolBounds bounds = SymbolBounds.of(assumptions, items);
		List<Optional<Integer>> lengths = sibling.steps().stream().flatMap(s -> s.loop().stream())
				.map(l -> bounds.trips(l).filter(n -> l.weakened().isEmpty())).toList();
		return new Sibling(sibling.task(), sibling.steps(), sibling.domain(),
				Optional.of(lengths.stream().flatMap(Optional::stream).toList()).filter(known -> known.size() == lengths.size()));
	}

	private static void dependent(List<Item> items, List<TaskPoint.Step> steps, BoolExpr domain, List<Sibling> found) {
		for (int i = 0; i < items.size(); i++) {
			Item item = items.get(i);
			List<TaskPoint.Step> way = new ArrayList<>(steps);
			if (item instanceof Loop l) {
				way.add(new TaskPoint.Step(i, Optional.of(l)));
				dependent(l.body(), way, Bools.and(domain, l.guard(), l.domain()), found);
			} else if (item instanceof Task t && !t.dependences().isEmpty()) {
				way.add(new TaskPoint.Step(i, Optional.empty()));
				found.add(new Sibling(t, way, Bools.and(domain, t.guard()), Optional.empty()));
			}
		}
	}
}
