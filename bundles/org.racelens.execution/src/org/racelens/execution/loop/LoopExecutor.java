package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Alignment;
import org.racelens.execution.machine.BetweenTrips;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Succession;
import org.racelens.execution.state.Control.Exits;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.Age;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.OnceLoop;

/**
 * Sequential loops. An instance is told by its trip number k. Steps:
 * <ol>
 * <li>find what an iteration may write, by executing it silently until nothing new is written;
 * <li>find the value at the start of trip k of each scalar written, in closed form where there is one ({@link Recurrences});
 * <li>execute one iteration in terms of k, recording what it does;
 * <li>find the values after the loop.
 * </ol>
 */
public final class LoopExecutor {
	private final Execution execution;
	private final Machine machine;
	private final Recurrences recurrences;
	private final IterationExecutor iterations;
	private final LoopHeads heads;
	private final LoopExits exits;
	private final WaitingLoops waiting;

	public LoopExecutor(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		recurrences = new Recurrences(machine);
		iterations = new IterationExecutor(execution);
		heads = new LoopHeads(execution);
		exits = new LoopExits(execution, heads);
		waiting = new WaitingLoops(execution);
	}

	/** Executes a sequential loop, its first clause included; a loop that is left in its first trip is executed as a block. */
	public void loop(Loop s, State state, Frame frame) {
		machine.step();
		s.init().ifPresent(i -> execution.execute(i, state, frame));
		if (state.isDead()) {
			return;
		}
		if (OnceLoop.is(s)) {
			new OnceLoopExecutor(execution).execute(s, state, frame);
			return;
		}
		LoopIteration iteration = LoopIteration.of(s, frame);
		Exits outer = state.exits();
		state.exits(Exits::ofFunction);
		sequential(iteration, state);
		state.exits(now -> now.around(outer));
	}

	private void sequential(LoopIteration iteration, State state) {
		WriteLog written = machine.earlier().loop(
				iteration.frame().path() + "@" + iteration.range().offset() + ":" + execution.machine().depth(),
				machine.recorder()::newLog);
		Symbol trip = machine.trip("k");
		Age mark = machine.mark();
		EachTrip each = new EachTrip(trip, mark);
		LockLoop locks = LockLoop.sequential(machine, state, trip, iteration.range());
		BetweenTrips between = new BetweenTrips(machine, state, trip, iteration.range());
		Settled settled = settle(iteration, trip, state, written, locks, between);
		List<LoopHead> solved = recurrences.solve(settled.heads, settled.run, trip, mark, iteration.range());
		Counters counters = Counters.of(execution, solved, settled.run.end());
		Supplier<State> start = () -> machine.knowing(counters.at(trip),
				between.start(locks.start(heads.start(state, solved, written, iteration.range()))));
		if (machine.task().isEmpty()) {
			iteration.counter(solved, trip).ifPresent(v -> machine.inputs().hold(trip,
					new Region.Held(v.name(), Ints.add(v.value(), v.base().orElse(0)), IntegerType.LONG)));
		}
		LoopRun real = machine.silentNest().isDeep()
				? settledRun(iteration, trip, state, solved, settled.run, start, locks)
				: execute(iteration, each, state, solved, settled.run, start, locks);
		TripDomain domain = domain(iteration, each, state, solved, real);
		record(iteration, trip, state, solved, real, domain);
		LoopExits.Ended ended = exits.ended(iteration, each, state, real, solved, counters, domain);
		Map<LoopHead, IntExpr> left = exits.leave(ended, state, written, locks);
		locks.leave(state, real.condition(), real.tested().after(domain.count()), real.end(), real.breaks());
		between.leave(state, real.early(), real.end());
		exits.tellLastTrip(ended, left, state);
		if (domain.count().isEmpty() && waiting.endsByOthers(settled.run, settled.heads, real, trip, state)) {
			waiting.ended(new WaitingLoops.Ended(iteration.text(), trip, real, solved), state);
		}
	}

	/** What the loop changes, with values that stand for any, and an iteration in terms of them. */
	private record Settled(List<LoopHead> heads, LoopRun run) {
	}

