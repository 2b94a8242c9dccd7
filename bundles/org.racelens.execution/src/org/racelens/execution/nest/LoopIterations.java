package org.racelens.execution.nest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.loop.LockLoop;
import org.racelens.execution.machine.BetweenTrips;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.HeldContents;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.LoopVariable;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Succession;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Control.Exits;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.LoopFrame;
import org.racelens.execution.state.LoopLevel;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.team.TeamBody;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Tasking;
import org.racelens.openmp.syntax.LoopClauses;

/**
 * The iterations of associated loops, each executed once, in no particular order: what one leaves in a thread's own memory is not known at
 * the start of another.
 */
public final class LoopIterations {
	private final Execution execution;
	private final Machine machine;
	private final LoopConformance conformance;

	public LoopIterations(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		conformance = new LoopConformance(execution);
	}

	/** Executes the loops' iterations: unordered where the construct says so, else a thread's one after the other. */
	public void execute(Construct c, LoopNest nest, BoolExpr mine, List<MemoryObject> linear, State state, Frame frame) {
		execute(c, nest, new IterationShare(mine, LoopClauses.isUnordered(c) ? Succession.CONCURRENT : Succession.SEQUENTIAL), linear,
				state, frame);
	}

	/**
	 * Executes the loops' iterations.
	 *
	 * @param linear copies whose values at an iteration's start are known
	 */
	public void execute(Construct c, LoopNest nest, IterationShare share, List<MemoryObject> linear, State state, Frame frame) {
		execute(c, nest, share, linear, (inner, within) -> execution.execute(nest.innermost(), inner, within), state, frame);
	}

	/**
	 * The same.
	 *
	 * @param each what is done in an iteration
	 */
	public void execute(Construct c, LoopNest nest, IterationShare share, List<MemoryObject> linear, TeamBody each, State state,
			Frame frame) {
		TaskContext team = machine.task().orElseThrow();
		Exits outer = state.exits();
		WriteLog written = machine.earlier().loop(
				frame.path() + "@" + c.range().offset() + ":for" + execution.machine().depth(),
				machine.recorder()::newLog);
		Set<MemoryObject> loopVariables = new LinkedHashSet<>(linear);
		nest.levels().forEach(l -> loopVariables.add(execution.variables().object(l.variable(), state, frame)));
		nest.levels().forEach(l -> team.enclosing().loops().push(new LoopFrame(l.trip(), false)));
		team.worksharing().enter();
		BoolExpr exists = nest.domain();
		LockLoop locks = LockLoop.distributed(machine, state, nest.levels().stream().map(LoopLevel::trip).toList(), nest.range());
		BetweenTrips between = new BetweenTrips(machine, state, nest.range());
		try {
			boolean grown;
			State end;
			do {
				State dry = between.start(locks.start(start(state, written, loopVariables, c)));
				grown = written.addAll(machine.recorder().logging(
						() -> machine.recorder().silently(() -> execution.signs().within(exists, () -> each.execute(dry, frame)))));
				grown |= locks.collect(Bools.TRUE, dry);
				grown |= between.collect(dry);
				end = dry;
			} while (grown);
			if (locks.leavesMore(Bools.TRUE, end)) {
				locks.doubtful();
			}
			State body = between.start(locks.start(start(state, written, loopVariables, c)));
			Runnable iteration = () -> execution.signs().within(exists, () -> {
				step(c, nest, body, frame);
				each.execute(body, frame);
			});
			List<Item> items = machine.recorder().isMuted() ? List.of() : machine.recorder().recording(iteration);
			if (machine.recorder().isMuted()) {
				iteration.run();
			}
			checkBranches(nest, body);
			conformance.checkWrites(nest, written, body, frame);
			locks.leave(state, body);
			between.leave(state, List.of(), body);
			record(nest, share, state, items);
		} finally {
			team.worksharing().leave();
			nest.levels().forEach(l -> team.enclosing().loops().pop());
		}
		forget(state, written, loopVariables, c);
		state.exits(now -> outer);
	}

	/**
	 * Executes one iteration of a task that may have executed others before: what these leave in the task's own memory is not known.
	 *
	 * @param kept copies whose values at the iteration's start are known
	 */
	public void afterOthers(Construct c, LoopNest nest, List<MemoryObject> kept, TeamBody each, State state, Frame frame) {
		WriteLog written = machine.earlier().loop(frame.path() + "@" + c.range().offset() + ":task",
				machine.recorder()::newLog);
		Set<MemoryObject> known = new LinkedHashSet<>(kept);
		nest.levels().forEach(l -> known.add(execution.variables().object(l.variable(), state, frame)));
		BetweenTrips between = new BetweenTrips(machine, state, nest.range());
		boolean grown;
		do {
			State dry = between.start(state.copy());
			forget(dry, written, known, c);
			grown = written.addAll(machine.recorder().logging(() -> machine.recorder().silently(() -> each.execute(dry, frame))));
			grown |= between.collect(dry);
		} while (grown);
		forget(between.start(state), written, known, c);
		each.execute(state, frame);
	}

