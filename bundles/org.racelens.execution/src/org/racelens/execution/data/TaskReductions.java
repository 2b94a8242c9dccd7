package org.racelens.execution.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Copied;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.ReductionDomain;
import org.racelens.execution.state.State;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;

/**
 * Reductions that tasks take part in. A task that takes part has a copy, which is combined with the original at any time from the task's
 * end to the end of the construct that defines the reduction; the combinations of one such construct exclude each other, those of two do
 * not. OpenMP 5.2 §5.5.8 to §5.5.10
 */
final class TaskReductions {
	private final Machine machine;
	private final Originals originals;

	TaskReductions(Execution execution, Originals originals) {
		this.originals = originals;
		machine = execution.machine();
	}

	/**
	 * Runs code inside a construct whose clauses of a name define reductions of the tasks inside. The originals are updated by the tasks
	 * that take part; where none does there is nothing to combine.
	 */
	void within(Directive directive, ClauseName scoping, Runnable code, State state, Frame frame) {
		TaskContext team = machine.task().orElseThrow();
		List<ReductionDomain> domains = new ArrayList<>();
		directive.clauses(ReductionClause.class, scoping).forEach(
				c -> c.items().forEach(item -> domain(directive, item, team, state, frame).ifPresent(domains::add)));
		domains.forEach(team.enclosing().domains()::push);
		code.run();
		domains.forEach(d -> team.enclosing().domains().pop());
	}

	private Optional<ReductionDomain> domain(Directive directive, ListItem item, TaskContext team, State state, Frame frame) {
		if (item.variable().isEmpty()) {
			machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(),
					Unfollowed.X_IS_NOT_VARIABLE_THAT_IS_KNOWN_HERE.of(item.text()));
			return Optional.empty();
		}
		Variable variable = item.variable().get();
		Original original = originals.of(variable, item, OriginalReader.EACH_THREAD, state, frame);
		Lock excluding = new Lock(Lock.Kind.REDUCTION_COMBINATION, directive.range().offset() + " " + variable.id() + " " + frame.path(),
				team.level(), team.instance());
		return originals.reduced(variable, original, item, OriginalReader.EACH_THREAD, state, frame)
				.map(c -> new ReductionDomain(c, excluding));
	}

	/**
	 * Notes the copies that a clause made.
	 *
	 * @param made the objects that are the copy
	 */
	void noteCopies(Directive directive, ReductionClause clause, Copied copied, List<MemoryObject> made, Frame frame) {
		boolean ofTasks = clause.modifier().filter("task"::equals).isPresent();
		if (ofTasks || clause.name() == ClauseName.IN_REDUCTION) {
			machine.made().taskReductionCopies().addAll(made);
		}
		machine.task().filter(t -> ofTasks).ifPresent(t -> t.enclosing().domains().push(new ReductionDomain(copied,
				originals.ofEncounter(Lock.Kind.REDUCTION_COMBINATION, directive, copied.variable(), t, frame))));
	}

	/**
	 * Whether what a task takes part with is a copy that another task or thread has in the same reduction: it is this task's own as well,
	 * so that there is nothing to meet.
	 */
	boolean isPartOfCopy(Copied copied, TaskContext task) {
		return domainOf(copied, task).isEmpty() && isCopy(copied);
	}

	/** What excludes the end of a task that takes part in a reduction, where what it added up goes into the original, from others' ends. */
	Lock exclusion(Copied copied, TaskContext task) {
		Optional<Lock> excluding = domainOf(copied, task).map(ReductionDomain::excluding);
		if (excluding.isEmpty() && machine.start().isMain()) {
			machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, copied.item().range(),
					Unfollowed.IN_WHICH_REDUCTION_OF_X_TASK_TAKES_PART_IS_NOT_KNOWN.of(copied.item().text()));
		}
		// a caller that is not known has one reduction for all
		return new Lock(Lock.Kind.REDUCTION_COMBINATION, excluding.map(Lock::name).orElse("tasks'"), task.level(),
				excluding.map(Lock::instance).orElse(List.of()));
	}

	private boolean isCopy(Copied copied) {
		return !copied.originalPlaces().isEmpty()
				&& copied.originalPlaces().stream().allMatch(p -> machine.made().taskReductionCopies().contains(p.object()));
	}

	/** The innermost reduction around a task whose original is that of the task's list item. */
	private static Optional<ReductionDomain> domainOf(Copied copied, TaskContext task) {
		return innermost(task, d -> isSame(copied, d.reduced())).or(() -> innermost(task, d -> areInOne(copied, d.reduced())));
	}

	private static Optional<ReductionDomain> innermost(TaskContext task, Predicate<ReductionDomain> wanted) {
		return task.enclosing().domains().stream().filter(wanted).findFirst().or(() -> task.outer().flatMap(o -> innermost(o, wanted)));
	}

	private static boolean isSame(Copied a, Copied b) {
		List<Place> places = a.originalPlaces();
		return !places.isEmpty() && places.equals(b.originalPlaces());
	}

	private static boolean areInOne(Copied a, Copied b) {
		List<MemoryObject> objects = b.originalPlaces().stream().map(Place::object).toList();
		return !a.originalPlaces().isEmpty() && a.originalPlaces().stream().allMatch(p -> objects.contains(p.object()));
	}
}
