package org.racelens.execution.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Sharing;
import org.racelens.execution.memory.ThreadCopies;
import org.racelens.execution.nest.LoopNest;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Copied;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.team.TeamBody;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.gap.GapKind;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.RawClause;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.ImplicitCopies;

/**
 * The data-sharing clauses: which copy a name means inside a construct, and what the clauses themselves read and write. Semantics §8;
 * OpenMP 5.2 §5.
 */
public final class DataEnvironment {
	private static final Set<ClauseName> HANDLED = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE,
			ClauseName.REDUCTION, ClauseName.LINEAR, ClauseName.SHARED, ClauseName.DEFAULT, ClauseName.NUM_THREADS, ClauseName.IF,
			ClauseName.PROC_BIND,
			ClauseName.SCHEDULE, ClauseName.COLLAPSE, ClauseName.NOWAIT, ClauseName.COPYIN, ClauseName.FILTER, ClauseName.COPYPRIVATE,
			ClauseName.AFFINITY, ClauseName.ALLOCATE, ClauseName.BIND, ClauseName.NUM_TEAMS, ClauseName.THREAD_LIMIT,
			ClauseName.DIST_SCHEDULE,
			ClauseName.IS_DEVICE_PTR, ClauseName.HAS_DEVICE_ADDR, ClauseName.DEFAULTMAP, ClauseName.DEVICE, ClauseName.USES_ALLOCATORS,
			ClauseName.DEPEND, ClauseName.DETACH, ClauseName.FINAL, ClauseName.GRAINSIZE,
			ClauseName.IN_REDUCTION, ClauseName.MERGEABLE, ClauseName.NOGROUP, ClauseName.NUM_TASKS, ClauseName.ORDER, ClauseName.ORDERED,
			ClauseName.PRIORITY, ClauseName.TASK_REDUCTION, ClauseName.UNTIED, ClauseName.SAFELEN, ClauseName.SIMDLEN,
			ClauseName.ALIGNED, ClauseName.NONTEMPORAL);
	private static final Set<ClauseName> PRIVATISING = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE);
	/** lists that change no copies */
	private static final Set<ClauseName> WITHOUT_COPIES = Set.of(ClauseName.SHARED, ClauseName.ALLOCATE, ClauseName.ALIGNED,
			ClauseName.NONTEMPORAL);
	/** without a list they say what the copies do that is not modelled */
	private static final Set<ClauseName> COPYING = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE,
			ClauseName.REDUCTION, ClauseName.LINEAR);

	private final Execution execution;
	private final Machine machine;
	private final Originals originals;
	private final LinearCopies linearCopies;
	private final TaskReductions taskReductions;
	private final ReductionCopies reductionCopies;
	private final LastValues lastValues;
	private final ObjectCopies objectCopies;

	public DataEnvironment(Execution execution) {
		this.execution = execution;
		originals = new Originals(execution);
		taskReductions = new TaskReductions(execution, originals);
		linearCopies = new LinearCopies(execution, originals);
		reductionCopies = new ReductionCopies(execution, originals, taskReductions);
		objectCopies = new ObjectCopies(execution);
		lastValues = new LastValues(execution, originals, linearCopies, objectCopies);
		machine = execution.machine();
	}

	/** Makes the copies of a construct's clauses. */
	public DataScope enter(Directive directive, List<Clause> explicit, OriginalReader reader, Statement body, State state, Frame frame) {
		List<Clause> clauses = new ArrayList<>(explicit);
		clauses.addAll(ImplicitCopies.of(directive, explicit, body));
		DataScope scope = DataScope.of(directive, state);
		Map<Variable, Original> made = new LinkedHashMap<>();
		for (Clause clause : clauses) {
			if (clause.name() == ClauseName.TASK_REDUCTION) {
				continue;
			}
			if (!HANDLED.contains(clause.name())) {
				machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, clause.range(),
						Unfollowed.CLAUSE_X_IS_NOT_MODELLED.of(clause.name().spelling()));
			} else if (clause instanceof RawClause said && COPYING.contains(clause.name())) {
				said.arguments().forEach(
						message -> machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, clause.range(), ForeignSentence.quoted(message)));
			} else if (clause instanceof ListClause list) {
				list(scope, list, reader, state, frame, made);
			} else if (clause instanceof ReductionClause reduction) {
				reduction.items().forEach(item -> reductionCopies.make(directive, reduction, item, reader, state, frame)
						.ifPresent((clause.name() == ClauseName.REDUCTION ? scope.reductions() : scope.participations())::add));
			}
		}
		return scope;
	}

	private void list(DataScope scope, ListClause list, OriginalReader reader, State state, Frame frame, Map<Variable, Original> made) {
		if (list.name() == ClauseName.LINEAR) {
			list.items().forEach(item -> linearCopies.make(scope.directive(), list, item, state, frame).ifPresent(scope.linears()::add));
			return;
		}
		list.modifier().filter(m -> !WITHOUT_COPIES.contains(list.name()) && !LastValues.isConditional(list))
				.ifPresent(m -> machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, list.range(),
						Unfollowed.MODIFIER_X_IS_NOT_MODELLED.of(m)));
		for (ListItem item : list.items()) {
			listed(scope, list, item, reader, state, frame, made).filter(c -> list.name() == ClauseName.LASTPRIVATE)
					.ifPresent(scope.lasts()::add);
		}
	}

	private Optional<Copied> listed(DataScope scope, ListClause clause, ListItem item, OriginalReader reader, State state, Frame frame,
			Map<Variable, Original> made) {
		if (clause.name() == ClauseName.COPYIN) {
			item.variable().ifPresent(v -> copyIn(v, state, frame));
			return Optional.empty();
		}
		if (clause.name() == ClauseName.USES_ALLOCATORS) {
			return Optional.empty();
		}
		if (item.variable().isEmpty()) {
			machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(),
					Unfollowed.X_IS_NOT_VARIABLE_THAT_IS_KNOWN_HERE.of(item.text()));
			return Optional.empty();
		}
		if (!PRIVATISING.contains(clause.name())) {
			return Optional.empty();
		}
		Directive directive = scope.directive();
		Variable variable = item.variable().get();
		Original before = made.containsKey(variable) ? made.get(variable) : originals.of(variable, item, reader, state, frame);
		Copied copied = originals.copied(variable, before, item, state, frame);
		Optional<Value> initial = clause.name() == ClauseName.FIRSTPRIVATE
				? originals.read(directive, copied, reader, state, frame)
				: Optional.empty();
		if (made.containsKey(variable)) {
			initial.ifPresent(v -> execution.memory().held().set(execution.variables().object(variable, state, frame), v, state));
			return Optional.of(copied);
		}
		made.put(variable, before);
		MemoryObject copy = privatise(directive, clause, copied, before, initial, reader, state, frame);
		scope.objects().add(copy);
		construct(clause, copy, reader, directive, state, frame);
		unlisted(copy, item, directive);
		return Optional.of(copied);
	}

	private static Type scalar(Type type) {
		return type instanceof Type.ArrayType a ? scalar(a.element()) : type;
	}

	/** A copy that no clause lists may execute code that is not known. */
	private void unlisted(MemoryObject copy, ListItem item, Directive directive) {
		boolean unknown = machine.program().unit().declared().unknownCopies().contains(scalar(copy.element()));
		if (unknown && item.range().equals(directive.range())) {
			machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(),
					Unfollowed.FUNCTIONS_OF_THE_COPIES_OF_X_ARE_NOT_FOLLOWED.of(item.text()));
		}
	}

	/** The constructor of a copy is executed by the thread that has it; of a task's copy of an original by the one that makes the task. */
	private void construct(ListClause clause, MemoryObject copy, OriginalReader reader, Directive directive, State state, Frame frame) {
		if (clause.name() != ClauseName.FIRSTPRIVATE) {
			objectCopies.make(copy, state, frame);
		} else if (directive.names().contains(DirectiveName.TASK) || directive.names().contains(DirectiveName.TASKLOOP)) {
			originals.by(reader, () -> {
				objectCopies.copy(copy, state, frame);
				return copy;
			});
		} else {
			objectCopies.copy(copy, state, frame);
		}
	}

	/**
	 * Makes a copy.
	 *
	 * @param initial its value, where that is a single one and known
	 */
	private MemoryObject privatise(Directive directive, ListClause clause, Copied copied, Original before, Optional<Value> initial,
			OriginalReader reader,
			State state, Frame frame) {
		before.object().ifPresent(o -> state.keepOriginal(copied.variable(), o));
		Optional<Contents> contents = before.object().map(o -> execution.memory().held().of(state, o));
		MemoryObject copy = execution.variables().declareCopy(copied.variable(), clause.name().spelling(), directive, state, frame);
		if (initial.isPresent()) {
			execution.memory().held().set(copy, initial.get(), state);
		} else if (clause.name() == ClauseName.FIRSTPRIVATE) {
			boolean meanwhile = reader == OriginalReader.EACH_THREAD || originals.isInRegion();
			boolean written = meanwhile && before.object().filter(this::mayBeWritten).isPresent();
			state.setContents(copy, contents.filter(c -> !written)
					.orElseGet(
							() -> execution.memory().held().lost(copy, copied.item().range(), Unfollowed.REGION_MAY_WRITE_ORIGINAL.of())));
		}
		return copy;
	}

	/** The copies of the region's threads start with what the encountering thread's copy holds. OpenMP 5.2 §5.7.1 */
	private void copyIn(Variable variable, State state, Frame frame) {
		MemoryObject copy = execution.variables().object(variable, state, frame);
		if (ThreadCopies.isCopy(copy) && machine.task().filter(t -> t.level() == 1).isPresent()) {
			state.setContents(copy, execution.memory().held().of(state, execution.variables().primaryCopy(variable)));
		}
	}

	private boolean mayBeWritten(MemoryObject object) {
		if (execution.memory().isInWindow(object)) {
			return true;
		}
		TaskContext task = machine.task().orElseThrow();
		return execution.memory().isShared(object) && (object.depth() > 0
				? Sharing.mayChange(object, task)
				: task.run().mayWrite().mayWrite(object, Ints.ZERO, Optional.empty()));
	}

	/** See {@link TaskReductions#within}. */
	public void reducing(Directive directive, ClauseName scoping, Runnable code, State state, Frame frame) {
		taskReductions.within(directive, scoping, code, state, frame);
	}

	/** See {@link LinearCopies#set}. */
	public List<MemoryObject> setLinears(DataScope scope, LoopNest nest, State state) {
		return linearCopies.set(scope, nest, state);
	}

	/** See {@link LinearCopies#stepping}. */
	public TeamBody stepping(DataScope scope, LoopNest nest) {
		return linearCopies.stepping(scope, nest);
	}

	/** The thread of the sequentially last iteration or section writes the originals. */
	public void writeLast(DataScope scope, BoolExpr mine, State state, Frame frame) {
		lastValues.write(scope, Optional.empty(), mine, state, frame);
	}

	/** The same after loops: {@code linear} clauses leave what the sequential loops would. */
	public void writeLast(DataScope scope, LoopNest nest, BoolExpr mine, State state, Frame frame) {
		lastValues.write(scope, LastValues.iterations(nest), mine, state, frame);
	}

	/** Whether variables of a scope get a value at the end of its construct: as lastprivate or as linear ones. */
	public boolean hasLasts(DataScope scope) {
		return !scope.lasts().isEmpty() || !scope.linears().isEmpty();
	}

	/** The end of a construct: names mean again what they meant outside, and reductions are combined. */
	public void leave(DataScope scope, State state, Frame frame) {
		scope.objects().forEach(o -> objectCopies.end(o, state, frame));
		state.restoreBindings(scope.outer());
		state.setOriginals(scope.outerOriginals());
		machine.task().ifPresent(task -> reductionCopies.combine(scope, task, state, frame));
	}
}
