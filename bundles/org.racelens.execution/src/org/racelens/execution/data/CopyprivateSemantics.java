package org.racelens.execution.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Sharing;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;

/**
 * {@code copyprivate}: what the executing thread's copies hold at the end of a {@code single} goes into those of all threads, before they
 * leave its barrier. OpenMP 5.2 §5.7.2
 */
public final class CopyprivateSemantics {
	private final Execution execution;
	private final Machine machine;
	private final Sharing sharing;

	public CopyprivateSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		sharing = new Sharing(machine);
	}

	/** The threads' copies that a directive lists; a gap for those that are not followed. */
	public List<MemoryObject> copies(Directive directive, State state, Frame frame) {
		List<MemoryObject> result = new ArrayList<>();
		for (ListClause clause : directive.clauses(ListClause.class, ClauseName.COPYPRIVATE)) {
			for (ListItem item : clause.items()) {
				Optional<MemoryObject> copy = item.variable().map(v -> execution.variables().object(v, state, frame))
						.filter(this::isFollowed);
				copy.ifPresentOrElse(result::add, () -> machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(),
						Unfollowed.COPYPRIVATE_OF_X_IS_NOT_MODELLED.of(item.text())));
			}
		}
		return result;
	}

	/** A shared variable of which every thread follows the value is shared all the same. */
	private boolean isFollowed(MemoryObject object) {
		return !execution.memory().isShared(object) && !sharing.isHandedOn(object) && object.variable().isPresent();
	}

	/** What the copies hold in the executing thread at the end of its block. */
	public Map<MemoryObject, Contents> held(List<MemoryObject> copies, State end) {
		Map<MemoryObject, Contents> result = new LinkedHashMap<>();
		copies.forEach(copy -> result.put(copy, execution.memory().held().of(end, copy)));
		return result;
	}

	/**
	 * Gives all threads the values.
	 *
	 * @param owner the executing thread
	 */
	public void broadcast(Directive directive, List<MemoryObject> copies, Map<MemoryObject, Contents> held, IntExpr owner, State state) {
		for (MemoryObject copy : copies) {
			Optional<Long> size = machine.layout().size(copy.element()).filter(n -> Layout.isScalar(copy.element()));
			machine.recorder().logs().forEach(log -> log.add(copy, Ints.ZERO, size));
		}
		give(copies, held, owner, state,
				(copy, value, common) -> seenByAll(value, common).orElseGet(() -> notFollowed(copy, value, directive)));
	}

	/** Every thread finds what the executing thread left in shared scalars, by writes of its block. */
	public void handOn(Directive directive, List<MemoryObject> scalars, Map<MemoryObject, Contents> held, IntExpr owner, State state) {
		TaskContext task = machine.task().orElseThrow();
		give(scalars, held, owner, state,
				(object, value, common) -> seenByAll(value, common).filter(v -> machine.recorder().isMuted() || isUniform(v, task))
						.orElseGet(() -> {
							ModelGap why = machine.havoc(directive.range(),
									Unfollowed.WHAT_IS_LEFT_IN_X_IS_NOT_FOLLOWED.of(object.name()));
							IntExpr lost = machine.apply(object.name(), why, task.encounter());
							return value instanceof Value.Pointer ? new Value.Pointer(List.of(), lost) : new Value.Number(lost);
						}));
	}

	private static boolean isUniform(Value value, TaskContext task) {
		return task.isUniform(value.term()) && value.targets().stream().allMatch(
				t -> task.isUniform(t.guard()) && task.isUniform(t.offset()) && t.instance().stream().allMatch(task::isUniform));
	}

	/** What a value that an object held is to all threads. */
	private interface Seen {
		Value of(MemoryObject object, Value value, Map<IntExpr, IntExpr> common);
	}

	private void give(List<MemoryObject> copies, Map<MemoryObject, Contents> held, IntExpr owner, State state, Seen seen) {
		Map<IntExpr, IntExpr> common = new LinkedHashMap<>(Map.of(machine.task().orElseThrow().thread(), owner));
		for (MemoryObject copy : copies) {
			Contents sent = held.getOrDefault(copy, execution.memory().held().of(state, copy));
			state.setContents(copy, sent.mapped(v -> seen.of(copy, v, common),
					where -> {
						Atoms.forEach(where, t -> unite(t, common));
						return Substitution.of(common).apply(where);
					},
					f -> new Contents.Rest.Function(fresh(f.function(), machine.task().get().encounter().size() + copy.arity() + 1),
							machine.task().get().encounter(), f.pointees())));
		}
	}

	private Value notFollowed(MemoryObject copy, Value value, Directive directive) {
		machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, directive.range(),
				Unfollowed.WHAT_COPYPRIVATE_GIVES_TO_X_IS_NOT_FOLLOWED.of(copy.name()));
		IntExpr lost = machine.lost("copied",
				machine.havoc(directive.range(), Unfollowed.ANOTHER_THREADS_COPY_IS_NOT_FOLLOWED.of()));
		return value instanceof Value.Pointer ? new Value.Pointer(List.of(), lost) : new Value.Number(lost);
	}

	/**
	 * The executing thread's value in the terms of every thread; nothing for pointers to what is its own.
	 *
	 * @param common what stands for the executing thread's own terms
	 */
	private Optional<Value> seenByAll(Value value, Map<IntExpr, IntExpr> common) {
		if (value instanceof Value.Pointer p) {
			boolean shared = p.targets().stream().map(Place::object).allMatch(execution.memory()::isShared);
			return shared && !p.isUnknownPointer() ? Optional.of(Contents.substituted(p, Substitution.of(common))) : Optional.empty();
		}
		Atoms.forEach(value.term(), t -> unite(t, common));
		return Optional.of(Contents.substituted(value, Substitution.of(common)));
	}

	private void unite(IntExpr term, Map<IntExpr, IntExpr> common) {
		TaskContext task = machine.task().orElseThrow();
		if (term instanceof Apply a && a.arguments().equals(task.instance())) {
			common.computeIfAbsent(a, x -> ofEncounter(a.function(), task));
		}
	}

	/** An unknown that is one for the whole team. */
	private IntExpr ofEncounter(FunctionSymbol f, TaskContext task) {
		List<IntExpr> encounter = task.encounter();
		return new Apply(fresh(f, encounter.size()), encounter);
	}

	private FunctionSymbol fresh(FunctionSymbol f, int arity) {
		return new FunctionSymbol(machine.freshName("copied"), arity, f.meaning(), f.gap());
	}
}
