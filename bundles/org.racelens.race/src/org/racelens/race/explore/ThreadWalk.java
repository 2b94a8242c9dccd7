package org.racelens.race.explore;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Succession;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Until;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.model.gap.GapKind;
import org.racelens.model.schedule.ScheduleStep.Deed;
import org.racelens.model.source.SourceRange;

/** One thread of a team of a given size: goes through the items of a region and says what it does as a part of a skeleton. */
final class ThreadWalk {
	private static final int MOST_TRIPS = 64;
	private static final int MOST_OPEN_TRIPS = 3;

	private final SharedPlaces places;
	private final DataAccesses data;
	private final StepOrigins origins;
	private final Set<BoolExpr> facts;
	private final Terms terms = new Terms();
	private final AtomicOperations operations = new AtomicOperations(terms);
	private final ThreadLocks locks;
	private final Statements out = new Statements();
	private final Set<String> cuts = new HashSet<>();
	private final Map<String, BoundedLoop> bounded = new HashMap<>();
	private boolean widened;

	/** @param facts what holds wherever it is said */
	ThreadWalk(SharedPlaces places, DataAccesses data, StepOrigins origins, Set<BoolExpr> facts) {
		this.places = places;
		this.data = data;
		this.origins = origins;
		this.facts = facts;
		locks = new ThreadLocks(places, terms);
	}

	/** Where what comes next is not said: the labels of waits that stand there. */
	Set<String> cuts() {
		return cuts;
	}

	/** Of these, the ones behind the trips of a loop of which it is not known how many there are. */
	Map<String, BoundedLoop> bounded() {
		return bounded;
	}

	/** Whether there may be more trips than in the program, so that no race is sure. */
	boolean isWidened() {
		return widened;
	}

	/** What the thread does. */
	List<Statement> all(List<Item> items, Bindings thread) throws NotFollowedException {
		return block(items, thread);
	}

	private List<Statement> block(List<Item> items, Bindings thread) throws NotFollowedException {
		return out.nested(() -> {
			for (int at = 0; at < items.size();) {
				at = item(items, at, thread);
			}
		});
	}

	/** Goes through an item and those that belong to it; yields the index of the next one. */
	private int item(List<Item> items, int at, Bindings thread) throws NotFollowedException {
		int end = end(items, at);
		BoolExpr guard = guard(items.get(at), thread);
		if (guard.equals(Bools.TRUE)) {
			perform(items, at, end, thread);
		} else if (!guard.equals(Bools.FALSE)) {
			Optional<Expression> condition = terms.of(guard);
			int last = end;
			List<Statement> inside = out.nested(() -> perform(items, at, last, thread));
			if (condition.isPresent()) {
				out.add(new Branch(condition.get(), inside, List.of()));
			} else if (inside.stream().allMatch(Segment.class::isInstance)) {
				out.add(new Either(inside, List.of(), Either.Kind.UNKNOWN));
			} else {
				throw new NotFollowedException("an operation of which it is not known whether it is executed");
			}
		}
		return end;
	}

	/** Where it happens, but for what holds anyway. */
	private BoolExpr guard(Item item, Bindings thread) {
		return Bools.and(Bools.conjuncts(item.guard()).stream().filter(c -> !facts.contains(c)).map(thread::apply).toList());
	}

	/**
	 * One past the last of the items that are one step: an access with what stands at it, an atomic operation, a critical region, a wait.
	 */
	private int end(List<Item> items, int at) {
		Item item = items.get(at);
		if (item instanceof Item.Access a) {
			return OperationItems.end(items, at, places.isSynchronising(a));
		}
		if (item instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Acquired acquired
				&& acquired.lock().kind() == Lock.Kind.CRITICAL) {
			return CriticalItems.end(items, at, acquired.lock());
		}
		boolean waits = item instanceof Item.Loop l && at + 1 < items.size() && waited(l, items.get(at + 1)).isPresent();
		return at + (waits ? 2 : 1);
	}

	private static Optional<OrderMark.Waited> waited(Item.Loop loop, Item next) {
		return next instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Waited w && w.trip().equals(loop.trip())
				&& w.manner() == OrderMark.Manner.WAITS ? Optional.of(w) : Optional.empty();
	}

