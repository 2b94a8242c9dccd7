package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Assign;
import org.racelens.analysis.tests.oracle.Stmt.Barrier;
import org.racelens.analysis.tests.oracle.Stmt.Critical;
import org.racelens.analysis.tests.oracle.Stmt.For;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Let;
import org.racelens.analysis.tests.oracle.Stmt.Loop;
import org.racelens.analysis.tests.oracle.Stmt.Masked;
import org.racelens.analysis.tests.oracle.Stmt.Sections;
import org.racelens.analysis.tests.oracle.Stmt.Single;

/** The ways to make a statement a little smaller; each result is what stands in the statement's place. */
final class Reductions implements Stmt.Visitor<List<List<Stmt>>> {
	private Reductions() {
	}

	/** All blocks that arise by dropping one statement, or by one step inside one. */
	static List<List<Stmt>> of(List<Stmt> block) {
		List<List<Stmt>> smaller = new ArrayList<>();
		for (int index = 0; index < block.size(); index++) {
			smaller.add(replaced(block, index, List.of()));
		}
		for (int index = 0; index < block.size(); index++) {
			for (List<Stmt> replacement : block.get(index).accept(new Reductions())) {
				smaller.add(replaced(block, index, replacement));
			}
		}
		return smaller;
	}

	private static List<Stmt> replaced(List<Stmt> block, int index, List<Stmt> replacement) {
		List<Stmt> result = new ArrayList<>(block.subList(0, index));
		result.addAll(replacement);
		result.addAll(block.subList(index + 1, block.size()));
		return result;
	}

	/** The body in the construct's place, and the construct with a smaller body. */
	private static List<List<Stmt>> enclosing(List<Stmt> body, Function<List<Stmt>, Stmt> construct) {
		List<List<Stmt>> smaller = new ArrayList<>(List.of(body));
		of(body).forEach(inner -> smaller.add(List.of(construct.apply(inner))));
		return smaller;
	}

	@Override
	public List<List<Stmt>> access(Access access) {
		return access.source().isEmpty() ? List.of()
				: List.of(List.of(new Access(access.label(), access.operation(), access.target(), Optional.empty())));
	}

	@Override
	public List<List<Stmt>> let(Let let) {
		return List.of();
	}

	@Override
	public List<List<Stmt>> assign(Assign assign) {
		return List.of();
	}

	@Override
	public List<List<Stmt>> branch(If branch) {
		List<List<Stmt>> smaller = enclosing(branch.then(), then -> new If(branch.condition(), then, branch.otherwise()));
		smaller.addAll(enclosing(branch.otherwise(), otherwise -> new If(branch.condition(), branch.then(), otherwise)));
		return smaller;
	}

	@Override
	public List<List<Stmt>> loop(Loop loop) {
		return enclosing(loop.body(), body -> new Loop(loop.header(), body));
	}

	@Override
	public List<List<Stmt>> barrier(Barrier barrier) {
		return List.of();
	}

	@Override
	public List<List<Stmt>> worksharingLoop(For loop) {
		return enclosing(loop.body(), body -> new For(loop.schedule(), loop.headers(), loop.ending(), body));
	}

	@Override
	public List<List<Stmt>> sections(Sections sections) {
		List<List<Stmt>> smaller = new ArrayList<>();
		for (int number = 0; number < sections.sections().size(); number++) {
			int current = number;
			List<List<Stmt>> without = new ArrayList<>(sections.sections());
			without.remove(number);
			if (!without.isEmpty()) {
				smaller.add(List.of(new Sections(without, sections.ending())));
			}
			Stream<List<Stmt>> bodies = of(sections.sections().get(number)).stream();
			bodies.map(body -> {
				List<List<Stmt>> changed = new ArrayList<>(sections.sections());
				changed.set(current, body);
				return List.<Stmt>of(new Sections(changed, sections.ending()));
			}).forEach(smaller::add);
		}
		return smaller;
	}

