package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.region.Item.LoopVariable;
import org.racelens.analysis.region.Item;
import org.racelens.analysis.region.Succession;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.region.Region;
import org.racelens.analysis.semantics.LoopHeads.Head;
import org.racelens.analysis.syntax.OnceLoop;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.expr.Expression;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement.Loop;
import org.racelens.model.stmt.Statement;

/**
 * Sequential loops. An instance is told by its trip number k. Steps:
 * <ol>
 * <li>find what an iteration may write, by executing it silently until nothing new is written;
 * <li>find the value at the start of trip k of each scalar written, in closed form where there is one ({@link Recurrences});
 * <li>execute one iteration in terms of k, recording what it does;
 * <li>find the values after the loop.
 * </ol>
 */
final class LoopExecutor {
	private final Executor executor;
	private final Machine machine;
	private final Recurrences recurrences;
	private final LoopHeads heads;
	private final LoopExits exits;
	private final WaitingLoops waiting;

	LoopExecutor(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
		recurrences = new Recurrences(machine);
		heads = new LoopHeads(executor);
		exits = new LoopExits(executor);
		waiting = new WaitingLoops(executor);
	}

	/** One iteration of a loop, whatever its form. */
	private record Iteration(Optional<Expression> condition, boolean testAtEnd, Statement body, Optional<Expression> update, Frame frame,
			SourceRange range) {
	}

	/**
	 * What the condition that ends a loop leaves behind when it is tested before an iteration.
	 *
	 * @param state after it was tested
	 * @param written what it writes
	 */
	record LastTest(State state, WriteLog written) {
	}

	/**
	 * What the evaluation of one iteration's condition and body gave.
	 *
	 * @param lastTest given where the condition is tested before the iteration and writes
	 */
	record Run(BoolExpr condition, State end, List<State> breaks, List<Item> header, List<Item> items, boolean uniform,
			LockLoop.Tested tested, Optional<LastTest> lastTest) {
		/** The states in which the iteration ends the loop or, with it, the function. */
		List<State> leaving(State before) {
			List<State> all = new ArrayList<>(breaks);
			end.returns.stream().filter(r -> !before.returns.contains(r)).forEach(all::add);
			return all;
		}

		/** Whether the condition is tested before the body. */
		boolean testsFirst() {
			return tested.locks().isPresent();
		}
	}

	void loop(Loop s, State state, Frame frame) {
		machine.step();
		s.init().ifPresent(i -> executor.execute(i, state, frame));
		if (state.isDead()) {
			return;
		}
		if (OnceLoop.is(s)) {
			new OnceLoopExecutor(executor).execute(s, state, frame);
			return;
		}
		Iteration iteration = new Iteration(s.condition(), s.testAtEnd(), s.body(), s.update(), frame, s.range());
		List<State> outerBreaks = state.breaks;
		List<State> outerContinues = state.continues;
		state.breaks = List.of();
		state.continues = List.of();
		sequential(iteration, state);
		state.breaks = outerBreaks;
		state.continues = outerContinues;
	}

	private void sequential(Iteration iteration, State state) {
		WriteLog written = machine.loopWrites.computeIfAbsent(
				iteration.frame.path() + "@" + iteration.range.offset() + ":" + executor.depth(),
				k -> machine.newLog());
		Symbol trip = machine.trip("k");
		int mark = machine.mark();
		LockLoop locks = LockLoop.sequential(machine, state, trip, iteration.range);
		Settled settled = settle(iteration, trip, state, written, locks);
		List<Head> solved = recurrences.solve(settled.heads, settled.run.end, settled.run.condition, trip, mark, iteration.range);
		Counters counters = Counters.of(executor, solved, settled.run.end);
		Supplier<State> start = () -> machine.knowing(counters.at(trip), locks.start(heads.start(state, solved, written, iteration.range)));
		if (locks.leavesMore(settled.run.condition, settled.run.end)) {
			machine.silently(() -> followLocks(iteration, trip, start, locks));
		}
		Run real = execute(iteration, trip, state, solved, start);
		TripDomain domain = domain(iteration, trip, state, solved, real);
		if (machine.team.isEmpty()) {
			loopVariables(iteration, solved).stream().limit(1)
					.forEach(v -> machine.inputNames.put(trip, new Region.Held(v.name(), Ints.add(v.value(), v.base().orElse(0)))));
		}
		record(iteration, trip, state, solved, real, domain);
		boolean byCondition = !iteration.testAtEnd && real.leaving(state).isEmpty();
		leave(iteration, state, solved, exits.ended(iteration.range, trip, mark, real, counters, domain.count(), byCondition), written,
				locks);
		locks.leave(state, real.condition, real.tested.after(domain.count()), real.end, real.breaks);
		if (domain.count().isEmpty() && waiting.endsByOthers(settled.run, settled.heads, real, trip, state)) {
			waiting.ended(new WaitingLoops.Ended(iteration.range, trip, real, solved), state);
		}
	}