	/** The thread's copies of the loop variables get their values; each task of a taskloop has a copy of its own, with its value. */
	private void step(Construct c, LoopNest nest, State body, Frame frame) {
		if (!(c instanceof Tasking.Taskloop)) {
			nest.levels().forEach(
					l -> execution.memory().accesses().step(execution.variables().object(l.variable(), body, frame), nest.range(), frame,
							body));
		}
	}

	/** An iteration may follow any other one on the same thread: what the body leaves in private variables is not known at its start. */
	private State start(State state, WriteLog written, Set<MemoryObject> loopVariables, Construct c) {
		State s = state.copy();
		forget(s, written, loopVariables, c);
		s.begin();
		s.exits(now -> Exits.NONE);
		return s;
	}

	private void forget(State state, WriteLog written, Set<MemoryObject> kept, Construct c) {
		Set<MemoryObject> whole = new LinkedHashSet<>(written.wholeObjects());
		Map<MemoryObject, List<WrittenPart>> parts = new LinkedHashMap<>();
		for (WrittenPart part : written.parts()) {
			if (part.object().arity() > 0) {
				whole.add(part.object());
			} else {
				parts.computeIfAbsent(part.object(), o -> new ArrayList<>()).add(part);
			}
		}
		for (MemoryObject object : state.objects()) {
			if (!whole.contains(object) && written.mayAlias(object)) {
				if (parts.containsKey(object)) {
					whole.add(object);
				} else if (!execution.memory().isShared(object) && !kept.contains(object)) {
					HeldContents held = execution.memory().held();
					held.loseBeside(object, written.typesBeside(object), state,
							() -> held.lost(object, c.directive().range(), Unfollowed.ITERATIONS_OF_LOOP_WRITE_IT.of()));
				}
			}
		}
		whole.forEach(o -> lose(state, o, Optional.empty(), kept, c));
		whole.forEach(parts::remove);
		parts.forEach((o, some) -> lose(state, o, Optional.of(some), kept, c));
		if (written.isEverything()) {
			execution.branches().loseReachable(state, machine.havoc(c.directive().range(), Unfollowed.LOOP_MAY_WRITE_ANYTHING.of()));
		}
	}

	/** Forgets what parts of an object hold, or all of it. */
	private void lose(State state, MemoryObject object, Optional<List<WrittenPart>> parts, Set<MemoryObject> kept, Construct c) {
		if (execution.memory().isShared(object) || kept.contains(object)) {
			return;
		}
		Contents lost = execution.memory().held().lost(object, c.directive().range(), Unfollowed.ITERATIONS_OF_LOOP_WRITE_IT.of());
		state.setContents(object,
				parts.map(some -> execution.memory().held().of(state, object).replaced(object, some, lost, machine.layout()))
						.orElse(lost));
	}

	private void checkBranches(LoopNest nest, State body) {
		List<State> leaving = new ArrayList<>(body.exits().breaks());
		leaving.addAll(body.exits().returns());
		for (State s : leaving) {
			machine.recorder().notConforming(MessageKind.BRANCH_OUT, s.control().leftAt().orElse(nest.range()),
					Breach.BRANCH_LEAVES_WORKSHARING_LOOP.of());
		}
	}

	private void record(LoopNest nest, IterationShare share, State state, List<Item> items) {
		if (items.isEmpty()) {
			return;
		}
		List<Item> inner = items;
		List<LoopLevel> levels = nest.levels();
		for (int i = levels.size() - 1; i >= 0; i--) {
			LoopLevel l = levels.get(i);
			BoolExpr domain = i == levels.size() - 1 ? Bools.and(l.domain(), share.mine()) : l.domain();
			BoolExpr guard = i == 0 ? state.live() : Bools.TRUE;
			inner = List.of(new Item.Loop(nest.rangeOf(i), l.trip(), guard, domain, domain,
					List.of(LoopVariable.of(l.variable().name(), l.variable().type(), l.value())),
					List.of(), false,
					share.at(i, levels.size()), List.of(), List.of(), inner));
		}
		machine.recorder().record(inner.get(0));
	}
}
