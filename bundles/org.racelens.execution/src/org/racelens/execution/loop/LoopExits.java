package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.arithmetic.Residues;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Age;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/** What a sequential loop leaves behind: values after it, and whether it left the function. */
final class LoopExits {
	private final Execution execution;
	private final Machine machine;
	private final LoopHeads heads;

	LoopExits(Execution execution, LoopHeads heads) {
		this.execution = execution;
		this.heads = heads;
		machine = execution.machine();
	}

	/** That some trip returned: determined by what the loop's condition and the return's one depend on. */
	private BoolExpr returnedSomewhere(ModelGap gap, BoolExpr condition, LoopRun real) {
		Set<IntExpr> symbols = new LinkedHashSet<>(Atoms.symbols(condition));
		symbols.addAll(Atoms.symbols(real.condition()));
		return Bools.notEqual(machine.lostOf("left", gap, outside(symbols, real)), Ints.ZERO);
	}

	/**
	 * Of the symbols that a loop's outcome depends on, those that mean something outside of it; where trips differ by thread, the instance.
	 */
	private List<IntExpr> outside(Set<IntExpr> symbols, LoopRun real) {
		List<IntExpr> result = new ArrayList<>(symbols);
		if (!real.uniform()) {
			machine.task().ifPresent(t -> result.addAll(t.instance()));
		}
		result.removeIf(s -> s instanceof Symbol x && x.role() == Symbol.Role.TRIP
				&& machine.task().filter(t -> t.enclosing().loops().stream().anyMatch(l -> l.trip().equals(x))).isEmpty());
		return result;
	}

	/**
	 * A loop that has ended.
	 *
	 * @param mark what was named after it belongs to an iteration
	 * @param trips how many there were; a lost number where counters are followed that only the condition stops; else empty
	 * @param followed whether no jump that is not followed may leave it, or lead into it
	 * @param threads how many threads teams may have before it, where that was asked for
	 */
	record Ended(SourceRange loop, Symbol trip, Age mark, LoopRun real, Counters counters, Optional<IntExpr> trips,
			TripDomain domain, List<LoopHead> heads, boolean followed, Optional<IntExpr> threads) {
		private EachTrip each() {
			return new EachTrip(trip, mark);
		}
	}

	/** What there is to say of the end of a loop. */
	Ended ended(LoopIteration iteration, EachTrip each, State before, LoopRun real, List<LoopHead> solved, Counters counters,
			TripDomain domain) {
		boolean byCondition = !iteration.testAtEnd() && real.leaving(before).isEmpty();
		Optional<IntExpr> trips = domain.count()
				.or(() -> byCondition ? Optional.of(lostCount(iteration.range(), each, real)) : Optional.empty());
		return new Ended(iteration.range(), each.trip(), each.mark(), real, counters, trips, domain, solved,
				isFollowed(iteration, real, before), before.threadLimit());
	}

	private IntExpr lostCount(SourceRange loop, EachTrip each, LoopRun real) {
		Set<IntExpr> symbols = new LinkedHashSet<>(Atoms.symbols(real.condition()));
		boolean changing = machine.task().isEmpty() && Bools.conjuncts(real.condition()).stream()
				.anyMatch(p -> !each.isKnownBy(p) && Atoms.symbols(p).contains(each.trip()));
		Unfollowed why = changing ? Unfollowed.WHAT_ENDS_THE_LOOP_IS_ANOTHER_NUMBER_IN_EACH_TRIP
				: Unfollowed.NUMBER_OF_LOOPS_TRIPS_IS_NOT_KNOWN;
		return machine.lostOf("trips", machine.havoc(loop, why.of()), outside(symbols, real));
	}

