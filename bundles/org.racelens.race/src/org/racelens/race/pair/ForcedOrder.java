package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Acquired;
import org.racelens.execution.region.OrderMark.Carried;
import org.racelens.execution.region.OrderMark.Released;
import org.racelens.execution.region.OrderMark.ReleasedForOther;
import org.racelens.execution.region.OrderMark.Waited;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.order.HandOver;
import org.racelens.race.order.Passing;
import org.racelens.race.order.ProgramOrder;
import org.racelens.race.order.ProgramOrder.Point;
import org.racelens.race.order.ProgramOrder.Position;
import org.racelens.race.order.Tellers;
import org.racelens.race.phase.Flattened;
import org.racelens.race.verdict.RaceSentence;

/**
 * Order that locks and loops force upon two threads, and that no rule follows: a lock that is held over a barrier or given back by another
 * task, locks that are taken one inside the other, loops that have waited in an earlier iteration. Semantics §6.
 */
final class ForcedOrder {
	private static final Substitution PRIMED = Substitution.priming();

	private final ProgramOrder program;
	private final HandOver handOver;
	private final Tellers tellers;

	ForcedOrder(ProgramOrder program) {
		this.program = program;
		handOver = new HandOver(program);
		tellers = new Tellers(program, handOver);
	}

	/**
	 * A way in which two accesses may be ordered.
	 *
	 * @param absent when it surely does not order them
	 */
	record Way(BoolExpr absent, ModelGap why) {
	}

	/** One end of a pair, and the terms of its instance. */
	private record End(Flattened access, Position position, Substitution terms) {
	}

	/** The ways in which two accesses may be ordered. */
	List<Way> of(AccessPair pair) {
		End s = new End(pair.first(), handOver.position(pair.first().access()), Substitution.of(Map.of()));
		End t = new End(pair.second(), handOver.position(pair.second().access()), PRIMED);
		List<Way> ways = new ArrayList<>();
		byLocksTaken(s, t).ifPresent(ways::add);
		points(Carried.class).forEach(c -> ways.add(byCarried(c, s, t)));
		points(ReleasedForOther.class).forEach(r -> ways.add(byOther(r, s, t)));
		points(Waited.class).forEach(w -> {
			byEarlierWait(w, s, t).ifPresent(ways::add);
			byEarlierWait(w, t, s).ifPresent(ways::add);
		});
		return ways.stream().filter(w -> !w.absent.equals(Bools.TRUE)).toList();
	}

	/** When a thread that stands at one end holds no lock that the other one had to take on its way to the other end. */
	BoolExpr doesNotBlock(Flattened holding, Substitution own, Flattened coming, Substitution others) {
		End s = new End(holding, handOver.position(holding.access()), own);
		End t = new End(coming, handOver.position(coming.access()), others);
		return Bools.not(blocks(s, t, points(Acquired.class)));
	}

	/** @param taking the places where the thread that comes may have taken locks */
	private BoolExpr blocks(End s, End t, List<Point> taking) {
		List<BoolExpr> ways = new ArrayList<>();
		for (Lock held : s.access.access().locks()) {
			for (Point p : taking) {
				Lock taken = ((Acquired) p.point().mark()).lock();
				if (held.handsOver() && held.matches(taken)) {
					ways.add(Bools.and(s.terms.apply(held.held()), t.terms.apply(passedInPhase(p.position(), t.position)),
							same(held, s, taken, p.position(), t)));
				}
			}
		}
		return Bools.or(ways);
	}

	/**
	 * When the thread may have come by a place before in the phase that it is in: what it took before a barrier blocks nobody behind it.
	 */
	private BoolExpr passedInPhase(Position place, Position here) {
		return Bools.or(program.isPartedInSameTrip(place, here) ? Bools.FALSE : Passing.inSameTrip(place, here),
				program.isPartedInEarlierTrip(place, here) ? Bools.FALSE : Passing.inEarlierTrip(place, here));
	}

	/**
	 * Nested locks: each thread holds what the other one had to take before. What a thread took and gave back while it held nothing else it
	 * can have done first, before the other one took anything.
	 */
	private Optional<Way> byLocksTaken(End s, End t) {
		boolean inTeam = s.position.makers().isEmpty() && t.position.makers().isEmpty();
		List<Point> entwined = points(Acquired.class).stream().filter(p -> !isAlone(p)).toList();
		BoolExpr both = inTeam ? Bools.and(blocks(s, t, entwined), blocks(t, s, entwined)) : Bools.FALSE;
		return both.equals(Bools.FALSE)
				? Optional.empty()
				: Optional.of(
						new Way(Bools.not(both), gap(s, RaceSentence.ORDER_OF_LOCKS_MAY_BE_FORCED.of())));
	}

	/** Whether a lock is surely given back before another one is taken, and what was taken before it surely given back. */
	private boolean isAlone(Point taken) {
		List<Point> others = points(Acquired.class).stream().filter(a -> a != taken).toList();
		return releases(taken).anyMatch(r -> others.stream().noneMatch(a -> isBetween(taken, a, r)))
				&& others.stream().filter(a -> Tellers.mayPrecede(a.position(), taken.position()))
						.allMatch(a -> releases(a).anyMatch(r -> r.position().isBefore(taken.position())));
	}