	@Override
	public List<List<Stmt>> single(Single single) {
		return enclosing(single.body(), body -> new Single(single.ending(), body));
	}

	@Override
	public List<List<Stmt>> masked(Masked masked) {
		return enclosing(masked.body(), body -> new Masked(masked.keyword(), masked.filter(), body));
	}

	@Override
	public List<List<Stmt>> critical(Critical critical) {
		return enclosing(critical.body(), body -> new Critical(critical.name(), body));
	}

	@Override
	public List<List<Stmt>> locked(Guarded.Locked locked) {
		return enclosing(locked.body(), body -> new Guarded.Locked(locked.lock(), body));
	}

	@Override
	public List<List<Stmt>> ordered(Guarded.Ordered ordered) {
		return enclosing(ordered.body(), Guarded.Ordered::new);
	}

	@Override
	public List<List<Stmt>> task(Tasking.Task task) {
		List<List<Stmt>> smaller = enclosing(task.body(), body -> new Tasking.Task(task.label(), task.clauses(), body));
		ClauseReductions.of(task.clauses()).forEach(clauses -> smaller.add(List.of(new Tasking.Task(task.label(), clauses, task.body()))));
		return smaller;
	}

	@Override
	public List<List<Stmt>> taskloop(Tasking.Taskloop taskloop) {
		return enclosing(taskloop.body(), body -> new Tasking.Taskloop(taskloop.label(), taskloop.header(), taskloop.grouping(), body));
	}

	@Override
	public List<List<Stmt>> taskwait(Tasking.Taskwait taskwait) {
		return ClauseReductions.without(taskwait.dependences()).stream().filter(rest -> !rest.isEmpty())
				.map(rest -> List.<Stmt>of(new Tasking.Taskwait(rest))).toList();
	}

	@Override
	public List<List<Stmt>> taskgroup(Tasking.Taskgroup taskgroup) {
		return enclosing(taskgroup.body(), Tasking.Taskgroup::new);
	}

	@Override
	public List<List<Stmt>> local(Tasking.Local local) {
		return List.of();
	}

	@Override
	public List<List<Stmt>> parallel(Nesting.Parallel parallel) {
		List<List<Stmt>> smaller = enclosing(parallel.body(), body -> new Nesting.Parallel(parallel.level(), parallel.limit(), body));
		if (parallel.limit() > 2) {
			smaller.add(List.of(new Nesting.Parallel(parallel.level(), parallel.limit() - 1, parallel.body())));
		}
		return smaller;
	}

	@Override
	public List<List<Stmt>> teams(Nesting.Teams teams) {
		List<List<Stmt>> smaller = enclosing(teams.body(), body -> new Nesting.Teams(teams.device(), teams.limit(), body));
		if (teams.limit() > 2) {
			smaller.add(List.of(new Nesting.Teams(teams.device(), teams.limit() - 1, teams.body())));
		}
		return smaller;
	}

	@Override
	public List<List<Stmt>> distribute(Nesting.Distribute distribute) {
		return enclosing(distribute.body(), body -> new Nesting.Distribute(distribute.header(), distribute.chunk(), body));
	}

	@Override
	public List<List<Stmt>> simd(Lanes.Simd simd) {
		return enclosing(simd.body(), body -> new Lanes.Simd(simd.distribution(), simd.safelen(), simd.header(), body));
	}

	@Override
	public List<List<Stmt>> source(Guarded.Source source) {
		return List.of();
	}

	@Override
	public List<List<Stmt>> sink(Guarded.Sink sink) {
		return List.of();
	}

	@Override
	public List<List<Stmt>> executor(Tasking.Executor executor) {
		return List.of();
	}

	@Override
	public List<List<Stmt>> distributedLoop(Nesting.DistributedLoop loop) {
		return enclosing(loop.body(), body -> new Nesting.DistributedLoop(loop.limit(), loop.header(), body));
	}
}