	/** What holds after the loop of what counts its trips. */
	private BoolExpr known(Ended ended) {
		if (ended.trips.isEmpty()) {
			return Bools.TRUE;
		}
		List<BoolExpr> parts = Bools.conjuncts(ended.real.condition());
		List<BoolExpr> told = parts.stream().filter(p -> !Atoms.youngest(ended.counters.without(p)).isYoungerThan(ended.mark)).toList();
		BoolExpr held = Bools.and(told);
		IntExpr trips = ended.trips.get();
		BoolExpr over = told.size() == parts.size()
				? Bools.not(Substitution.of(Map.of(ended.trip, trips)).apply(held))
				: Bools.TRUE;
		return Bools.and(ended.counters.after(ended.trip, trips, held), over);
	}

	/** That the test behind a trip has failed, where each trip tests the same and nothing else ends the loop. */
	private static BoolExpr failed(Ended ended, State before) {
		BoolExpr test = ended.real.condition();
		boolean same = !Atoms.symbols(test).contains(ended.trip) && !Atoms.youngest(test).isYoungerThan(ended.mark);
		boolean alone = !ended.real.testsFirst() && ended.followed && ended.real.leaving(before).isEmpty();
		return same && alone ? Bools.not(test) : Bools.TRUE;
	}

	/** What a part holds after the loop. */
	private Value value(LoopHead head, Ended ended) {
		LoopRun real = ended.real;
		Optional<
				Value> tested = real.lastTest().flatMap(t -> LoopHeads.end(execution, t.state(), head))
						.filter(v -> !v.equals(head.value()));
		if (tested.isPresent()) {
			return afterTest(head, tested.get(), ended);
		}
		if (head.exact() && head.value().equals(head.initial())) {
			return real.breaks().isEmpty() || !brokenDiffers(head, real) ? head.initial() : lost(head, ended);
		}
		if (ended.trips.isPresent() && (head.exact() || ended.counters.contains(head))) {
			Substitution last = Substitution.of(Map.of(ended.trip, ended.trips.get()));
			Value value = head.isResidue(machine)
					? new Value.Number(Residues.substituted(head.value().term(), last))
					: Contents.substituted(head.value(), last);
			if (!head.exact()) {
				head.noteUnsigned(machine, value.term());
			}
			return value;
		}
		return lost(head, ended);
	}

	/** What a part holds that the last test of the condition changes once more, in which no iteration follows. */
	private Value afterTest(LoopHead head, Value tested, Ended ended) {
		boolean told = head.exact() && !tested.isYoungerThan(ended.mark)
				|| ended.counters.contains(head) && Ints.constant(Ints.subtract(tested.term(), head.value().term())).isPresent();
		if (ended.trips.isEmpty() || !told) {
			return lost(head, ended);
		}
		Substitution last = Substitution.of(Map.of(ended.trip, ended.trips.get()));
		if (!head.exact()) {
			head.noteUnsigned(machine, last.apply(head.value().term()));
		}
		return head.isResidue(machine)
				? new Value.Number(Residues.substituted(tested.term(), last))
				: Contents.substituted(tested, last);
	}

	/** Whether some iteration that breaks off leaves another value than the one at its start. */
	private boolean brokenDiffers(LoopHead head, LoopRun real) {
		return real.breaks().stream().anyMatch(b -> !LoopHeads.end(execution, b, head).equals(Optional.of(head.initial())));
	}

	/** An unknown value, determined by what the value in an iteration, those at the breaks and the number of trips depend on. */
	private Value lost(LoopHead head, Ended ended) {
		LoopRun real = ended.real;
		String name = head.part().object().name();
		ModelGap why = machine.havoc(ended.loop, unfollowed(head, ended, name));
		Set<IntExpr> symbols = new LinkedHashSet<>(Atoms.symbols(head.initial().term()));
		symbols.addAll(Atoms.symbols(head.value().term()));
		symbols.addAll(Atoms.symbols(real.condition()));
		for (State b : real.breaks()) {
			symbols.addAll(Atoms.symbols(b.live()));
			LoopHeads.end(execution, b, head).ifPresentOrElse(v -> symbols.addAll(Atoms.symbols(v.term())),
					() -> machine.task().ifPresent(t -> symbols.addAll(t.instance())));
		}
		IntExpr unknown = machine.lostOf("exit", why, outside(symbols, real));
		long stride = real.lastTest().isPresent() ? 1 : stride(head, ended);
		IntExpr value = stride == 1 ? unknown : Ints.add(head.initial().term(), Ints.multiply(unknown, stride));
		head.noteUnsigned(machine, value);
		return head.value() instanceof Value.Pointer ? MovedPointers.left(execution, head, real, value) : new Value.Number(value);
	}

