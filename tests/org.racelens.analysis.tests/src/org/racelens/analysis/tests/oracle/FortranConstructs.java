package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.racelens.analysis.tests.oracle.Nesting.Device;
import org.racelens.analysis.tests.oracle.Nesting.Distribute;
import org.racelens.analysis.tests.oracle.Nesting.DistributedLoop;
import org.racelens.analysis.tests.oracle.Nesting.Parallel;
import org.racelens.analysis.tests.oracle.Nesting.Teams;
import org.racelens.analysis.tests.oracle.OwnNames.Depth;
import org.racelens.analysis.tests.oracle.Stmt.Header;
import org.racelens.analysis.tests.oracle.Tasking.Clauses;
import org.racelens.analysis.tests.oracle.Tasking.Dependence;
import org.racelens.analysis.tests.oracle.Tasking.Finality;
import org.racelens.analysis.tests.oracle.Tasking.Grouping;
import org.racelens.analysis.tests.oracle.Tasking.Task;
import org.racelens.analysis.tests.oracle.Tasking.Taskgroup;
import org.racelens.analysis.tests.oracle.Tasking.Taskloop;
import org.racelens.analysis.tests.oracle.Tasking.Taskwait;

/** Prints tasks, locks, order, teams and lanes in Fortran. */
abstract class FortranConstructs extends FortranBlocks {
	FortranConstructs(FortranStyle style) {
		super(style);
	}

	/** The variables that a device must see. */
	abstract Set<String> mapped();

	@Override
	public Void locked(Guarded.Locked locked) {
		lines.line("call omp_set_lock(" + cell(locked.lock()) + ")");
		block(locked.body());
		lines.line("call omp_unset_lock(" + cell(locked.lock()) + ")");
		return null;
	}

	@Override
	public Void ordered(Guarded.Ordered ordered) {
		return construct("ordered", "", ordered.body());
	}

	@Override
	public Void source(Guarded.Source source) {
		lines.directive("ordered depend(source)");
		return null;
	}

	@Override
	public Void sink(Guarded.Sink sink) {
		lines.directive("ordered depend(sink: " + sink.variable() + " - " + sink.distance() + ")");
		return null;
	}

	@Override
	public Void executor(Tasking.Executor executor) {
		lines.line(executor.name() + " = " + Expr.EXECUTOR);
		return null;
	}

	@Override
	public Void task(Task task) {
		lines.mark(task.label());
		return construct("task", clauses(task.clauses()) + privates(task.body(), Set.of()), task.body());
	}

	private String clauses(Clauses clauses) {
		StringBuilder result = new StringBuilder();
		clauses.deferredIf().ifPresent(condition -> result.append(" if(").append(FortranText.of(condition)).append(')'));
		result.append(clauses.finality() == Finality.FINAL ? " final(.true.)" : "");
		result.append(list("shared", clauses.shared())).append(list("firstprivate", clauses.firstprivate()));
		return result.append(depend(clauses.dependences())).toString();
	}

	private String depend(List<Dependence> dependences) {
		return dependences.stream().map(dependence -> " depend(" + dependence.type().text() + ": " + cell(dependence.item()) + ")")
				.collect(Collectors.joining());
	}

	@Override
	public Void taskloop(Taskloop taskloop) {
		lines.mark(taskloop.label());
		String nogroup = taskloop.grouping() == Grouping.NOGROUP ? " nogroup" : "";
		return repeated("taskloop", nogroup + privates(taskloop.body(), Set.of()), "", taskloop.header(), taskloop.body());
	}

	@Override
	public Void taskwait(Taskwait taskwait) {
		lines.directive("taskwait" + depend(taskwait.dependences()));
		return null;
	}

	@Override
	public Void taskgroup(Taskgroup taskgroup) {
		return construct("taskgroup", "", taskgroup.body());
	}

	@Override
	public Void local(Tasking.Local local) {
		lines.line(local.name() + " = 0");
		return null;
	}

	@Override
	public Void parallel(Parallel parallel) {
		Map<String, String> symbols = threadSymbols(parallel.level(), parallel.body());
		return construct("parallel", " num_threads(" + parallel.limit() + ")" + privates(parallel.body(), symbols.keySet()),
				parallel.body(), symbols);
	}

	@Override
	public Void teams(Teams teams) {
		boolean target = teams.device() == Device.TARGET;
		String clauses = " num_teams(" + teams.limit() + ")"
				+ (target ? list("map", Set.of("tofrom: " + String.join(", ", mapped()))) : "");
		String name = (target ? "target " : "") + "teams";
		boolean namesTeam = VariableUse.in(teams.body()).reads(Expr.TEAM);
		if (!namesTeam && teams.body().size() == 1 && teams.body().get(0) instanceof DistributedLoop loop) {
			return distributedLoop(name + " distribute parallel do", clauses, loop);
		}
		Map<String, String> symbols = namesTeam ? Map.of(Expr.TEAM, "omp_get_team_num()") : Map.of();
		return construct(name, clauses + privates(teams.body(), symbols.keySet()), teams.body(), symbols);
	}

	@Override
	public Void distributedLoop(DistributedLoop loop) {
		return distributedLoop("distribute parallel do", "", loop);
	}

	private Void distributedLoop(String directive, String clauses, DistributedLoop loop) {
		return repeated(directive, clauses + " num_threads(" + loop.limit() + ")" + privates(loop.body(), Set.of()), "", loop.header(),
				loop.body());
	}

	@Override
	public Void distribute(Distribute distribute) {
		String chunk = distribute.chunk().isPresent() ? " dist_schedule(static, " + distribute.chunk().getAsInt() + ")" : "";
		return repeated("distribute", chunk, "", distribute.header(), distribute.body());
	}

	@Override
	public Void simd(Lanes.Simd simd) {
		String safelen = simd.safelen().isPresent() ? " safelen(" + simd.safelen().getAsInt() + ")" : "";
		String clauses = safelen + privates(simd.body(), Set.of());
		if (simd.distribution().isEmpty()) {
			return repeated("simd", clauses, "", simd.header(), simd.body());
		}
		Lanes.Distribution shared = simd.distribution().get();
		return repeated("do simd", shared.schedule().text() + clauses, shared.ending().text(), simd.header(), simd.body());
	}

	private Void repeated(String name, String clauses, String endClauses, Header header, List<Stmt> body) {
		return loops(name, clauses, endClauses, List.of(header), () -> block(body));
	}

	/** All names of scalars that are declared for the whole program unit, and the loop indices. */
	final Set<String> declaredOutside(List<Stmt> body) {
		OwnNames names = OwnNames.in(body, Depth.PROGRAM);
		Set<String> declared = new TreeSet<>(names.indices());
		if (style.privates() == FortranStyle.Privates.CLAUSES) {
			declared.addAll(names.scalars());
			VariableUse use = VariableUse.in(body);
			List.of(Expr.THREAD, Expr.TEAM_SIZE, Expr.TEAM, Parallel.thread(1), Parallel.teamSize(1)).stream().filter(use::reads)
					.forEach(declared::add);
		}
		return declared;
	}
}