	/** What the loop changes, with values that stand for any, and an iteration in terms of them. */
	private record Settled(List<Head> heads, Run run) {
	}

	/** Executes iterations silently until nothing new is written. */
	private Settled settle(Iteration iteration, Symbol trip, State state, WriteLog written, LockLoop locks) {
		Map<WriteLog.Part, Set<MemoryObject>> pointees = new LinkedHashMap<>();
		List<Head> symbolic;
		Run[] dry = new Run[1];
		boolean grown;
		do {
			symbolic = heads.symbolic(state, written, pointees);
			State head = locks.start(heads.start(state, symbolic, written, iteration.range));
			WriteLog log = machine.logging(() -> machine.silently(() -> dry[0] = run(iteration, trip, head)));
			grown = written.addAll(log);
			grown |= locks.collect(dry[0].condition, dry[0].end);
			grown |= heads.collectPointees(symbolic, dry[0].end, pointees);
		} while (grown);
		return new Settled(symbolic, dry[0]);
	}

	/** A loop that seems to hold more at the end of an iteration than at its start may do so in terms of its trip. */
	private void followLocks(Iteration iteration, Symbol trip, Supplier<State> start, LockLoop locks) {
		Run inTrips = run(iteration, trip, start.get());
		if (locks.leavesMore(inTrips.condition, inTrips.end)) {
			Run again = locks.passesOn(inTrips.end) ? run(iteration, trip, start.get()) : inTrips;
			if (locks.leavesMore(again.condition, again.end)) {
				locks.doubtful();
			}
		}
	}

	/** Executes one iteration in terms of the trip; in serial code only after a rehearsal that tells which trips there are. */
	private Run execute(Iteration iteration, Symbol trip, State state, List<Head> solved, Supplier<State> start) {
		State head = start.get();
		if (machine.team.isPresent() || machine.isMuted()) {
			return run(iteration, trip, head);
		}
		Run[] rehearsal = new Run[1];
		State silent = start.get();
		machine.silently(() -> rehearsal[0] = run(iteration, trip, silent));
		return assuming(domain(iteration, trip, state, solved, rehearsal[0]), iteration, trip, head);
	}

	/**
	 * What a loop's header does, without what the body does.
	 *
	 * @param heads the scalars that it writes, with their values at the start of a trip
	 * @param domain the trips that exist
	 */
	record Stepping(Symbol trip, List<Head> heads, TripDomain domain) {
	}

	/** Executes the condition and the update of a loop alone, in terms of the trip number. */
	Stepping stepping(Loop s, String variable, State state, Frame frame) {
		Iteration iteration = new Iteration(s.condition(), false, new Statement.Block(List.of(), s.range()), s.update(), frame, s.range());
		WriteLog written = machine.newLog();
		Map<WriteLog.Part, Set<MemoryObject>> pointees = new LinkedHashMap<>();
		Symbol trip = machine.trip(variable);
		int mark = machine.mark();
		List<Head> symbolic;
		Run[] run = new Run[1];
		boolean grown;
		do {
			symbolic = heads.symbolic(state, written, pointees);
			State head = heads.start(state, symbolic, written, iteration.range);
			grown = written.addAll(machine.logging(() -> machine.silently(() -> run[0] = run(iteration, trip, head))));
			grown |= heads.collectPointees(symbolic, run[0].end, pointees);
		} while (grown);
		List<Head> solved = recurrences.solve(symbolic, run[0].end, run[0].condition, trip, mark, iteration.range);
		State start = heads.start(state, solved, written, iteration.range);
		machine.silently(() -> run[0] = run(iteration, trip, start));
		heads.lose(state, written, iteration.range);
		return new Stepping(trip, solved, domain(iteration, trip, state, solved, run[0]));
	}