	/** Why it is not known what a loop leaves in a part of a name. */
	private Explanation unfollowed(LoopHead head, Ended ended, String name) {
		if (machine.task().isPresent()) {
			return Unfollowed.VALUE_OF_X_AFTER_LOOP_IS_NOT_KNOWN.of(name);
		}
		if (isFoundLast(head, ended)) {
			return Unfollowed.WHAT_THE_LOOP_FOUND_LAST_IN_X_IS_NOT_FOLLOWED.of(name);
		}
		EarlierTrips earlier = new EarlierTrips(ended.each(), ended.real);
		boolean addsUp = !head.exact() && !ended.counters.contains(head) && LoopHeads.end(execution, ended.real.end(), head)
				.filter(v -> v instanceof Value.Number && earlier.addUpIn(head, ended.heads, v.term())).isPresent();
		return addsUp ? Unfollowed.WHAT_TRIPS_OF_THE_LOOP_FOUND_FOR_X_IS_NOT_FOLLOWED.of(name)
				: Unfollowed.VALUE_OF_X_AFTER_LOOP_IS_NOT_KNOWN.of(name);
	}

	/**
	 * Whether a part holds what the last test or the last trip found, whatever it held before: how the loop ended says something of that.
	 */
	private boolean isFoundLast(LoopHead head, Ended ended) {
		boolean byTest = ended.real.lastTest().flatMap(t -> LoopHeads.end(execution, t.state(), head))
				.filter(v -> v.isYoungerThan(ended.mark) && !v.equals(head.value())).isPresent();
		return byTest || LoopHeads.end(execution, ended.real.end(), head).filter(v -> v.isYoungerThan(ended.mark)
				&& !Atoms.symbols(v.term()).containsAll(Atoms.symbols(head.value().term()))).isPresent();
	}

	/** Of what the values after the loop differ by multiples. */
	private long stride(LoopHead head, Ended ended) {
		List<Optional<IntExpr>> moves = ended.real.breaks().stream().map(b -> LoopHeads.end(execution, b, head)
				.map(v -> Ints.subtract(v.term(), head.value().term()))).toList();
		return moves.contains(Optional.<IntExpr>empty()) ? 1
				: ended.counters.stride(head, moves.stream().flatMap(Optional::stream).toList());
	}

	/**
	 * Gives the state behind a loop what the loop leaves there.
	 *
	 * @return the values of the integers
	 */
	Map<LoopHead, IntExpr> leave(Ended ended, State state, WriteLog written, LockLoop locks) {
		LoopRun real = ended.real;
		State before = state.copy();
		heads.lose(state, written, ended.loop);
		Map<LoopHead, IntExpr> left = new LinkedHashMap<>();
		for (LoopHead h : ended.heads) {
			Value value = value(h, ended);
			state.setContents(h.part().object(),
					execution.memory().held().of(state, h.part().object()).store(h.part().offset(), h.part().size(), value));
			if (LastTripFacts.areToldOf(h, machine)) {
				left.put(h, value.term());
			}
		}
		machine.knowing(Bools.and(known(ended), failed(ended, before)), state);
		if (real.lastTest().filter(t -> !t.written().wholeObjects().isEmpty() || t.written().isEverything()).isEmpty()) {
			ended.trips.ifPresent(
					n -> new LoopSummaries(execution, ended.loop, ended.trip, ended.mark).keep(state, before, real, n));
		}
		leaveFunction(ended, state, locks);
		machine.task().filter(t -> EndlessLoop.is(real, before)).ifPresent(t -> EndlessLoop.stop(ended.loop, state, machine));
		state.knowledge(now -> now.weakenedBy(real.end().knowledge().weakened()));
		state.knowledge(now -> now.losingAsIn(real.end().knowledge()));
		return left;
	}

