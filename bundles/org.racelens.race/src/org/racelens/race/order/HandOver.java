package org.racelens.race.order;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.OrderMark.Exit;
import org.racelens.execution.region.OrderMark.Flush;
import org.racelens.execution.region.OrderMark.Manner;
import org.racelens.execution.region.OrderMark.Read;
import org.racelens.execution.region.OrderMark.Strength;
import org.racelens.execution.region.OrderMark.Waited;
import org.racelens.execution.region.OrderMark.Write;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.order.ProgramOrder.Point;
import org.racelens.race.order.ProgramOrder.Position;

/**
 * What in a region may hand something over: reads of values that other threads write, and the points from which what such a read found
 * orders what follows; writes, and the points up to which they let others know what precedes. Semantics §6; OpenMP 5.2 §1.4.5.
 */
public final class HandOver {
	private final ProgramOrder program;

	public HandOver(ProgramOrder program) {
		this.program = program;
	}

	/**
	 * A read whose value tells what happened before.
	 *
	 * @param strength what it is as an acquire, with the flushes that follow it
	 * @param met holds where the thread has executed it, or the loop that it ends
	 * @param waiting the loop that it ends, if any: then the last trip's value is meant
	 */
	record Acquisition(Access access, Position position, Read read, Strength strength, BoolExpr met, Optional<Waited> waiting) {
		/** That a trip of the loop which it ends comes to it. */
		BoolExpr inTrip() {
			return waiting.isPresent() ? position.guard() : Bools.TRUE;
		}
	}

	/**
	 * A point of a thread up to which a write lets others know what happened.
	 *
	 * @param strength relaxed where only those know who hold the same lock later
	 */
	record Release(Position position, Strength strength) {
	}

	/** Whether nothing is read that could tell of order. */
	boolean isEmpty() {
		return program.accesses().stream().noneMatch(a -> read(a).isPresent());
	}

	private Optional<Read> read(Access access) {
		return program.mark(access).filter(Read.class::isInstance).map(Read.class::cast);
	}

	/** Whether a loop ends by what it reads of other threads' writes. */
	boolean waits(Loop loop) {
		return program.points().stream().anyMatch(p -> p.point().mark() instanceof Waited w && w.trip().equals(loop.trip()));
	}

	/** That two instances of places which one thread comes to at most, once, are of different threads or trips. */
	BoolExpr areOfTwo(Position first, Substitution firstTerms, Position second, Substitution secondTerms) {
		List<BoolExpr> ways = new ArrayList<>();
		for (Lock l : claims(first)) {
			claims(second).stream().filter(l::matches)
					.forEach(m -> {
						List<BoolExpr> differ = new ArrayList<>();
						IntExpr other = secondTerms.apply((IntExpr) second.thread());
						differ.add(Bools.notEqual(firstTerms.apply((IntExpr) first.thread()), other));
						int apart = l.apart().size();
						for (int i = apart; i < Math.min(l.instance().size(), m.instance().size()); i++) {
							differ.add(Bools.notEqual(firstTerms.apply(l.instance().get(i)), secondTerms.apply(m.instance().get(i))));
						}
						BoolExpr same = Bools.and(IntStream.range(0, apart).mapToObj(
								i -> Bools.equal(firstTerms.apply(l.apart().get(i)), secondTerms.apply(m.apart().get(i)))).toList());
						ways.add(Bools.and(firstTerms.apply(l.held()), secondTerms.apply(m.held()), same, Bools.or(differ)));
					});
		}
		return Bools.or(ways);
	}

	/**
	 * Whether a reduction is combined at a place, which happens at any time before the next barrier whatever its thread does meanwhile.
	 * Semantics §8
	 */
	public boolean isCombination(Position place) {
		return locks(place).anyMatch(l -> l.kind() == Lock.Kind.REDUCTION_COMBINATION);
	}

	/** When who comes to a place is the one thread that has claimed something. */
	BoolExpr claimed(Position place) {
		return Bools.and(claims(place).stream().map(Lock::held).toList());
	}

	private List<Lock> claims(Position place) {
		return locks(place).filter(l -> l.kind() == Lock.Kind.CLAIM || l.kind() == Lock.Kind.CLAIM_OF_ELEMENT).toList();
	}

	private Stream<Lock> locks(Position place) {
		return program.accesses().stream().filter(a -> position(a).number() == place.number()).flatMap(a -> a.locks().stream());
	}

	/** Whether a read tells which of the objects that threads make for others is accessed at a place. */
	boolean choosesObject(Read read, Position place) {
		boolean[] used = { false };
		program.accesses().stream().filter(a -> position(a).number() == place.number())
				.filter(a -> a.place().object().kind() == MemoryObject.Kind.PUBLISHED).flatMap(a -> a.place().instance().stream())
				.forEach(maker -> Atoms.forEach(Bools.equal(maker, Ints.ZERO), term -> used[0] |= term.equals(read.value())));
		return used[0];
	}

	/** What a write leaves, where that is known. */
	Optional<IntExpr> value(Access write) {
		return program.mark(write).filter(Write.class::isInstance).map(m -> ((Write) m).value());
	}

	/** The place of an access in the region's text; a {@link java.util.NoSuchElementException} for an access of another region. */
	public Position position(Access access) {
		return program.of(access).orElseThrow();
	}