	private TripDomain domain(Iteration iteration, Symbol trip, State state, List<Head> solved, Run run) {
		return TripDomain.of(run.condition, trip, iteration.testAtEnd, run.leaving(state), recurrences.tableDomain(solved, trip),
				executor.signs::isNonNegative);
	}

	/** Executes an iteration of a serial loop: for the regions inside it the trip exists. */
	private Run assuming(TripDomain domain, Iteration iteration, Symbol trip, State head) {
		ModelGap inexact = widened(iteration);
		boolean weakens = !domain.exact() && head.weakened.add(inexact);
		Run run = run(iteration, trip, head, domain.bodies());
		if (weakens) {
			run.end.weakened.remove(inexact);
		}
		return run;
	}

	private static ModelGap widened(Iteration iteration) {
		return new ModelGap(GapKind.WIDENED_PATH, iteration.range, "how often the loop runs is not known exactly");
	}

	private Run run(Iteration iteration, Symbol trip, State head) {
		return run(iteration, trip, head, Bools.TRUE);
	}

	/** @param exists holds where the trip exists, or is weaker */
	private Run run(Iteration iteration, Symbol trip, State head, BoolExpr exists) {
		if (machine.team.isPresent()) {
			return iteration(iteration, trip, head, exists);
		}
		machine.assumptions.push(head.live);
		try {
			return iteration(iteration, trip, head, exists);
		} finally {
			machine.assumptions.pop();
		}
	}

	private Run iteration(Iteration iteration, Symbol trip, State head, BoolExpr exists) {
		BoolExpr[] condition = { Bools.TRUE };
		List<Item> header = new ArrayList<>();
		boolean uniform[] = { true };
		LockLoop.Tested tested = LockLoop.Tested.atEnd();
		Optional<LastTest> lastTest = Optional.empty();
		Optional<Team> team = machine.team;
		team.ifPresent(t -> t.loops.push(new Team.LoopFrame(trip, true)));
		if (team.isEmpty()) {
			machine.serialTrips.addLast(trip);
		}
		try {
			head.begin();
			if (!iteration.testAtEnd) {
				WriteLog written = machine.logging(() -> header.addAll(test(iteration, head, condition)));
				lastTest = written.isEmpty() ? Optional.empty() : Optional.of(new LastTest(head.copy(), written));
				tested = LockLoop.Tested.atStart(head.locks);
				decideUniformity(team, condition[0], uniform, trip);
			}
			head.begin();
			List<Item> items = items(() -> body(iteration, trip, head, condition, exists));
			decideUniformity(team, condition[0], uniform, trip);
			return new Run(condition[0], head, head.breaks, header, items, uniform[0], tested, lastTest);
		} finally {
			team.ifPresent(t -> t.loops.pop());
			if (team.isEmpty()) {
				machine.serialTrips.removeLast();
			}
		}
	}

	private void body(Iteration iteration, Symbol trip, State head, BoolExpr[] condition, BoolExpr exists) {
		BoolExpr known = Bools.and(Bools.lessEqual(Ints.ZERO, trip), condition[0], exists);
		if (machine.team.isEmpty()) {
			machine.assumptions.push(known);
		}
		try {
			executor.signs.within(known, () -> executor.execute(iteration.body, head, iteration.frame));
		} finally {
			if (machine.team.isEmpty()) {
				machine.assumptions.pop();
			}
		}
		List<State> continued = head.continues;
		head.continues = List.of();
		executor.rejoin(head, continued);
		if (!head.isDead()) {
			iteration.update.ifPresent(u -> executor.evaluator(head, iteration.frame).value(u));
			if (iteration.testAtEnd) {
				condition[0] = holds(iteration, head);
			}
		}
	}

	private List<Item> test(Iteration iteration, State head, BoolExpr[] condition) {
		return items(() -> condition[0] = holds(iteration, head));
	}

