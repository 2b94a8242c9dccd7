package org.racelens.execution.machine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * What an iteration hands on to later ones and to what is behind the loop, beside values and locks: how many threads teams may have, what
 * depend objects hold, what has storage on a device, and what may order or exclude what follows. Of that an iteration finds what every
 * other one may leave.
 */
public final class BetweenTrips {
	private final Machine machine;
	private final SourceRange range;
	private final State before;
	private final State held;
	/** the trip number of a loop whose iterations are executed one after the other */
	private final Optional<Symbol> trip;
	/** what all iterations ask for, so that all but the first one have it */
	private Optional<IntExpr> asked = Optional.empty();
	/** of threads, where iterations ask for other ones */
	private Optional<IntExpr> limit = Optional.empty();
	/** whether the limit may be one thread in all iterations: some way leads to one */
	private boolean serial;

	/** @param before the state before the loop */
	public BetweenTrips(Machine machine, State before, SourceRange range) {
		this(machine, before, Optional.empty(), range);
	}

	/** @param before the state before a loop whose iterations are executed one after the other */
	public BetweenTrips(Machine machine, State before, Symbol trip, SourceRange range) {
		this(machine, before, Optional.of(trip), range);
	}

	private BetweenTrips(Machine machine, State before, Optional<Symbol> trip, SourceRange range) {
		this.machine = machine;
		this.trip = trip;
		this.range = range;
		this.before = before.copy();
		held = before.copy();
	}

	/** Gives a state at the start of an iteration what is known there. */
	public State start(State head) {
		head.setAsBetween(held);
		return head;
	}

	/**
	 * Takes note of the end of an iteration.
	 *
	 * @return whether less is known at the start than was thought
	 */
	public boolean collect(State end) {
		return !end.isDead() && held.mayFollow(end) | loseLimit(end);
	}

	private boolean loseLimit(State end) {
		Optional<IntExpr> left = end.threadLimit();
		if (held.threadLimit().equals(left) || asked.isPresent() && asked.equals(left)) {
			return false;
		}
		if (trip.isPresent() && asked.isEmpty() && limit.isEmpty() && left.filter(Constant.class::isInstance).isPresent()) {
			asked = left;
			held.setThreadLimit(Optional.of(Ints.choice(Bools.isZero(trip.get()), MaxThreads.of(before.copy(), machine), left.get())));
			return true;
		}
		return lose(left);
	}

	/** @return whether the limit is another unknown than before */
	private boolean lose(Optional<IntExpr> left) {
		boolean wasSerial = serial;
		serial |= Stream.of(before.threadLimit(), asked, left).flatMap(Optional::stream).anyMatch(this::mayBeOne);
		if (limit.isPresent() && serial == wasSerial) {
			return false;
		}
		limit = Optional.of(machine.lost("max_threads", serial
				? machine.havoc(range, Unfollowed.WHETHER_LOOP_ASKS_FOR_MORE_THREADS_IS_NOT_KNOWN.of())
				: why()));
		held.setThreadLimit(limit);
		return true;
	}

	/** Whether a number of threads may be one whatever the inputs are. */
	private boolean mayBeOne(IntExpr threads) {
		if (threads instanceof Choice c) {
			return mayBeOne(c.whenTrue()) || mayBeOne(c.whenFalse());
		}
		boolean isInput = threads instanceof Symbol || threads instanceof Apply a && a.function().meaning() == Meaning.INPUT;
		return threads instanceof Constant c ? c.value() <= 1 : !isInput && limit.filter(threads::equals).isEmpty();
	}

	/** Whether teams have one thread, so that only with other numbers there is a race behind the loop. */
	private static boolean isSerial(State state) {
		return state.threadLimit().flatMap(Ints::constant).filter(n -> n == 1).isPresent();
	}

	private ModelGap why() {
		return machine.havoc(range, Unfollowed.HOW_MANY_THREADS_THE_LOOP_ASKS_FOR_IS_NOT_KNOWN.of());
	}

	/**
	 * Gives the state behind the loop what is known there.
	 *
	 * @param early the states in which the loop is left before an iteration's end
	 * @param end of any iteration
	 */
	public void leave(State state, List<State> early, State end) {
		early.forEach(this::collect);
		collect(end);
		if (asked.isPresent() && limit.isEmpty()) {
			lose(end.threadLimit());
		}
		state.setAsBetween(held);
		if (limit.isPresent() && Stream.of(before, end).anyMatch(BetweenTrips::isSerial)) {
			state.knowledge(now -> now.weakenedBy(why()));
		}
	}
}