	private static boolean isBetween(Point first, Point middle, Point last) {
		return first.position().isBefore(middle.position()) && middle.position().isBefore(last.position());
	}

	/** Where what is taken at a place is given back under the same conditions, in the same iterations. */
	private Stream<Point> releases(Point taken) {
		return points(Released.class).stream().filter(r -> isSameLock(taken, r) && taken.position().isBefore(r.position())
				&& r.position().loops().equals(taken.position().loops()) && r.position().domain().equals(taken.position().domain()));
	}

	private static boolean isSameLock(Point taken, Point released) {
		Lock lock = ((Acquired) taken.point().mark()).lock();
		Lock back = ((Released) released.point().mark()).lock();
		return lock.matches(back) && lock.instance().equals(back.instance());
	}

	private Way byCarried(Point carried, End s, End t) {
		BoolExpr behind = isBehind(carried, s) || isBehind(carried, t) ? Bools.TRUE : Bools.FALSE;
		return handedOn(((Carried) carried.point().mark()).lock(), behind, s, t, new ModelGap(GapKind.WIDENED_PHASE,
				carried.point().range(), RaceSentence.LOCK_MAY_BE_HELD_OVER_THIS_BARRIER.of()));
	}

	/** Whether an end may stand behind a barrier, which other threads have passed then as well. */
	private static boolean isBehind(Point barrier, End end) {
		return barrier.position().isBefore(end.position) || !ProgramOrder.common(barrier.position(), end.position).isEmpty();
	}

	private Way byOther(Point released, End s, End t) {
		return handedOn(((ReleasedForOther) released.point().mark()).lock(), Bools.TRUE, s, t, new ModelGap(GapKind.WIDENED_PHASE,
				released.point().range(), RaceSentence.LOCK_OF_ANOTHER_TASK_IS_GIVEN_BACK_HERE.of()));
	}

	private Way handedOn(Lock lock, BoolExpr condition, End s, End t, ModelGap why) {
		BoolExpr either = Bools.or(Bools.and(taken(lock, t), givenBack(lock, s)), Bools.and(taken(lock, s), givenBack(lock, t)));
		return new Way(Bools.not(Bools.and(condition, either)), why);
	}

	private BoolExpr taken(Lock lock, End end) {
		return Bools.or(points(Acquired.class).stream().filter(p -> ((Acquired) p.point().mark()).lock().matches(lock))
				.map(p -> end.terms.apply(Passing.before(p.position(), end.position))).toList());
	}

	/** Directly, or by others that wait for what the thread does. */
	private BoolExpr givenBack(Lock lock, End end) {
		return points(Waited.class).isEmpty() && end.position.tasks() == 0
				? Bools.or(points(Released.class).stream().filter(p -> ((Released) p.point().mark()).lock().matches(lock))
						.map(p -> end.terms.apply(Passing.after(p.position(), end.position))).toList())
				: Bools.TRUE;
	}

	/** A loop behind the place, which in an earlier iteration of a loop around both waited for what the other thread did. */
	private Optional<Way> byEarlierWait(Point waited, End from, End to) {
		Waited loop = (Waited) waited.point().mark();
		BoolExpr earlier = Passing.inEarlierTrip(waited.position(), to.position);
		boolean tells = program.accesses().stream().filter(a -> handOver.isReadIn(a, loop))
				.anyMatch(a -> handOver.writes(a).stream().anyMatch(w -> tellers.of(from.position).contains(w) && Tellers.mayTell(w, a)));
		return tells && !earlier.equals(Bools.FALSE)
				? Optional.of(new Way(Bools.not(to.terms.apply(earlier)),
						new ModelGap(GapKind.WAITING_LOOP, loop.why().place(),
								RaceSentence.WHAT_EARLIER_WAITING_ORDERS_IS_NOT_FOLLOWED.of())))
				: Optional.empty();
	}

	/** That two locks of one name are the same one; true where that cannot be said in the terms of the two. */
	private static BoolExpr same(Lock held, End s, Lock taken, Position place, End t) {
		boolean known = place.trips().equals(t.position.trips().subList(0, Math.min(place.trips().size(), t.position.trips().size())));
		List<BoolExpr> parts = new ArrayList<>(List.of(known ? t.terms.apply(taken.held()) : Bools.TRUE));
		for (int i = 0; known && i < held.instance().size() && i < taken.instance().size(); i++) {
			IntExpr other = t.terms.apply(taken.instance().get(i));
			parts.add(Bools.equal(s.terms.apply(held.instance().get(i)), other));
		}
		return Bools.and(parts);
	}

	private List<Point> points(Class<? extends OrderMark> kind) {
		return program.points().stream().filter(p -> kind.isInstance(p.point().mark())).toList();
	}

	private static ModelGap gap(End s, Explanation text) {
		return new ModelGap(GapKind.WIDENED_PHASE, s.access.access().range(), text);
	}
}
