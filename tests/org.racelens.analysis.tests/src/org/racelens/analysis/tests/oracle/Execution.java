package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;

import org.racelens.analysis.tests.oracle.Event.Lane;
import org.racelens.analysis.tests.oracle.Instance.Effect;
import org.racelens.analysis.tests.oracle.Nesting.Distribute;
import org.racelens.analysis.tests.oracle.Nesting.DistributedLoop;
import org.racelens.analysis.tests.oracle.Nesting.Parallel;
import org.racelens.analysis.tests.oracle.Nesting.Teams;
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

/**
 * One execution of a whole program: team sizes and the distribution of work are as chosen, every thread and every task is executed from its
 * first to its last statement, and the order between them is drawn into the graph. That a task is executed at its creation here means
 * nothing: no value depends on when it runs.
 */
final class Execution extends TeamwideRun {
	private int tasks;
	private int copies;
	private int lanes;
	private int outermostSize = 1;
	/** The thread numbers of the implicit tasks. */
	private final Map<TaskRun, Integer> numbers = new LinkedHashMap<>();

	private Execution(Choices choices) {
		super(choices);
		TeamRun alone = new TeamRun(ThreadChain.INITIAL, 1, graph);
		current = new TaskRun(tasks++, Optional.empty(), alone, ThreadChain.INITIAL, 0, graph.after());
		numbers.put(current, 0);
	}

	/** Executes a program with the given answers to all open questions. */
	static Execution of(TinyProgram program, int parameter, Choices choices) {
		Execution execution = new Execution(choices);
		program.parameter().ifPresent(named -> execution.current.environment.put(named.name(), parameter));
		if (program.shape() == TinyProgram.Shape.BARE) {
			execution.block(program.body());
		} else {
			execution.parallel(new Parallel(0, program.largestTeam(), program.body()));
		}
		return execution;
	}

	/** The size of the outermost team, if the program is a parallel region. */
	int size() {
		return outermostSize;
	}

	@Override
	int number() {
		return numbers.get(current);
	}

	@Override
	public Void parallel(Parallel parallel) {
		TaskRun encountering = current;
		int size = 1 + choices.next(parallel.limit());
		outermostSize = parallel.level() == 0 ? size : outermostSize;
		TeamRun team = new TeamRun(encountering.thread, size, graph);
		int fork = step();
		for (int number = 0; number < size; number++) {
			current = implicit(encountering, team, new ThreadChain.Member(encountering.thread, number), encountering.contentionGroup, fork);
			numbers.put(current, number);
			current.environment.put(Parallel.thread(parallel.level()), number);
			current.environment.put(Parallel.teamSize(parallel.level()), size);
			current.locks.addAll(encountering.locks);
			block(parallel.body());
			passBarrier("end of region");
			join(encountering, team);
		}
		team.finish();
		current = encountering;
		return null;
	}

	private TaskRun implicit(TaskRun encountering, TeamRun team, ThreadChain thread, int contentionGroup, int fork) {
		TaskRun task = new TaskRun(tasks++, Optional.empty(), team, thread, contentionGroup, fork);
		task.during = Optional.of(encountering);
		task.environment.putAll(encountering.environment);
		task.frozen = Set.copyOf(encountering.environment.keySet());
		encountering.storage.forEach((name, storage) -> task.storage.put(name, new Storage(storage.copy(), Sharing.SHARED)));
		task.iteration = new LinkedHashMap<>(encountering.iteration);
		return task;
	}

	/** The current thread is at its end: what it did comes before what the encountering task does next. */
	private void join(TaskRun encountering, TeamRun team) {
		encountering.last = graph.after(encountering.last, current.last);
		team.agree(current.trace);
	}

	@Override
	public Void teams(Teams teams) {
		TaskRun encountering = current;
		int size = 1 + choices.next(teams.limit());
		TeamRun league = new TeamRun(encountering.thread, size, graph);
		int fork = step();
		for (int number = 0; number < size; number++) {
			current = implicit(encountering, league, new ThreadChain.OfLeague(encountering.thread, number), tasks, fork);
			numbers.put(current, number);
			current.environment.put(Expr.TEAM, number);
			current.closed++;
			block(teams.body());
			join(encountering, league);
		}
		current = encountering;
		return null;
	}

	@Override
	public Void distribute(Distribute distribute) {
		int iterations = values(distribute.header()).size();
		Schedule schedule = distribute.chunk().isPresent() ? Schedule.of(Schedule.Kind.STATIC, distribute.chunk().getAsInt())
				: Schedule.UNSPECIFIED;
		current.trace.add("distribute" + schedule + iterations);
		int[] owners = owners(current.encounters++, schedule, iterations);
		forEach(distribute.header(), logical -> {
			if (owners[logical] == number()) {
				share(distribute.body());
			}
		});
		return null;
	}

	/** Each iteration goes to any team and there to any thread; all of a team's threads make one team. */
	@Override
	public Void distributedLoop(DistributedLoop loop) {
		int[] teams = owners(current.encounters++, Schedule.UNSPECIFIED, values(loop.header()).size());
		int mine = number();
		TaskRun initial = current;
		List<Stmt> shared = List.of(new Stmt.For(Schedule.UNSPECIFIED, List.of(loop.header()), Stmt.Ending.BARRIER, loop.body()));
		only = Optional.of(logical -> teams[logical] == mine);
		parallel(new Parallel(0, loop.limit(), shared));
		only = Optional.empty();
		current = initial;
		return null;
	}

	@Override
	public Void executor(Executor executor) {
		int number = current.thread instanceof ThreadChain.OfTask anyThread ? anyThread.number(choices::next)
				: current.thread instanceof ThreadChain.Member member ? member.number() : 0;
		declare(executor.name(), number);
		return null;
	}

	@Override
	public Void simd(Lanes.Simd simd) {
		int loop = lanes++;
		IntConsumer body = logical -> {
			lane = Optional.of(new Lane(loop, logical, 0, simd.safelen().orElse(Integer.MAX_VALUE)));
			share(simd.body());
			lane = Optional.empty();
		};
		simd.distribution().ifPresentOrElse(distribution -> distributed(distribution, simd.header(), body),
				() -> forEach(simd.header(), body));
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
