package org.racelens.race.explore;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.racelens.execution.region.Carried;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Left;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Succession;
import org.racelens.exploration.skeleton.Access;
import org.racelens.exploration.skeleton.Assignment;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Until;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
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
	private final Unrolling unrolling;
	private final ItemGroups groups;
	private final Terms terms = new Terms();
	private final AtomicOperations operations = new AtomicOperations(terms);
	private final ThreadLocks locks;
	private final Statements out = new Statements();
	private final Extent extent;

	/**
	 * @param facts what holds wherever it is said
	 * @param unrolling which loops are executed trip by trip
	 * @param extent is told how much of the region is said
	 */
	ThreadWalk(SharedPlaces places, DataAccesses data, StepOrigins origins, Set<BoolExpr> facts, Unrolling unrolling,
			Extent extent) {
		this.places = places;
		this.data = data;
		this.origins = origins;
		this.facts = facts;
		this.unrolling = unrolling;
		this.extent = extent;
		groups = new ItemGroups(places);
		locks = new ThreadLocks(places, terms);
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
		int end = groups.end(items, at);
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

	private void perform(List<Item> items, int at, int end, Bindings thread) throws NotFollowedException {
		Item item = items.get(at);
		if (item instanceof Item.Access a) {
			access(a, items.subList(at, end), thread);
		} else if (item instanceof Item.OrderPoint p) {
			mark(p, items.subList(at + 1, end), thread);
		} else if (item instanceof Item.Loop loop) {
			Optional<OrderMark.Waited> wait = end > at + 1 ? ItemGroups.waited(loop, items.get(at + 1)) : Optional.empty();
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
			if (!DataAccesses.isOfFormulas(a)) {
				out.add(data.access(a, thread, terms));
			}
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
			out.add(new Branch(where.inside().get(), operation, List.of(extent.cut("beyond the array of line " + a.range().line()))));
			return;
		}
		for (Statement s : operation) {
			out.add(s);
		}
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
		} else if (!(point.mark() instanceof OrderMark.Endless)
				&& !(point.mark() instanceof OrderMark.Waited w && w.manner() == OrderMark.Manner.WORKS)) {
			// a loop that works is executed
			throw new NotFollowedException("an order of another kind: " + point.mark());
		}
	}

	/**
	 * A waiting loop. Where the trips that go on leave nothing behind, the last one stands for all.
	 *
	 * @param entered whether there is a trip at all
	 */
	private void until(Item.Loop loop, OrderMark.Waited wait, BoolExpr entered, Bindings thread) throws NotFollowedException {
		BoolExpr ended = thread.apply(wait.ends());
		BoolExpr last = KnownInTrip.of(thread.apply(loop.domain()), ended, terms::isRegister).apply(ended);
		if (groups.carries(loop, last, thread) || !loop.header().isEmpty() && !loop.body().isEmpty()) {
			loop(loop, thread);
			return;
		}
		List<Item> trip = loop.header().isEmpty() ? loop.body() : loop.header();
		Set<Lock> before = locks.held();
		List<Statement> body = block(trip, thread);
		if (!before.equals(locks.held())) {
			throw new NotFollowedException("a wait that keeps a lock");
		}
		if (last instanceof BoolExpr.Truth) {
			throw new NotFollowedException("a wait for nothing");
		}
		if (!new PureTrips(places, last, thread).arePure(trip)) {
			loop(loop, thread);
			return;
		}
		Expression ends = terms.of(last).orElseThrow(() -> new NotFollowedException("a wait for something unknown"));
		guarded(entered, List.of(new Until(origins.wait(loop.range()), body, ends)));
		for (Left left : entered.equals(Bools.TRUE) ? wait.left() : List.<Left>of()) {
			Optional<Expression> found = terms.of(thread.apply(left.found()));
			if (found.isPresent()) {
				out.add(new Assignment(terms.register(thread.apply(left.value())), found.get()));
			}
		}
	}

	private void loop(Item.Loop loop, Bindings thread) throws NotFollowedException {
		boolean isSequential = loop.order() == Succession.SEQUENTIAL && !Dealing.isByTurns(loop.domain());
		if (isSequential && groups.hasSteps(loop) && unrolling.isAlike(loop) && isOpen(loop, thread)) {
			rounds(loop, thread);
			return;
		}
		extent.widen(loop.weakened());
		if (!isSequential || !isShort(loop, thread)) {
			if (groups.hasSteps(loop)) {
				throw new NotFollowedException("operations in a loop that is dealt out, or long");
			}
			for (Access access : data.inside(loop, thread, terms)) {
				out.add(access);
			}
			return;
		}
		carry(loop, c -> at(loop, 0, thread).apply(c.initial()), at(loop, 0, thread));
		trip(loop, 0, MOST_OPEN_TRIPS, thread);
	}

	private boolean isShort(Item.Loop loop, Bindings thread) {
		return groups.hasSteps(loop) || !isOpen(loop, thread);
	}

	private static boolean isOpen(Item.Loop loop, Bindings thread) {
		return !at(loop, MOST_TRIPS, thread).apply(Dealing.trips(loop.domain())).equals(Bools.FALSE);
	}

	/** A loop that ends by what it reads, as one; where that cannot be said, it is to be unrolled. */
	private void rounds(Item.Loop loop, Bindings thread) throws NotFollowedException {
		try {
			Rounds rounds = Rounds.of(loop, terms, thread);
			Set<Lock> before = locks.held();
			List<Statement> header = block(loop.header(), thread);
			List<Statement> body = block(loop.body(), thread);
			if (!before.equals(locks.held())) {
				throw new NotFollowedException("a loop that keeps a lock");
			}
			for (Statement s : rounds.statements(origins.wait(loop.range()), header, body)) {
				out.add(s);
			}
			extent.goRound(rounds.weakened());
		} catch (Unrolling.UnrollException e) {
			throw e;
		} catch (NotFollowedException e) {
			throw unrolling.unroll(loop);
		}
	}

	/** Sets what stands for numbers that are carried into a trip. */
	private void carry(Item.Loop loop, Function<Carried, IntExpr> from, Bindings to) throws NotFollowedException {
		for (Carried c : loop.carried()) {
			Optional<Expression> value = terms.of(from.apply(c));
			if (value.isPresent()) {
				out.add(new Assignment(terms.register(to.apply(c.value())), value.get()));
			}
		}
	}

	private static Bindings at(Item.Loop loop, int trip, Bindings thread) {
		return thread.with(loop.trip(), trip);
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
			guarded(exists, List.of(open == 0 ? extent.bound(loop.range(), number) : extent.cut(loop.range())));
			return;
		}
		boolean isKnown = exists.equals(Bools.TRUE);
		BoolExpr isOwn = inside.apply(Dealing.owned(loop.domain()));
		guarded(exists, out.nested(() -> {
			if (!isOwn.equals(Bools.FALSE)) {
				guarded(isOwn, block(loop.body(), inside));
			}
			carry(loop, c -> inside.apply(c.left()), at(loop, number + 1, thread));
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
}
