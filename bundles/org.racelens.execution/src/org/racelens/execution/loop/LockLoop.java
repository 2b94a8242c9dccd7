package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.execution.machine.LockChecks;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.RefutedPaths;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.HeldLocks;
import org.racelens.execution.state.Paths;
import org.racelens.execution.state.State;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * The locks that are held in a loop: at the start of every iteration those that were held before the loop and that no iteration may
 * release; behind the loop those that are held wherever it is left.
 */
public final class LockLoop {
	private final Machine machine;
	private final Paths paths;
	private final SourceRange range;
	private final List<Symbol> trips;
	/** in which iteration what was held before the loop surely still is */
	private final BoolExpr first;
	private final HeldLocks before;
	/** those that every iteration finds set */
	private HeldLocks invariant;
	/** those that an iteration hands to the next one, which holds another lock of them each time, in terms of the trip */
	private HeldLocks passed = HeldLocks.NONE;
	private Optional<ModelGap> doubt = Optional.empty();

	/**
	 * Where the condition is tested.
	 *
	 * @param locks what is held after the test, where it comes before the body
	 * @param count the trip in which the test ends the loop, where it is known
	 */
	record Tested(Optional<HeldLocks> locks, Optional<IntExpr> count) {
		static Tested atStart(HeldLocks locks) {
			return new Tested(Optional.of(locks), Optional.empty());
		}

		static Tested atEnd() {
			return new Tested(Optional.empty(), Optional.empty());
		}

		/** The same where symbols have values. */
		Tested with(Substitution values) {
			return new Tested(locks.map(l -> l.with(values)), count.map(values::apply));
		}

		Tested after(Optional<IntExpr> trips) {
			return new Tested(locks, trips);
		}
	}

	/** What is held where the loop is left under a condition. */
	private record Exit(BoolExpr condition, HeldLocks locks) {
	}

	private LockLoop(Machine machine, State before, List<Symbol> trips, BoolExpr first, SourceRange range) {
		this.machine = machine;
		paths = new RefutedPaths(machine);
		this.range = range;
		this.trips = trips;
		this.first = first;
		this.before = before.locks();
		invariant = before.locks();
	}

	/** @param before the state before the loop */
	static LockLoop sequential(Machine machine, State before, Symbol trip, SourceRange range) {
		return new LockLoop(machine, before, List.of(trip), Bools.isZero(trip), range);
	}

	/** A loop of which a thread executes any iterations in any order. */
	public static LockLoop distributed(Machine machine, State before, List<Symbol> trips, SourceRange range) {
		return new LockLoop(machine, before, trips, Bools.FALSE, range);
	}

	/** Gives a state at the start of an iteration what is held there; the first iteration finds what was held before the loop. */
	public State start(State head) {
		Substitution zero = Substitution.of(Map.of(trips.get(0), Ints.ZERO));
		head.setLocks(passed.held().isEmpty()
				? invariant.orWhere(first, before)
				: invariant.orWhere(Bools.TRUE, passed).orWhere(first, before.without(passed.with(zero).held().keySet())));
		doubt.ifPresent(d -> head.setLocks(head.locks().doubting(d)));
		return head;
	}

	/**
	 * Takes note of the end of an iteration.
	 *
	 * @param another when another iteration may follow
	 * @return whether less is held at the start than was thought
	 */
	public boolean collect(BoolExpr another, State end) {
		HeldLocks thought = invariant;
		ends(end).forEach(s -> invariant = invariant.keptBy(s.locks(), Bools.and(another, s.live()), paths));
		return !invariant.equals(thought);
	}

	/** When nothing more is lost: whether an iteration may leave set more than that, or does not hand over what it should. */
	public boolean leavesMore(BoolExpr another, State end) {
		Substitution next = Substitution.of(Map.of(trips.get(0), Ints.add(trips.get(0), 1)));
		HeldLocks handedOver = passed.with(next);
		HeldLocks expected = invariant.orWhere(Bools.TRUE, handedOver);
		return ends(end).anyMatch(s -> {
			BoolExpr again = Bools.and(another, s.live());
			boolean kept = handedOver.keptBy(s.locks(), again, paths).equals(handedOver);
			return !kept || !s.locks().beyond(expected, again, paths).isEmpty() || s.locks().doubt().isPresent();
		});
	}

	/** Whether an iteration seems to hand locks to the next one, each another one: hand over hand. */
	boolean passesOn(State end) {
		passed = end.isDead() ? HeldLocks.NONE : end.locks().passedOn(before, trips.get(0));
		return !passed.held().isEmpty();
	}

	/** What iterations leave set is not followed. */
	public void doubtful() {
		passed = HeldLocks.NONE;
		doubt = Optional.of(why());
	}

	private static Stream<State> ends(State end) {
		return Stream.concat(Stream.of(end), end.exits().continues().stream()).filter(s -> !s.isDead());
	}

	private boolean isInside(Symbol symbol) {
		return trips.contains(symbol) || symbol.role().isAuxiliary();
	}

	private ModelGap why() {
		return new ModelGap(GapKind.HAVOC_VALUE, range, Unfollowed.WHICH_LOCKS_LOOP_LEAVES_SET_IS_NOT_FOLLOWED.of());
	}

	/** Gives the state behind the loop what is held there. */
	public void leave(State state, BoolExpr condition, Tested tested, State end, List<State> breaks) {
		List<Exit> exits = new ArrayList<>();
		Substitution atExit = Substitution.of(tested.count().map(n -> Map.of((IntExpr) trips.get(0), n)).orElse(Map.of()));
		BoolExpr done = Bools.not(condition);
		boolean entered = Substitution.of(Map.of(trips.get(0), Ints.ZERO)).apply(done).equals(Bools.FALSE);
		tested.locks().ifPresentOrElse(l -> exits.add(new Exit(entered ? Bools.and(done, Bools.not(first)) : done, l.with(atExit))),
				() -> exits.add(new Exit(Bools.and(done, end.live()), end.locks())));
		breaks.forEach(b -> exits.add(new Exit(b.live(), b.locks())));
		exits.removeIf(e -> e.condition.equals(Bools.FALSE));
		state.setLocks(exits.stream().map(e -> e.locks.given(e.condition, this::isInside, why(), paths))
				.reduce((a, b) -> a.meet(b, why(), paths))
				.orElse(invariant));
		checkReleased(Bools.and(condition, end.live()), end);
	}

	/** What every iteration leaves set the next one waits for. */
	private void checkReleased(BoolExpr again, State end) {
		end.locks().beyond(invariant, again, paths).forEach((address, time) -> {
			boolean same = address.where().stream().noneMatch(t -> Atoms.symbols(t).stream().anyMatch(this::isInside));
			if (same && paths.implies(again, time.when()) && paths.isPossible(again)) {
				LockChecks.notReleased(machine, time.since());
			}
		});
	}

	/** The same behind a distributed loop, of which the thread executes any iterations. */
	public void leave(State state, State end) {
		state.setLocks(invariant);
		checkReleased(end.live(), end);
	}

	/** What is held where the function is left inside the loop. */
	HeldLocks leftWith(State left) {
		return left.locks().given(left.live(), this::isInside, why(), paths);
	}
}