	private void perform(List<Item> items, int at, int end, Bindings thread) throws NotFollowedException {
		Item item = items.get(at);
		if (item instanceof Item.Access a) {
			access(a, items.subList(at, end), thread);
		} else if (item instanceof Item.OrderPoint p) {
			mark(p, items.subList(at + 1, end), thread);
		} else if (item instanceof Item.Loop loop) {
			Optional<OrderMark.Waited> wait = end > at + 1 ? waited(loop, items.get(at + 1)) : Optional.empty();
			if (wait.isPresent()) {
				BoolExpr entered = guard(items.get(at + 1), thread);
				until(loop, wait.get(), loop.header().isEmpty() ? entered : at(loop, 0, thread).apply(loop.tests()), thread);
			} else {
				loop(loop, thread);
			}
		} else if (item instanceof Item.Barrier barrier && barrier.uniform()) {
			out.add(origins.step(Deed.BARRIER, barrier.range(), new Operation.Barrier()));
		} else {
			throw new NotFollowedException("tasks, teams and what waits for them");
		}
	}

	private void access(Item.Access a, List<Item> items, Bindings thread) throws NotFollowedException {
		if (a.purpose() == Item.Purpose.LOCK) {
			return;
		}
		if (!places.isSynchronising(a)) {
			if (a.atomic()) {
				throw new NotFollowedException("an atomic operation on data that is accessed otherwise, too");
			}
			out.add(data.access(a, thread, terms));
			return;
		}
		if (a.weakened().stream().anyMatch(g -> g.kind() != GapKind.WAITING_LOOP)) {
			throw new NotFollowedException("an operation that is perhaps not executed");
		}
		OperationItems group = OperationItems.of(items);
		if (!a.write() && group.read().isEmpty()) {
			// nobody writes there: the value is known
			return;
		}
		SharedPlaces.Where where = places.where(a, thread, terms);
		if (group.read().isPresent()) {
			places.begins(a, group.read().get(), thread, terms);
		}
		List<Statement> operation = operations.of(group, a, where.address(), thread, o -> origins.step(a, o));
		if (where.inside().isPresent()) {
			out.add(new Branch(where.inside().get(), operation, List.of(cut("beyond the array of line " + a.range().line()))));
			return;
		}
		for (Statement s : operation) {
			out.add(s);
		}
	}

	/** Where the thread goes on in a way that is not said. */
	private Statement cut(String label) {
		cuts.add(label);
		return new Until(label, List.of(), Expression.of(0));
	}

	private void mark(Item.OrderPoint point, List<Item> inside, Bindings thread) throws NotFollowedException {
		SourceRange place = point.range();
		if (point.mark() instanceof OrderMark.Flush flush) {
			out.add(origins.step(Deed.FLUSH, place, new Operation.Fence(AtomicOperations.order(flush.strength()))));
		} else if (point.mark() instanceof OrderMark.Acquired acquired) {
			out.add(origins.step(acquired.lock(), place, locks.acquire(acquired.lock(), thread)));
			if (acquired.lock().kind() == Lock.Kind.CRITICAL) {
				for (int at = 0; at < inside.size();) {
					at = item(inside, at, thread);
				}
				out.add(origins.step(acquired.lock(), place, locks.release(acquired.lock(), thread)));
			}
		} else if (point.mark() instanceof OrderMark.Released released) {
			out.add(origins.step(released.lock(), place, locks.release(released.lock(), thread)));
		} else {
			throw new NotFollowedException("an order of another kind: " + point.mark());
		}
	}