	/** Tells the state behind a serial loop what is known of the trip that ended it. */
	void tellLastTrip(Ended ended, Map<LoopHead, IntExpr> left, State state) {
		ModelGap why = machine.havoc(ended.loop, Unfollowed.NUMBER_OF_LOOPS_TRIPS_IS_NOT_KNOWN.of());
		LastTripFacts last = new LastTripFacts(execution, ended.each(), ended.real, ended.heads, why);
		Optional<LastTripFacts.Threads> threads = state.threadLimit().filter(n -> !ended.threads.equals(Optional.of(n)))
				.map(n -> new LastTripFacts.Threads(ended.threads, n));
		if (machine.task().isPresent() || !ended.followed || ended.domain.count().isPresent() && last.isEmpty() && threads.isEmpty()) {
			return;
		}
		EarlierTrips earlier = new EarlierTrips(ended.each(), ended.real);
		IntExpr number = lastTrip(ended, earlier);
		BoolExpr facts = last.of(number, new LastTripFacts.Left(left, threads));
		List<BoolExpr> sets = ended.heads.stream().filter(h -> !h.exact() && LastTripFacts.isPlain(h, machine))
				.map(h -> LoopHeads.end(execution, ended.real.end(), h).map(v -> earlier.oneOf(h, v.term(), number)).orElse(Bools.TRUE))
				.toList();
		machine.knowing(Bools.and(earlier.wentOn(number), Bools.and(sets), facts), state);
	}

	/** Whether no jump that is not followed may leave the loop, or lead into it. */
	private static boolean isFollowed(LoopIteration iteration, LoopRun real, State before) {
		Set<ModelGap> known = new LinkedHashSet<>(before.knowledge().weakened());
		known.add(iteration.widened());
		return known.containsAll(real.end().knowledge().weakened())
				&& real.breaks().stream().allMatch(b -> known.containsAll(b.knowledge().weakened()));
	}

	/** The number of the trip in which the loop is left. */
	private IntExpr lastTrip(Ended ended, EarlierTrips earlier) {
		Unfollowed why = earlier.mayHaveEnded() ? Unfollowed.WHICH_TRIP_ENDS_THE_LOOP_IS_NOT_FOLLOWED
				: Unfollowed.NUMBER_OF_LOOPS_TRIPS_IS_NOT_KNOWN;
		return ended.trips.orElseGet(() -> machine.lost("last", machine.havoc(ended.loop, why.of())));
	}

	/** Where the function was left inside the loop, execution does not go on behind it. */
	private void leaveFunction(Ended ended, State state, LockLoop locks) {
		LoopRun real = ended.real;
		ModelGap gap = new ModelGap(GapKind.WIDENED_PATH, ended.loop, Unfollowed.FUNCTION_MAY_BE_LEFT_INSIDE_LOOP.of());
		List<State> inside = real.end().exits().returns().stream().filter(s -> !state.exits().returns().contains(s)).toList();
		if (!real.end().exits().returns().equals(state.exits().returns())) {
			state.knowledge(now -> now.weakenedBy(gap));
		}
		for (State s : inside) {
			BoolExpr returned = returnedSomewhere(gap, s.live(), real);
			State kept = s.copy();
			kept.control(now -> now.withLive(Bools.and(state.live(), returned)));
			kept.control(now -> now.withArrives(Bools.and(state.control().arrives(), returned)));
			kept.setLocks(locks.leftWith(s));
			state.exits(now -> now.withReturns(State.with(now.returns(), kept)));
			state.restrict(Bools.not(returned));
		}
	}
}
