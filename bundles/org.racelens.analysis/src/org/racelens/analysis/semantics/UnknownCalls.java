package org.racelens.analysis.semantics;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.model.expr.Expression.Call;
import org.racelens.model.expr.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.stmt.Statement.Declaration;

/** Calls of which nothing is known: what they may have written is lost, and what they do themselves is a gap. */
final class UnknownCalls {
	private final Executor executor;
	private final Machine machine;

	UnknownCalls(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
	}

	/**
	 * A call that may write whatever it can reach.
	 *
	 * @param message why nothing is known of it
	 */
	Value call(Call e, List<Value> arguments, State state, GapKind kind, String message) {
		ModelGap gap = new ModelGap(kind, e.range(), message);
		if (!machine.isMuted() && !state.isDead()) {
			machine.team.ifPresent(t -> t.gaps.add(gap));
		}
		if (machine.team.isPresent()) {
			machine.logs.forEach(WriteLog::addEverything);
			state.weakened.add(gap);
			if (e.callee().contains("lock") || e.callee().contains("mutex")) {
				state.unknownExclusion = Optional.of(gap);
			}
		}
		reachable(arguments, state).forEach(o -> loseObject(o, gap, state));
		return new Value.Number(machine.lost(e.callee().isEmpty() ? "called" : e.callee(), gap));
	}

	private void loseObject(MemoryObject object, ModelGap gap, State state) {
		machine.logs.forEach(log -> log.add(object, Ints.ZERO, Optional.empty()));
		if (!executor.memory.isShared(object)) {
			state.setContents(object, executor.memory.lost(object, gap.place(), gap.message()));
		}
	}

	/**
	 * What unknown code with the given arguments can write: what they point to, the variables of namespace scope that others can name or
	 * that code of this unit, which it may call, writes, and what pointers in any of these point to.
	 */
	private Set<MemoryObject> reachable(List<Value> arguments, State state) {
		Set<MemoryObject> reached = new LinkedHashSet<>();
		Deque<MemoryObject> open = new ArrayDeque<>();
		arguments.forEach(v -> PlaceEvaluator.targets(v).forEach(t -> open.add(t.object())));
		Stream<Variable> declared = machine.globals.values().stream().map(Declaration::variable);
		Stream.concat(declared, machine.unnamed.lasting()).filter(v -> v.isStatic() && !v.constant() && !machine.neverWritten(v))
				.forEach(v -> open.add(executor.object(v, state, Frame.root(ConstructExecutor.NO_FUNCTION))));
		while (!open.isEmpty()) {
			MemoryObject object = open.poll();
			if (reached.add(object)) {
				state.contents(object).ifPresent(c -> c.targets().forEach(t -> open.add(t.object())));
			}
		}
		return reached;
	}
}
