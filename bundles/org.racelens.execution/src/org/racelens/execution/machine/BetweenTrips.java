package org.racelens.execution.machine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
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
	/** of threads, where iterations ask for other ones */
	private Optional<IntExpr> limit = Optional.empty();

	/** @param before the state before the loop */
	public BetweenTrips(Machine machine, State before, SourceRange range) {
		this.machine = machine;
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
		if (held.threadLimit().equals(end.threadLimit()) || limit.isPresent()) {
			return false;
		}
		limit = Optional.of(machine.lost("max_threads", why()));
		held.setThreadLimit(limit);
		return true;
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
		state.setAsBetween(held);
		if (limit.isPresent() && Stream.of(before, end).anyMatch(BetweenTrips::isSerial)) {
			state.knowledge().weaken(why());
		}
	}
}
