package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.analysis.tests.oracle.Instance.Effect;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.TaskRun.Item;
import org.racelens.analysis.tests.oracle.TaskRun.Sharing;
import org.racelens.analysis.tests.oracle.TaskRun.Storage;
import org.racelens.analysis.tests.oracle.Tasking.Clauses;
import org.racelens.analysis.tests.oracle.Tasking.Dependence;
import org.racelens.analysis.tests.oracle.Tasking.Executor;
import org.racelens.analysis.tests.oracle.Tasking.Finality;
import org.racelens.analysis.tests.oracle.Tasking.Grouping;
import org.racelens.analysis.tests.oracle.Tasking.Local;
import org.racelens.analysis.tests.oracle.Tasking.Task;
import org.racelens.analysis.tests.oracle.Tasking.Taskgroup;
import org.racelens.analysis.tests.oracle.Tasking.Taskloop;
import org.racelens.analysis.tests.oracle.Tasking.Taskwait;

/** Explicit tasks: their data environments, and what waits for them. */
abstract class TaskingRun extends TeamwideRun {
	/** How many tasks, implicit ones included, there have been. */
	int tasks;
	private int copies;

	TaskingRun(Choices choices) {
		super(choices);
	}

	@Override
	public Void executor(Executor executor) {
		int number = current.thread instanceof ThreadChain.OfTask anyThread ? anyThread.number(choices::next)
				: current.thread instanceof ThreadChain.Member member ? member.number() : 0;
		declare(executor.name(), number);
		return null;
	}

	@Override
	public Void local(Local local) {
		if (current.storage.put(local.name(), new Storage(++copies, Sharing.LOCAL)) != null) {
			throw new IllegalArgumentException(local.name() + " is declared inside its own scope");
		}
		return null;
	}

	@Override
	public Void task(Task task) {
		boolean deferred = task.clauses().deferredIf().map(condition -> condition.holds(current.environment)).orElse(true);
		List<Item> items = items(task.clauses().dependences());
		create(task.label(), task.clauses(), deferred, items, task.body());
		return null;
	}

	private List<Item> items(List<Dependence> dependences) {
		return dependences.stream().map(dependence -> new Item(dependence.type(), location(dependence.item()),
				storage(dependence.item().variable()).copy())).toList();
	}

	private void create(int label, Clauses clauses, boolean wanted, List<Item> items, List<Stmt> body) {
		TaskRun creator = current;
		boolean deferred = wanted && creator.finality == Finality.PLAIN;
		Map<String, Storage> storage = captured(label, clauses, body);
		int creation = step();
		TaskRun task = explicit(creator, deferred, creation);
		task.storage.putAll(storage);
		task.items.addAll(items);
		task.finality = clauses.finality() == Finality.FINAL ? Finality.FINAL : creator.finality;
		precede(creator.children, items, task);
		current = task;
		block(body);
		creator.children.add(task);
		creator.groups.forEach(group -> group.add(task));
		graph.order(step(), creator.team.barrier(task.phase));
		current = creator;
		if (!deferred) {
			creator.last = graph.after(creator.last, task.last);
		}
	}

	private TaskRun explicit(TaskRun creator, boolean deferred, int creation) {
		int number = tasks++;
		ThreadChain thread = deferred ? new ThreadChain.OfTask(creator.team.encountering(), number, creator.team.size())
				: creator.thread;
		TaskRun task = new TaskRun(number, Optional.of(creator), creator.team, thread, creator.contentionGroup, graph.after(creation));
		task.environment.putAll(creator.environment);
		task.frozen = new HashSet<>(creator.environment.keySet());
		task.iteration = new LinkedHashMap<>(creator.iteration);
		task.phase = creator.phase;
		task.groups.addAll(creator.groups);
		if (!deferred) {
			task.during = Optional.of(creator);
			task.locks.addAll(creator.locks);
		}
		return task;
	}

	/** The data environment of a task; the creator reads what is captured by value. */
	private Map<String, Storage> captured(int label, Clauses clauses, List<Stmt> body) {
		Map<String, Storage> inside = new LinkedHashMap<>(current.storage);
		Set<String> names = new TreeSet<>(VariableUse.in(body).accessed());
		names.addAll(clauses.firstprivate());
		for (String name : names) {
			Storage outside = storage(name);
			boolean copied = clauses.firstprivate().contains(name)
					|| outside.sharing() != Sharing.SHARED && !clauses.shared().contains(name);
			if (copied) {
				emit(label, new Cell(name, List.of()), Effect.READ);
				inside.put(name, new Storage(++copies, Sharing.TASKS_COPY));
			} else if (outside.sharing() == Sharing.TASKS_COPY) {
				throw new IllegalArgumentException(name + " may die before its task");
			}
		}
		return inside;
	}

	private void precede(List<TaskRun> siblings, List<Item> items, TaskRun later) {
		for (TaskRun earlier : siblings) {
			boolean ordered = earlier.items.stream().anyMatch(first -> items.stream().anyMatch(second -> first.copy() == second.copy()
					&& first.location().equals(second.location()) && first.type().orders(second.type())));
			if (ordered) {
				graph.order(earlier.last, later.last);
			}
		}
	}

	@Override
	public Void taskloop(Taskloop taskloop) {
		if (taskloop.grouping() == Grouping.GROUP) {
			grouped(() -> iterations(taskloop));
		} else {
			iterations(taskloop);
		}
		return null;
	}

	/** One task per iteration: the division that leaves the most open. */
	private void iterations(Taskloop taskloop) {
		if (VariableUse.in(taskloop.body()).accessed().stream().anyMatch(name -> storage(name).sharing() != Sharing.SHARED)) {
			throw new IllegalArgumentException("when a taskloop copies a local is not settled");
		}
		forEach(taskloop.header(), logical -> create(taskloop.label(), Clauses.NONE, true, List.of(), taskloop.body()));
	}

	@Override
	public Void taskgroup(Taskgroup taskgroup) {
		grouped(() -> block(taskgroup.body()));
		return null;
	}

	private void grouped(Runnable body) {
		List<TaskRun> group = new ArrayList<>();
		current.groups.push(group);
		body.run();
		current.groups.pop();
		int end = step();
		group.forEach(task -> graph.order(task.last, end));
	}

	@Override
	public Void taskwait(Taskwait taskwait) {
		int end = step();
		if (taskwait.dependences().isEmpty()) {
			current.children.forEach(child -> graph.order(child.last, end));
		} else {
			precede(current.children, items(taskwait.dependences()), current);
		}
		return null;
	}
}
