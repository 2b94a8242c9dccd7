package org.racelens.analysis.tests.oracle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import org.racelens.analysis.tests.oracle.Event.Lane;
import org.racelens.analysis.tests.oracle.Nesting.Distribute;
import org.racelens.analysis.tests.oracle.Nesting.DistributedLoop;
import org.racelens.analysis.tests.oracle.Nesting.Parallel;
import org.racelens.analysis.tests.oracle.Nesting.Teams;
import org.racelens.analysis.tests.oracle.TaskRun.Sharing;
import org.racelens.analysis.tests.oracle.TaskRun.Storage;

/**
 * One execution of a whole program: team sizes and the distribution of work are as chosen, every thread and every task is executed from its
 * first to its last statement, and the order between them is drawn into the graph. That a task is executed at its creation here means
 * nothing: no value depends on when it runs.
 */
final class Execution extends TaskingRun {
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
}
