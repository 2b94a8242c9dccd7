package org.racelens.execution;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.InstanceContext;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
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
final class RegionExecutor {
	private static final int MOST_EXECUTIONS = 9;
	private static final int MOST_CORRECTIONS = 5;

	private final Execution execution;
	private final Machine machine;

	RegionExecutor(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** One execution of the body. */
	private record Trial(Team team, List<Item> items, WriteLog written) {
	}

	/** Executes the body by a team and keeps what it does as a region; afterwards what it may have written is unknown. */
	void execute(Construct c, TeamSize size, TeamBody body, State state, Frame frame) {
		Symbol thread = Symbol.of(machine.freshName("tid"), Role.THREAD);
		WriteLog mayWrite = machine.newLog();
		AssumedUniform uniform = AssumedUniform.ALL;
		InstanceContext context = InstanceContext.ofTeam(thread, size.symbol());
		Map<MemoryObject, Set<String>> linear = Map.of();
		Escapes escapes = new Escapes();
		List<StartedThread> beside = List.copyOf(machine.beside);
		Trial trial;
		Set<SourceMessage> before = Set.copyOf(machine.messages);
		boolean settled;
		int executions = 0;
		Set<String> loops = Set.copyOf(machine.loopWrites.keySet());
		do {
			Team team = new Team(size.symbol(), thread, mayWrite, uniform, linear, escapes);
			beside.stream().filter(s -> s.touched().isEmpty()).forEach(s -> team.gaps.add(s.gap()));
			machine.messages.retainAll(before);
			trial = execution.signs().where(state.live, () -> execute(body, team, state, frame));
			if (executions == 0 && team.escapesFound.handsOn()) {
				// what was written through pointers that the region itself sets is known only when these are followed
				escapes.addAll(team.escapesFound);
				machine.loopWrites.keySet().retainAll(loops);
				settled = false;
				continue;
			}
			AssumedUniform confirmed = uniform
					.without(machine.uniformity.refused(size.facts(), context, team.uniformFound, trial.items, machine.cancellation()));
			settled = !mayWrite.addAll(trial.written) & confirmed.equals(uniform) & team.linearFound.equals(linear)
					& !escapes.addAll(team.escapesFound);
			uniform = executions < MOST_CORRECTIONS ? confirmed : AssumedUniform.NONE;
			linear = team.linearFound;
		} while (!settled && ++executions < MOST_EXECUTIONS);
		List<Item> found = trial.items;
		trial.team.gaps.addAll(beside.stream().filter(s -> s.meets(found)).map(StartedThread::gap).toList());
		if (!settled) {
			trial.team.gaps.add(new ModelGap(GapKind.BUDGET, c.directive().range(), "what the region writes did not settle"));
		}
		if (!machine.isMuted() && !state.isDead()) {
			machine.regions.add(new Region(c, frame.function().name(), size.symbol(), thread, size.max(),
					Bools.and(machine.assumption(), state.live, Bools.and(state.known), size.facts()), trial.items,
					trial.team.gaps.stream().sorted().toList(),
					List.copyOf(machine.notes),
					machine.regions.inputs(), new Region.Apart(List.copyOf(machine.separate), machine.exposure.now()),
					machine.signed.all(), Set.copyOf(machine.facts)));
		}
		leave(c, trial, state);
	}

	private Trial execute(TeamBody body, Team team, State state, Frame frame) {
		team.gaps.addAll(machine.serialGaps);
		State inner = state.copy();
		inner.unbindThreadLocals();
		inner.locks = HeldLocks.NONE;
		inner.begin();
		inner.returns = List.of();
		inner.breaks = List.of();
		inner.continues = List.of();
		inner.weakened = new LinkedHashSet<>(state.weakened);
		machine.team = Optional.of(team);
		try {
			List<Item> items = new ArrayList<>();
			WriteLog written = machine.logging(() -> items.addAll(machine.recording(() -> body.execute(inner, frame.enteringRegion()))));
			LockChecks.checkReleased(machine, inner);
			return new Trial(team, items, written);
		} finally {
			machine.team = Optional.empty();
		}
	}

	/** After the region, what it may have written is unknown to the serial code. */
	private void leave(Construct c, Trial trial, State state) {
		ModelGap why = machine.havoc(c.directive().range(), "the parallel region writes it");
		trial.team.linearFound.keySet().forEach(o -> loseAfter(o, state, why));
		Set<MemoryObject> objects = new LinkedHashSet<>(trial.written.wholeObjects());
		trial.written.parts().forEach(p -> objects.add(p.object()));
		for (MemoryObject object : objects) {
			if (ThreadCopies.isCopy(object)) {
				loseAfter(execution.variables().primaryCopy(object.variable().orElseThrow()), state, why);
			}
			if (object.depth() > 0) {
				continue;
			}
			Contents lost = execution.memory().lost(object, why.place(), why.message());
			if (trial.written.isWhole(object)) {
				state.setContents(object, lost);
			} else {
				Contents changed = execution.memory().contents(state, object);
				for (WrittenPart part : trial.written.parts(object)) {
					changed = changed.store(part.offset(), part.size(),
							new Value.Number(new Symbol(machine.freshName(object.name()), Role.HAVOC, Optional.of(why))));
				}
				state.setContents(object, changed);
			}
		}
		state.objects().stream().filter(o -> !objects.contains(o) && trial.written.mayAlias(o)).forEach(
				o -> state.setContents(o, execution.memory().lost(o, new ModelGap(GapKind.MAY_ALIAS, why.place(),
						"the contents of " + o.name() + " are not known: the parallel region may write it by another name"))));
		if (trial.written.isEverything()) {
			execution.branches().loseReachable(state, why);
		}
	}

	/** What a {@code linear} clause wrote. */
	private void loseAfter(MemoryObject object, State state, ModelGap why) {
		machine.logs.forEach(log -> log.add(object, Ints.ZERO, machine.layout.size(object.element()).filter(n -> object.isVariable())));
		state.setContents(object, execution.memory().lost(object, why.place(), why.message()));
	}
}