	/** Executes iterations silently until nothing new is written. */
	private Settled settle(LoopIteration iteration, Symbol trip, State state, WriteLog written, LockLoop locks,
			BetweenTrips between) {
		Map<WrittenPart, Set<MemoryObject>> pointees = new LinkedHashMap<>();
		List<LoopHead> symbolic;
		LoopRun[] dry = new LoopRun[1];
		boolean grown;
		do {
			symbolic = heads.symbolic(state, written, pointees);
			State head = between.start(locks.start(heads.start(state, symbolic, written, iteration.range())));
			WriteLog log = machine.recorder()
					.logging(() -> machine.recorder().silently(() -> dry[0] = iterations.run(iteration, trip, head)));
			grown = written.addAll(log);
			grown |= locks.collect(dry[0].condition(), dry[0].end());
			grown |= between.collect(dry[0].end());
			grown |= heads.collectPointees(symbolic, dry[0].end(), pointees);
			grown |= looksAtNews(dry[0], state);
		} while (grown);
		return new Settled(symbolic, dry[0]);
	}

	/** Whether an iteration has looked at objects that the state before the loop did not know: it knows them from now on. */
	private boolean looksAtNews(LoopRun run, State state) {
		boolean news = execution.memory().held().lookAsIn(run.end(), state);
		for (State left : run.breaks()) {
			news |= execution.memory().held().lookAsIn(left, state);
		}
		return news;
	}

	/** A loop that seems to hold more at the end of an iteration than at its start may do so in terms of its trip. */
	private void followLocks(LoopIteration iteration, Symbol trip, Supplier<State> start, LockLoop locks) {
		LoopRun inTrips = iterations.run(iteration, trip, start.get());
		if (locks.leavesMore(inTrips.condition(), inTrips.end())) {
			LoopRun again = locks.passesOn(inTrips.end()) ? iterations.run(iteration, trip, start.get()) : inTrips;
			if (locks.leavesMore(again.condition(), again.end())) {
				locks.doubtful();
			}
		}
	}

	/**
	 * An iteration in terms of the trip, without executing it once more: in deep nests of loops that are executed silently each would
	 * execute its body twice, and n of them 2ⁿ times. What is known only where a variable has its closed form, such as that a path is never
	 * taken, is not known here.
	 *
	 * @param anyTrip an iteration in terms of the symbols that stand for any values of what the loop changes
	 */
	private LoopRun settledRun(LoopIteration iteration, Symbol trip, State state, List<LoopHead> solved, LoopRun anyTrip,
			Supplier<State> start, LockLoop locks) {
		Map<Symbol, IntExpr> values = new LinkedHashMap<>();
		solved.forEach(h -> values.put(h.symbol(), h.value().term()));
		LoopRun run = anyTrip.with(Substitution.of(values), state);
		if (locks.leavesMore(run.condition(), run.end())) {
			locks.doubtful();
		}
		if (iteration.testAtEnd()) {
			boolean uniform = machine.task().filter(t -> !IterationExecutor.isUniformIn(t, run.condition(), trip)).isEmpty();
			return run.testedAs(run.condition(), uniform, run.tested(), run.lastTest());
		}
		LoopRun header = iterations.run(iteration.withoutBody(), trip, start.get());
		return run.testedAs(header.condition(), header.uniform(), header.tested(), header.lastTest());
	}

	/** Executes one iteration in terms of the trip; in serial code only after a rehearsal that tells which trips there are. */
	private LoopRun execute(LoopIteration iteration, EachTrip each, State state, List<LoopHead> solved, LoopRun anyTrip,
			Supplier<State> start,
			LockLoop locks) {
		Symbol trip = each.trip();
		if (locks.leavesMore(anyTrip.condition(), anyTrip.end())) {
			machine.recorder().silently(() -> followLocks(iteration, trip, start, locks));
		}
		State head = start.get();
		if (machine.task().isPresent() || machine.recorder().isMuted()) {
			return iterations.run(iteration, trip, head);
		}
		LoopRun[] rehearsal = new LoopRun[1];
		machine.recorder().silently(() -> rehearsal[0] = settledRun(iteration, trip, state, solved, anyTrip, start, locks));
		return assuming(domain(iteration, each, state, solved, rehearsal[0]), iteration, trip, head);
	}

	/**
	 * What a loop's header does, without what the body does.
	 *
	 * @param heads the scalars that it writes, with their values at the start of a trip
	 * @param domain the trips that exist
	 */
	public record Stepping(Symbol trip, List<LoopHead> heads, TripDomain domain) {
	}