	/**
	 * A waiting loop. Where the trips that go on leave nothing behind, the last one stands for all.
	 *
	 * @param entered whether there is a trip at all
	 */
	private void until(Item.Loop loop, OrderMark.Waited wait, BoolExpr entered, Bindings thread) throws NotFollowedException {
		if (!loop.header().isEmpty() && !loop.body().isEmpty()) {
			throw new NotFollowedException("a wait that does something where it tests, and something else");
		}
		List<Item> trip = loop.header().isEmpty() ? loop.body() : loop.header();
		Set<Lock> before = locks.held();
		List<Statement> body = block(trip, thread);
		if (!before.equals(locks.held())) {
			throw new NotFollowedException("a wait that keeps a lock");
		}
		BoolExpr ended = thread.apply(wait.ends());
		BoolExpr last = KnownInTrip.of(thread.apply(loop.domain()), ended, terms::isRegister).apply(ended);
		if (last instanceof BoolExpr.Truth) {
			throw new NotFollowedException("a wait for nothing");
		}
		if (!new PureTrips(places, last, thread).arePure(trip)) {
			loop(loop, thread);
			return;
		}
		Expression ends = terms.of(last).orElseThrow(() -> new NotFollowedException("a wait for something unknown"));
		guarded(entered, List.of(new Until(origins.wait(loop.range()), body, ends)));
	}

	private void loop(Item.Loop loop, Bindings thread) throws NotFollowedException {
		widened |= !loop.weakened().isEmpty();
		boolean isSequential = loop.order() == Succession.SEQUENTIAL && !Dealing.isByTurns(loop.domain());
		if (!isSequential || !isShort(loop, thread)) {
			if (hasSteps(loop)) {
				throw new NotFollowedException("operations in a loop that is dealt out, or long");
			}
			anywhere(loop, thread);
			return;
		}
		trip(loop, 0, MOST_OPEN_TRIPS, thread);
	}

	private boolean isShort(Item.Loop loop, Bindings thread) {
		BoolExpr late = at(loop, MOST_TRIPS, thread).apply(Dealing.trips(loop.domain()));
		return late.equals(Bools.FALSE) || hasSteps(loop);
	}

	private static Bindings at(Item.Loop loop, int trip, Bindings thread) {
		return thread.with(loop.trip(), trip);
	}

	private boolean hasSteps(Item item) {
		return item.inside().stream().anyMatch(i -> i instanceof Item.OrderPoint p && !(p.mark() instanceof OrderMark.Look)
				|| i instanceof Item.Stop || i instanceof Item.Access a && places.isSynchronising(a) || hasSteps(i));
	}

	/** A trip and those behind it; of a loop that is dealt out, the thread executes only its own. */
	private void trip(Item.Loop loop, int number, int open, Bindings thread) throws NotFollowedException {
		Bindings inside = at(loop, number, thread);
		BoolExpr tests = inside.apply(Dealing.trips(loop.tests()));
		BoolExpr exists = inside.apply(Dealing.trips(loop.domain()));
		if (tests.equals(Bools.FALSE)) {
			return;
		}
		if (!loop.header().isEmpty()) {
			guarded(tests, block(loop.header(), inside));
		}
		if (exists.equals(Bools.FALSE)) {
			return;
		}
		if (number == MOST_TRIPS || open == 0) {
			Statement end = cut("behind line " + loop.range().line() + ":" + loop.range().column());
			if (open == 0) {
				bounded.put(((Until) end).label(), new BoundedLoop(loop.range(), number));
			}
			guarded(exists, List.of(end));
			return;
		}
		boolean isKnown = exists.equals(Bools.TRUE);
		BoolExpr isOwn = inside.apply(Dealing.owned(loop.domain()));
		guarded(exists, out.nested(() -> {
			if (!isOwn.equals(Bools.FALSE)) {
				guarded(isOwn, block(loop.body(), inside));
			}
			trip(loop, number + 1, isKnown ? open : open - 1, thread);
		}));
	}

	private void guarded(BoolExpr condition, List<Statement> inside) throws NotFollowedException {
		if (condition.equals(Bools.TRUE)) {
			for (Statement s : inside) {
				out.add(s);
			}
		} else {
			out.add(new Branch(
					terms.of(condition)
							.orElseThrow(() -> new NotFollowedException("a loop of which the trips are not known: " + condition)),
					inside, List.of()));
		}
	}

	/** The accesses of a loop, wherever they are: more than there are. */
	private void anywhere(Item item, Bindings thread) throws NotFollowedException {
		for (Item inside : item.inside()) {
			if (inside instanceof Item.Access a) {
				out.add(data.anywhere(a, thread));
			}
			anywhere(inside, thread);
		}
	}
}