	private BoolExpr holds(Iteration iteration, State head) {
		return iteration.condition.map(c -> executor.evaluator(head, iteration.frame).loopCondition(c)).orElse(Bools.TRUE);
	}

	private List<Item> items(Runnable code) {
		if (machine.team.isEmpty() || machine.isMuted()) {
			code.run();
			return List.of();
		}
		return machine.recording(code);
	}

	private static void decideUniformity(Optional<Team> team, BoolExpr condition, boolean[] uniform, Symbol trip) {
		if (team.isPresent() && uniform[0] && !team.get().isUniform(condition)) {
			uniform[0] = false;
			team.get().loops.pop();
			team.get().loops.push(new Team.LoopFrame(trip, false));
		}
	}

	private void record(Iteration iteration, Symbol trip, State state, List<Head> solved, Run real, TripDomain domain) {
		if (machine.team.isEmpty() || machine.isMuted() || real.items.isEmpty() && real.header.isEmpty()) {
			return;
		}
		Team team = machine.team.get();
		Alignment met = Alignment.ofLoop(iteration.range, real.items, real.end, team, state);
		List<ModelGap> weakened = new ArrayList<>(met.weakened());
		if (!domain.exact()) {
			weakened.add(widened(iteration));
		}
		boolean uniform = met.uniform() && real.uniform && real.leaving(state).stream().allMatch(b -> uniformIn(team, b.arrives, trip));
		machine.record(
				new Item.Loop(iteration.range, trip, met.guard(), domain.tests(), domain.bodies(), loopVariables(iteration, solved),
						weakened, uniform, Succession.SEQUENTIAL,
						real.header, real.items));
	}

	private static boolean uniformIn(Team team, BoolExpr condition, Symbol trip) {
		team.loops.push(new Team.LoopFrame(trip, true));
		try {
			return team.isUniform(condition);
		} finally {
			team.loops.pop();
		}
	}

	/** The variables that the header steps, or else the trip number itself; what steps inside a standard header nobody sees. */
	private static List<LoopVariable> loopVariables(Iteration iteration, List<Head> solved) {
		if (iteration.range.isBuiltIn()) {
			return List.of();
		}
		Set<String> stepped = new LinkedHashSet<>();
		iteration.update.ifPresent(u -> Walk.expressions(u, e -> {
			if (e instanceof Expression.VariableReference v) {
				stepped.add(v.variable().name());
			}
		}));
		return solved.stream().filter(h -> stepped.contains(h.part().object().name()) && h.exact()).limit(2)
				.map(h -> LoopVariable.of(h.part().object().name(), h.part().object().element(), h.value().term())).toList();
	}

	private void leave(Iteration iteration, State state, List<Head> solved, LoopExits.Ended ended, WriteLog written, LockLoop locks) {
		Run real = ended.real();
		State before = state.copy();
		heads.lose(state, written, iteration.range);
		for (Head h : solved) {
			state.setContents(h.part().object(),
					executor.memory.contents(state, h.part().object()).store(h.part().offset(), h.part().size(), exits.value(h, ended)));
		}
		machine.knowing(exits.known(ended), state);
		if (real.lastTest.filter(t -> !t.written.wholeObjects().isEmpty() || t.written.isEverything()).isEmpty()) {
			ended.trips().ifPresent(
					n -> new LoopSummaries(executor, ended.loop(), ended.trip(), ended.mark()).keep(state, before, real.end, n));
		}
		if (!real.end.returns.equals(state.returns)) {
			ModelGap gap = new ModelGap(GapKind.WIDENED_PATH, iteration.range, "the function may be left inside the loop");
			state.weakened.add(gap);
			for (State s : real.end.returns) {
				if (!state.returns.contains(s)) {
					BoolExpr returned = exits.returnedSomewhere(gap, s.live, real);
					State kept = s.copy();
					kept.live = Bools.and(state.live, returned);
					kept.arrives = Bools.and(state.arrives, returned);
					kept.locks = locks.leftWith(s);
					state.returns = State.with(state.returns, kept);
					state.restrict(Bools.not(returned));
				}
			}
		}
		state.weakened.addAll(real.end.weakened);
		state.everythingLost = state.everythingLost.or(() -> real.end.everythingLost);
	}
}
