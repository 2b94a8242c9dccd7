package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Header;

/** The names that statements declare for themselves: scalars, the copies that reads make, and loop indices. */
final class OwnNames implements Stmt.Visitor<Void> {
	private final Depth depth;
	private final Set<String> scalars = new TreeSet<>();
	private final Set<String> indices = new TreeSet<>();
	private final Set<String> copied = new TreeSet<>();
	private final Set<String> atomic = new TreeSet<>();
	private final Set<String> depending = new TreeSet<>();

	private OwnNames(Depth depth) {
		this.depth = depth;
	}

	/** The names that are declared in a block. */
	static OwnNames in(List<Stmt> statements, Depth depth) {
		OwnNames names = new OwnNames(depth);
		names.block(statements);
		return names;
	}

	/** What a read is copied to. */
	static String copy(Access access) {
		return "r" + access.label();
	}

	Set<String> scalars() {
		return scalars;
	}

	Set<String> indices() {
		return indices;
	}

	/** The variables of which tasks have copies because they say so. */
	Set<String> copied() {
		return copied;
	}

	/** The variables that are accessed atomically. */
	Set<String> atomic() {
		return atomic;
	}

	/** The variables of dependences. */
	Set<String> depending() {
		return depending;
	}

	private void block(List<Stmt> statements) {
		statements.forEach(statement -> statement.accept(this));
	}

	/** Looks into a block that has the data environment of what is around it. */
	private Void inner(List<Stmt> statements) {
		if (depth != Depth.BLOCK) {
			block(statements);
		}
		return null;
	}

	/** Looks into a construct that has a data environment of its own. */
	private Void apart(List<Stmt> statements) {
		if (depth == Depth.PROGRAM) {
			block(statements);
		}
		return null;
	}

	private void index(Header header) {
		indices.add(header.variable());
	}

	@Override
	public Void access(Access access) {
		if (!access.operation().writes()) {
			scalars.add(copy(access));
		}
		if (access.operation().atomic()) {
			atomic.add(access.target().variable());
		}
		return null;
	}

	@Override
	public Void let(Stmt.Let let) {
		scalars.add(let.name());
		return null;
	}

	@Override
	public Void assign(Stmt.Assign assign) {
		return null;
	}

	@Override
	public Void branch(Stmt.If branch) {
		inner(branch.then());
		return inner(branch.otherwise());
	}

	@Override
	public Void loop(Stmt.Loop loop) {
		index(loop.header());
		return inner(loop.body());
	}

	@Override
	public Void barrier(Stmt.Barrier barrier) {
		return null;
	}

	@Override
	public Void worksharingLoop(Stmt.For loop) {
		loop.headers().forEach(this::index);
		return inner(loop.body());
	}

	@Override
	public Void sections(Stmt.Sections sections) {
		sections.sections().forEach(this::inner);
		return null;
	}

	@Override
	public Void single(Stmt.Single single) {
		return inner(single.body());
	}

	@Override
	public Void masked(Stmt.Masked masked) {
		return inner(masked.body());
	}

	@Override
	public Void critical(Stmt.Critical critical) {
		return inner(critical.body());
	}

	@Override
	public Void locked(Guarded.Locked locked) {
		return inner(locked.body());
	}

	@Override
	public Void ordered(Guarded.Ordered ordered) {
		return inner(ordered.body());
	}

	@Override
	public Void source(Guarded.Source source) {
		return null;
	}

	@Override
	public Void sink(Guarded.Sink sink) {
		return null;
	}

	@Override
	public Void task(Tasking.Task task) {
		copied.addAll(task.clauses().firstprivate());
		task.clauses().dependences().forEach(dependence -> depending.add(dependence.item().variable()));
		return apart(task.body());
	}

	@Override
	public Void taskloop(Tasking.Taskloop taskloop) {
		index(taskloop.header());
		return apart(taskloop.body());
	}

	@Override
	public Void taskwait(Tasking.Taskwait taskwait) {
		taskwait.dependences().forEach(dependence -> depending.add(dependence.item().variable()));
		return null;
	}

	@Override
	public Void taskgroup(Tasking.Taskgroup taskgroup) {
		return inner(taskgroup.body());
	}

	@Override
	public Void local(Tasking.Local local) {
		scalars.add(local.name());
		return null;
	}

	@Override
	public Void executor(Tasking.Executor executor) {
		scalars.add(executor.name());
		return null;
	}

	@Override
	public Void parallel(Nesting.Parallel parallel) {
		return apart(parallel.body());
	}

	@Override
	public Void teams(Nesting.Teams teams) {
		return apart(teams.body());
	}

	@Override
	public Void distribute(Nesting.Distribute distribute) {
		index(distribute.header());
		return inner(distribute.body());
	}

	@Override
	public Void distributedLoop(Nesting.DistributedLoop loop) {
		index(loop.header());
		return apart(loop.body());
	}

	@Override
	public Void simd(Lanes.Simd simd) {
		index(simd.header());
		return apart(simd.body());
	}

	/** How far names are looked for. */
	enum Depth {
		/** In the block alone, not in those inside it. */
		BLOCK,
		/** Also in the blocks inside it, but not in those of constructs that have a data environment of their own. */
		CONSTRUCT,
		/** Everywhere. */
		PROGRAM
	}
}
