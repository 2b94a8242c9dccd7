package org.racelens.race.order;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.Item.OrderPoint;
import org.racelens.execution.region.ItemVisitor;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Symbol;
import org.racelens.race.phase.TaskPoint;

/** Where the accesses and order points of a region stand in the text, one after the other. */
public final class ProgramOrder {
	private final Map<Access, Position> accesses = new IdentityHashMap<>();
	private final Map<Access, OrderMark> marks = new IdentityHashMap<>();
	private final List<Access> inOrder = new ArrayList<>();
	private final List<Point> points = new ArrayList<>();
	private final List<Position> barriers = new ArrayList<>();
	private final Map<OrderPoint, TaskPoint> taskPoints;
	private final Map<Position, TaskPoint> inTasks = new IdentityHashMap<>();
	private int count;

	/**
	 * A place in the region.
	 *
	 * @param number grows along the text
	 * @param loops around it, outermost first
	 * @param team the innermost team around it: its size and its threads' numbers
	 * @param makers the numbers of the threads of outer teams that made the inner ones around it
	 * @param tasks how many explicit tasks are around it
	 * @param guard relative to the iteration of the innermost loop
	 * @param domain all guards and loop domains around it
	 */
	public record Position(int number, List<Loop> loops, Symbol team, Symbol thread, List<Symbol> makers, int tasks, BoolExpr guard,
			BoolExpr domain) {
		public Position {
			loops = List.copyOf(loops);
			makers = List.copyOf(makers);
		}

		/** The trip numbers of the loops around the place, outermost first. */
		public List<Symbol> trips() {
			return loops.stream().map(Loop::trip).toList();
		}

		/** Whether the place stands earlier in the text than another one; what loops repeat is not asked. */
		public boolean isBefore(Position other) {
			return number < other.number;
		}

		private Position at(int place, BoolExpr condition) {
			return new Position(place, loops, team, thread, makers, tasks, condition, Bools.and(domain, condition));
		}

		private Position in(Loop loop, BoolExpr trips) {
			List<Loop> inner = new ArrayList<>(loops);
			inner.add(loop);
			return new Position(number, inner, team, thread, makers, tasks, Bools.TRUE, Bools.and(domain, trips));
		}

		private Position in(Item.Team made) {
			List<Symbol> outer = new ArrayList<>(makers);
			outer.add(thread);
			return new Position(number, loops, made.size(), made.number(), outer, tasks, Bools.TRUE, Bools.and(domain, made.facts()));
		}

		private Position inTask() {
			return new Position(number, loops, team, thread, makers, tasks + 1, Bools.TRUE, domain);
		}
	}

	/** An order point and its place. */
	public record Point(OrderPoint point, Position position) {
	}

	/** @param taskPoints where its order points stand in the implicit tasks */
	public ProgramOrder(Region region, Map<OrderPoint, TaskPoint> taskPoints) {
		this.taskPoints = taskPoints;
		walk(region.items(), new Position(0, List.of(), region.teamSize(), region.thread(), List.of(), 0, Bools.TRUE, Bools.TRUE));
	}

	private void walk(List<Item> items, Position around) {
		Walk walk = new Walk(around);
		items.forEach(walk::pass);
	}

	/** A walk along a list of items. */
	private final class Walk implements ItemVisitor<Void> {
		private final Position around;
		private Position here;
		private Optional<Access> last = Optional.empty();

		Walk(Position around) {
			this.around = around;
		}

		void pass(Item item) {
			here = around.at(count++, item.guard());
			item.accept(this);
		}

		@Override
		public Void visitAccess(Access item) {
			accesses.put(item, here);
			inOrder.add(item);
			last = Optional.of(item);
			return null;
		}

		@Override
		public Void visitOrderPoint(OrderPoint item) {
			if (isOfAccess(item.mark())) {
				last.ifPresent(a -> marks.put(a, item.mark()));
			} else {
				points.add(new Point(item, here));
				Optional.ofNullable(taskPoints.get(item)).ifPresent(place -> inTasks.put(here, place));
			}
			return null;
		}

		@Override
		public Void visitBarrier(Item.Barrier item) {
			barriers.add(here);
			return null;
		}

		@Override
		public Void visitTaskwait(Item.Taskwait item) {
			return null;
		}

		@Override
		public Void visitScanSeparator(Item.ScanSeparator item) {
			return null;
		}

		@Override
		public Void visitLoop(Loop item) {
			walk(item.header(), here.in(item, item.tests()));
			walk(item.body(), here.in(item, item.domain()));
			return null;
		}

		@Override
		public Void visitTask(Item.Task item) {
			walk(item.body(), here.inTask());
			return null;
		}

		@Override
		public Void visitTeam(Item.Team item) {
			walk(item.body(), here.in(item));
			return null;
		}
	}

	/** Whether a mark says something of the access before it. */
	public static boolean isOfAccess(OrderMark mark) {
		return mark instanceof OrderMark.Read || mark instanceof OrderMark.Write || mark instanceof OrderMark.Look;
	}

	Optional<Position> of(Access access) {
		return Optional.ofNullable(accesses.get(access));
	}

	/** Where an order point of an ordered loop stands in its implicit task. */
	TaskPoint taskPoint(Position orderPoint) {
		return Objects.requireNonNull(inTasks.get(orderPoint));
	}

	/** The loops around both places, outermost first. */
	public static List<Loop> common(Position a, Position b) {
		List<Loop> common = new ArrayList<>();
		for (int i = 0; i < Math.min(a.loops().size(), b.loops().size()) && a.loops().get(i) == b.loops().get(i); i++) {
			common.add(a.loops().get(i));
		}
		return common;
	}

	/** In textual order. */
	public List<Point> points() {
		return points;
	}

	/** Whether a barrier that all threads meet is surely between two places in one iteration of the loops around both. */
	public boolean isPartedInSameTrip(Position place, Position here) {
		int common = common(place, here).size();
		return barriers.stream()
				.anyMatch(b -> place.isBefore(b) && b.isBefore(here) && (isMetBy(here, b, common) || isMetBy(place, b, common)));
	}

	/** The same where the first place is in an earlier iteration of one of these loops. */
	public boolean isPartedInEarlierTrip(Position place, Position here) {
		int common = common(place, here).size();
		return barriers.stream()
				.anyMatch(b -> b.isBefore(here) && isMetBy(here, b, common) || place.isBefore(b) && isMetBy(place, b, common));
	}

	/** Whether a barrier may be between two places, in one iteration of the loops around both or in two of them. */
	public boolean mayBeParted(Position place, Position here) {
		List<Loop> around = common(place, here);
		return barriers.stream().anyMatch(b -> place.isBefore(b) && b.isBefore(here)
				|| !around.isEmpty() && !b.loops().isEmpty() && b.loops().get(0) == around.get(0));
	}

	/** Whether who comes by a place meets a barrier in the same iterations: of the loops around it, among them so many outer ones. */
	private static boolean isMetBy(Position place, Position barrier, int outer) {
		List<Loop> loops = barrier.loops();
		return loops.size() >= outer && loops.size() <= place.loops().size() && loops.equals(place.loops().subList(0, loops.size()))
				&& loops.stream().allMatch(Loop::uniform) && barrier.guard().equals(Bools.TRUE) && barrier.makers().isEmpty()
				&& barrier.tasks() == 0;
	}

	/** All accesses, in textual order. */
	public List<Access> accesses() {
		return inOrder;
	}

	/** What an access hands over or finds. */
	public Optional<OrderMark> mark(Access access) {
		return Optional.ofNullable(marks.get(access));
	}
}