	/** Executes the condition and the update of a loop alone, in terms of the trip number. */
	public Stepping stepping(Loop s, String variable, State state, Frame frame) {
		LoopIteration iteration = LoopIteration.of(s, frame).withoutBody();
		WriteLog written = machine.recorder().newLog();
		Map<WrittenPart, Set<MemoryObject>> pointees = new LinkedHashMap<>();
		Symbol trip = machine.trip(variable);
		Age mark = machine.mark();
		List<LoopHead> symbolic;
		LoopRun[] run = new LoopRun[1];
		boolean grown;
		do {
			symbolic = heads.symbolic(state, written, pointees);
			State head = heads.start(state, symbolic, written, iteration.range());
			grown = written.addAll(
					machine.recorder().logging(() -> machine.recorder().silently(() -> run[0] = iterations.run(iteration, trip, head))));
			grown |= heads.collectPointees(symbolic, run[0].end(), pointees);
		} while (grown);
		List<LoopHead> solved = recurrences.solve(symbolic, run[0], trip, mark, iteration.range());
		State start = heads.start(state, solved, written, iteration.range());
		machine.recorder().silently(() -> run[0] = iterations.run(iteration, trip, start));
		heads.lose(state, written, iteration.range());
		return new Stepping(trip, solved, domain(iteration, new EachTrip(trip, mark), state, solved, run[0]));
	}

	private TripDomain domain(LoopIteration iteration, EachTrip each, State state, List<LoopHead> solved, LoopRun run) {
		return TripDomain.of(run.condition(), each, iteration.testAtEnd(), run.leaving(state), recurrences.tableDomain(solved, each.trip()),
				execution.signs()::isNonNegative);
	}

	/** Executes an iteration of a serial loop: for the regions inside it the trip exists. */
	private LoopRun assuming(TripDomain domain, LoopIteration iteration, Symbol trip, State head) {
		ModelGap inexact = iteration.widened();
		boolean weakens = !domain.exact() && !head.knowledge().weakened().contains(inexact);
		if (weakens) {
			head.knowledge(now -> now.weakenedBy(inexact));
		}
		LoopRun run = iterations.run(iteration, trip, head, domain.bodies());
		if (weakens) {
			run.end().knowledge(now -> now.strengthened(inexact));
		}
		return run;
	}

	private void record(LoopIteration iteration, Symbol trip, State state, List<LoopHead> solved, LoopRun real, TripDomain domain) {
		if (machine.task().isEmpty() || machine.recorder().isMuted() || real.items().isEmpty() && real.header().isEmpty()) {
			return;
		}
		TaskContext task = machine.task().get();
		List<Item> all = Stream.concat(real.header().stream(), real.items().stream()).toList();
		Alignment met = Alignment.ofLoop(iteration.range(), all, real.end(), task, state);
		List<ModelGap> weakened = new ArrayList<>(met.weakened());
		if (!domain.exact()) {
			weakened.add(iteration.widened());
		}
		boolean uniform = met.uniform() && real.uniform()
				&& real.leaving(state).stream().allMatch(b -> IterationExecutor.isUniformIn(task, b.control().arrives(), trip));
		Item.Loop loop = new Item.Loop(iteration.range(), trip, met.guard(), domain.tests(), domain.bodies(), iteration.variables(solved),
				weakened, uniform, Succession.SEQUENTIAL, CarriedNumbers.of(execution, solved, real.end()), real.header(), real.items());
		machine.recorder().record(loop.header().stream().allMatch(LoopExecutor::isOfHeaders) ? loop : tested(loop));
	}

	private static boolean isOfHeaders(Item item) {
		return item instanceof Item.Access || item instanceof Item.OrderPoint p && !p.mark().isOfIterations();
	}

	/**
	 * The same loop where the condition does more than accesses, such as loops, tasks or barriers of functions that it calls: each trip
	 * that is tested evaluates the condition and goes through the body once where that holds.
	 */
	private Item.Loop tested(Item.Loop loop) {
		Symbol once = machine.trip("once");
		BoolExpr domain = Bools.and(Bools.lessEqual(Ints.ZERO, once), Bools.lessEqual(once, Ints.ZERO));
		Item body = new Item.Loop(loop.range(), once, loop.domain(), domain, domain, List.of(), loop.weakened(), loop.uniform(),
				Succession.SEQUENTIAL, List.of(), List.of(), loop.body());
		return new Item.Loop(loop.range(), loop.trip(), loop.guard(), loop.tests(), loop.tests(), loop.variables(), loop.weakened(),
				loop.uniform(), loop.order(), loop.carried(), List.of(), Stream.concat(loop.header().stream(), Stream.of(body)).toList());
	}
}
