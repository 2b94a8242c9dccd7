package org.racelens.execution.team;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.EarlierExecutions.Settled;
import org.racelens.execution.machine.LockChecks;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.HeldContents;
import org.racelens.execution.memory.ThreadCopies;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.InstanceContext;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.AssumedUniform;
import org.racelens.execution.state.Control.Exits;
import org.racelens.execution.state.Escapes;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.HeldLocks;
import org.racelens.execution.state.RegionRun;
import org.racelens.execution.state.StartedThread;
import org.racelens.execution.state.State;
import org.racelens.execution.state.TeamSize;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.openmp.program.Construct;

/**
 * Executes an analysed region in serial code: a team of threads, or one thread, runs its body. Because what a load may see depends on what
 * the region writes, the body is executed until nothing new is written (semantics §2, Values): first as if nothing were, then with what was
 * found.
 */
public final class RegionExecutor {
	private static final int MOST_EXECUTIONS = 9;
	private static final int MOST_CORRECTIONS = 5;

	private final Execution execution;
	private final Machine machine;

	public RegionExecutor(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** One execution of the body. */
	private record Trial(TaskContext task, List<Item> items, WriteLog written, State end) {
	}

	/** Executes the body by a team and keeps what it does as a region; afterwards what it may have written is unknown. */
	public void execute(Construct c, TeamSize size, TeamBody body, State state, Frame frame) {
		Symbol thread = Symbol.of(machine.freshName("tid"), Role.THREAD);
		String here = frame.path() + "@" + c.range().offset() + ":" + c.leaf() + machine.depth();
		Optional<Settled> earlier = machine.earlier().region(here);
		WriteLog mayWrite = machine.recorder().newLog();
		earlier.ifPresent(e -> mayWrite.addAll(e.mayWrite()));
		AssumedUniform uniform = earlier.map(Settled::uniform).orElse(AssumedUniform.ALL);
		InstanceContext context = InstanceContext.ofTeam(thread, size.symbol());
		Map<MemoryObject, Set<String>> linear = earlier.map(Settled::linear).orElse(Map.of());
		Escapes escapes = earlier.map(e -> e.escapes().withoutHandingOn()).orElseGet(Escapes::new);
		execution.interpreter().findHandedCode(state);
		List<StartedThread> beside = List.copyOf(machine.serial().beside());
		Trial trial;
		Set<SourceMessage> before = Set.copyOf(machine.recorder().messages());
		boolean settled;
		int executions = 0;
		Set<String> loops = machine.earlier().loops();
		do {
			TaskContext task = new TaskContext(size.symbol(), thread, RegionRun.after(mayWrite, linear, escapes, state), uniform);
			beside.stream().filter(s -> s.touched().isEmpty()).forEach(s -> task.run().gaps().add(s.gap()));
			machine.recorder().messages().retainAll(before);
			trial = execution.signs().where(state.live(), () -> execute(body, task, state, frame));
			if (executions == 0 && task.run().escapesFound().handsOn() || task.run().escapesFound().publishesMoreThan(escapes)) {
				// what was written through pointers that the region itself sets is known only when these are followed
				escapes.addAll(task.run().escapesFound());
				machine.earlier().retainLoops(loops);
				settled = false;
				continue;
			}
			AssumedUniform confirmed = uniform
					.without(machine.setting().uniformity().refused(size.facts(), context, task.run().uniformFound(), trial.items,
							machine.cancellation()));
			settled = !mayWrite.addAll(trial.written) & confirmed.equals(uniform) & task.run().linearFound().equals(linear)
					& !escapes.addAll(task.run().escapesFound());
			uniform = executions < MOST_CORRECTIONS ? confirmed : AssumedUniform.NONE;
			linear = task.run().linearFound();
		} while (!settled && ++executions < MOST_EXECUTIONS);
		if (settled) {
			machine.earlier().settle(here, new Settled(mayWrite, uniform, linear, escapes));
		}
		Trial last = trial;
		trial.task.run().gaps().addAll(beside.stream().filter(s -> s.meets(last.items)).map(StartedThread::gap).toList());
		trial.task.run().gaps().addAll(execution.interpreter().findHandedCode(trial.end));
		if (!settled) {
			trial.task.run().gaps()
					.add(new ModelGap(GapKind.BUDGET, c.directive().range(), Unfollowed.WHAT_REGION_WRITES_DID_NOT_SETTLE.of()));
		}
		if (!machine.recorder().isMuted() && !state.isDead()) {
			machine.regions().add(c, () -> region(c, size, last, state, frame));
		}
		leave(c, trial, state);
	}

	private Region region(Construct c, TeamSize size, Trial trial, State state, Frame frame) {
		machine.exposure().give(Set.of(), state);
		if (machine.exposure().messages().areUnderWay()) {
			machine.serial().notes().add(Assumed.MEMORY_OF_MESSAGES_UNDER_WAY_IS_NOT_ACCESSED.of());
		}
		return new Region(c, frame.function().name(), size.symbol(), trial.task.thread(), size.max(),
				Bools.and(machine.serial().assumption(), state.live(), Bools.and(state.knowledge().known()), size.facts()), trial.items,
				trial.task.run().gaps().stream().sorted().toList(),
				List.copyOf(machine.serial().notes()),
				machine.regions().inputs(c, frame.function(), state, execution.memory().held()::first),
				new Region.Apart(List.copyOf(machine.made().separate()), machine.exposure().now()),
				machine.signed().all(), Set.copyOf(machine.unknowns().facts()), Optional.empty());
	}

	/** Executes the body once as a given task and notes what it does: its items, its writes and its end. */
	public Trial execute(TeamBody body, TaskContext task, State state, Frame frame) {
		task.run().gaps().addAll(machine.serial().gaps());
		State inner = state.copy();
		inner.unbindThreadLocals();
		inner.setLocks(HeldLocks.NONE);
		inner.begin();
		inner.exits(now -> Exits.NONE);
		return machine.as(Optional.of(task), () -> {
			List<Item> items = new ArrayList<>();
			WriteLog written = machine.recorder()
					.logging(() -> items.addAll(machine.recorder().recording(() -> body.execute(inner, frame.enteringRegion()))));
			LockChecks.checkReleased(machine, inner);
			return new Trial(task, items, written, inner);
		});
	}

	/** After the region, what it may have written is unknown to the serial code. */
	private void leave(Construct c, Trial trial, State state) {
		ModelGap why = machine.havoc(c.directive().range(), Unfollowed.PARALLEL_REGION_WRITES_IT.of());
		state.mayMeet(trial.end);
		execution.memory().held().lookAsIn(trial.end, state);
		trial.task.run().linearFound().keySet().forEach(o -> loseAfter(o, state, why));
		Set<MemoryObject> objects = new LinkedHashSet<>(trial.written.wholeObjects());
		trial.written.parts().forEach(p -> objects.add(p.object()));
		HeldContents held = execution.memory().held();
		Name event = machine.freshName("left by region");
		for (MemoryObject object : objects) {
			if (ThreadCopies.isCopy(object)) {
				loseAfter(execution.variables().primaryCopy(object.variable().orElseThrow()), state, why);
			}
			if (object.depth() > 0) {
				continue;
			}
			Contents lost = held.left(object, why.place(), why.explanation(), event);
			if (trial.written.isWhole(object) || object.arity() > 0) {
				state.setContents(object, lost);
			} else {
				loseBeside(object, trial, state, why, event);
				Contents changed = held.of(state, object);
				for (WrittenPart part : trial.written.parts(object)) {
					changed = changed.store(part.offset(), part.size(), left(part, trial, changed, why));
				}
				state.setContents(object, changed);
			}
		}
		state.objects().stream().filter(o -> !objects.contains(o)).forEach(o -> loseBeside(o, trial, state, why, event));
		if (trial.written.isEverything()) {
			execution.branches().loseReachable(state, why);
		}
	}

	/** Forgets what the region may have written to an object by the name of another one. */
	private void loseBeside(MemoryObject object, Trial trial, State state, ModelGap why, Name event) {
		if (trial.written.mayAlias(object)) {
			HeldContents held = execution.memory().held();
			held.loseBeside(object, trial.written.typesBeside(object), state, () -> held.left(object,
					new ModelGap(GapKind.MAY_ALIAS, why.place(), Unfollowed.REGION_MAY_WRITE_X_BY_ANOTHER_NAME.of(object.name())), event));
		}
	}

	/** One of the constants that the region stores in a part, or what was there before; a lost value where it may store something else. */
	private Value left(WrittenPart part, Trial trial, Contents before, ModelGap why) {
		Optional<Set<Value>> constants = trial.written.constants(part)
				.filter(c -> machine.task().isEmpty() && c.stream().allMatch(Value.Number.class::isInstance));
		Optional<Value> old = constants.flatMap(
				c -> before.load(part.object(), List.of(), Ints.of(part.offset()), part.size(), Value.Kind.NUMBER));
		if (old.isEmpty()) {
			String name = part.object().name();
			return new Value.Number(new Symbol(machine.freshName(name), Role.HAVOC,
					Optional.of(machine.havoc(why.place(), Unfollowed.CONTENTS_OF_X_ARE_NOT_KNOWN_Y.of(name, why.explanation())))));
		}
		Symbol choice = lastStore(part, trial, why);
		Value result = constants.get().iterator().next();
		int number = 0;
		for (Value constant : constants.get()) {
			result = Value.choice(Bools.equal(choice, Ints.of(number++)), constant, result);
		}
		return Value.choice(Bools.equal(lastStore(part, trial, why), Ints.ZERO), old.get(), result);
	}

	/** A number that is not known: which of the stores is executed last, or 0 where none is. */
	private Symbol lastStore(WrittenPart part, Trial trial, ModelGap why) {
		String name = part.object().name();
		return new Symbol(machine.freshName(name), Role.HAVOC,
				Optional.of(machine.havoc(why.place(), Unfollowed.WHETHER_REGION_WRITES_X_IS_NOT_KNOWN.of(name))));
	}

	/** What a {@code linear} clause wrote. */
	private void loseAfter(MemoryObject object, State state, ModelGap why) {
		machine.recorder().logs()
				.forEach(log -> log.add(object, Ints.ZERO, machine.layout().size(object.element()).filter(n -> object.isVariable())));
		state.setContents(object, execution.memory().held().lost(object, why.place(), why.explanation()));
	}
}