	/** The reads that may order a place after what other threads did. */
	List<Acquisition> before(Position place) {
		List<Acquisition> result = new ArrayList<>();
		for (Access access : program.accesses()) {
			if (read(access).isPresent() && precedes(position(access), place)) {
				acquired(access, position(access), place, Optional.empty()).ifPresent(result::add);
			}
		}
		for (Point p : program.points()) {
			if (p.point().mark() instanceof Waited w && precedes(p.position(), place)) {
				result.addAll(inLoop(w, p.position(), place));
			}
		}
		return result;
	}

	/** The reads whose last values end a loop that waits. */
	private List<Acquisition> inLoop(Waited w, Position end, Position place) {
		List<Acquisition> result = new ArrayList<>();
		for (Access access : program.accesses()) {
			if (isReadIn(access, w)) {
				Optional<Acquisition> found = w.exit() == Exit.TEST && access.atomic() && isFlushed(position(access), end)
						? Optional.of(acquisition(access, Strength.ACQUIRE, end, Optional.of(w)))
						: acquired(access, end, place, Optional.of(w));
				found.ifPresent(result::add);
			}
		}
		return result;
	}

	/** The ends of the loops before a place that only wait. */
	List<Point> waits(Position place) {
		return program.points().stream()
				.filter(p -> p.point().mark() instanceof Waited w && w.manner() == Manner.WAITS && precedes(p.position(), place)).toList();
	}

	/** The reads whose last values have ended a loop, whether they order anything or not. */
	List<Acquisition> ending(Waited loop, Position end) {
		return program.accesses().stream().filter(a -> isReadIn(a, loop))
				.map(a -> acquisition(a, Strength.RELAXED, end, Optional.of(loop))).toList();
	}

	/** Whether an access is a read of a loop that ends by what it reads. */
	public boolean isReadIn(Access access, Waited loop) {
		List<Symbol> trips = position(access).trips();
		return read(access).isPresent() && !trips.isEmpty() && trips.get(trips.size() - 1).equals(loop.trip());
	}

	/** Whether a flush follows a read in each trip of the loop around it. */
	private boolean isFlushed(Position read, Position end) {
		return program.points().stream().anyMatch(f -> f.point().mark() instanceof Flush m && m.strength().acquires()
				&& read.isBefore(f.position()) && f.position().isBefore(end) && f.position().loops().equals(read.loops())
				&& f.position().guard().equals(Bools.TRUE));
	}

	/**
	 * The read as an acquire: by itself, by a flush that follows, or under a lock.
	 *
	 * @param end where the thread goes on with what it has read
	 */
	private Optional<Acquisition> acquired(Access access, Position end, Position place, Optional<Waited> waiting) {
		if (access.atomic() && read(access).orElseThrow().strength().acquires()) {
			return Optional.of(acquisition(access, Strength.ACQUIRE, end, waiting));
		}
		Optional<Point> flush = program.points().stream().filter(f -> access.atomic() && f.point().mark() instanceof Flush m
				&& m.strength().acquires() && precedes(end, f.position()) && precedes(f.position(), place)).findFirst();
		if (flush.isPresent()) {
			BoolExpr both = Bools.and(end.domain(), flush.get().position().domain());
			return Optional.of(new Acquisition(access, position(access), read(access).orElseThrow(), Strength.ACQUIRE, both, waiting));
		}
		return Optional.of(acquisition(access, Strength.RELAXED, end, waiting)).filter(a -> !access.locks().isEmpty());
	}

	private Acquisition acquisition(Access access, Strength strength, Position met, Optional<Waited> waiting) {
		return new Acquisition(access, position(access), read(access).orElseThrow(), strength, met.domain(), waiting);
	}

	/** Whether a place, if it is met, comes before another one, in the same iterations of the loops around it. */
	public static boolean precedes(Position first, Position second) {
		List<Loop> outer = first.loops();
		return first.tasks() == 0 && first.isBefore(second) && first.thread().equals(second.thread())
				&& second.loops().size() >= outer.size() && second.loops().subList(0, outer.size()).equals(outer);
	}

	/** The points up to which a write lets others know what its thread did. */
	List<Release> releases(Access write) {
		Position position = position(write);
		List<Release> result = new ArrayList<>();
		if (!(program.mark(write).orElse(null) instanceof Write mark) || position.tasks() > 0) {
			return result;
		}
		if (write.atomic() && mark.strength().releases()) {
			result.add(new Release(position, Strength.RELEASE));
		} else if (write.atomic()) {
			program.points().stream()
					.filter(f -> f.point().mark() instanceof Flush m && m.strength().releases() && precedes(f.position(), position))
					.forEach(f -> result.add(new Release(f.position(), Strength.RELEASE)));
		}
		if (!write.locks().isEmpty()) {
			result.add(new Release(position, Strength.RELAXED));
		}
		return result;
	}

	/** What the reads of a loop found. */
	Set<IntExpr> valuesInLoop(Position inside) {
		Set<IntExpr> result = new LinkedHashSet<>();
		for (Access a : program.accesses()) {
			if (position(a).loops().equals(inside.loops())) {
				read(a).ifPresent(r -> result.add(r.value()));
			}
		}
		return result;
	}

	/** All writes that a read may find. */
	public List<Access> writes(Access read) {
		return program.accesses().stream()
				.filter(w -> w.write() && w.purpose() == Item.Purpose.ACCESS && w.mayMeet(read)).toList();
	}
}
