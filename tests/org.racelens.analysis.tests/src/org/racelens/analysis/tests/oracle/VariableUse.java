package org.racelens.analysis.tests.oracle;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.analysis.tests.oracle.Condition.And;
import org.racelens.analysis.tests.oracle.Condition.Compare;
import org.racelens.analysis.tests.oracle.Condition.CompareFloating;
import org.racelens.analysis.tests.oracle.Condition.Or;
import org.racelens.analysis.tests.oracle.Expr.Binary;
import org.racelens.analysis.tests.oracle.Expr.Var;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Assign;
import org.racelens.analysis.tests.oracle.Stmt.Barrier;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.Critical;
import org.racelens.analysis.tests.oracle.Stmt.For;
import org.racelens.analysis.tests.oracle.Stmt.Header;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Let;
import org.racelens.analysis.tests.oracle.Stmt.Loop;
import org.racelens.analysis.tests.oracle.Stmt.Masked;
import org.racelens.analysis.tests.oracle.Stmt.Sections;
import org.racelens.analysis.tests.oracle.Stmt.Single;

/** Which variables occur in some statements: the names read in expressions, the variables accessed, locals apart, and locks. */
final class VariableUse implements Stmt.Visitor<Void> {
	private final Set<String> read = new HashSet<>();
	private final Set<String> accessed = new TreeSet<>();
	private final Set<String> locks = new TreeSet<>();
	private final Set<String> locals = new TreeSet<>();

	private boolean flat = true;
	private boolean lanes;

	private VariableUse() {
	}

	static VariableUse in(List<Stmt> statements) {
		VariableUse use = new VariableUse();
		use.block(statements);
		use.accessed.removeAll(use.locals);
		return use;
	}

	/** Whether an expression reads the variable. */
	boolean reads(String name) {
		return read.contains(name);
	}

	/** The variables accessed that are declared elsewhere, in alphabetical order. */
	Set<String> accessed() {
		return accessed;
	}

	/** The lock variables, in alphabetical order. */
	Set<String> locks() {
		return locks;
	}

	/** Whether all is worksharing of one team, without explicit tasks, order of iterations and lanes. */
	boolean flat() {
		return flat;
	}

	/** Whether there are loops of lanes. */
	boolean lanes() {
		return lanes;
	}

	@Override
	public Void access(Access access) {
		cell(access.target());
		access.source().ifPresent(this::cell);
		return null;
	}

	private void cell(Cell cell) {
		accessed.add(cell.variable());
		cell.subscripts().forEach(this::expression);
	}

	@Override
	public Void let(Let let) {
		return expression(let.value());
	}

	@Override
	public Void assign(Assign assign) {
		return expression(assign.value());
	}

	@Override
	public Void branch(If branch) {
		condition(branch.condition());
		block(branch.then());
		return block(branch.otherwise());
	}

	@Override
	public Void loop(Loop loop) {
		header(loop.header());
		return block(loop.body());
	}

	@Override
	public Void barrier(Barrier barrier) {
		return null;
	}

	@Override
	public Void worksharingLoop(For loop) {
		loop.headers().forEach(this::header);
		return block(loop.body());
	}

	@Override
	public Void sections(Sections sections) {
		sections.sections().forEach(this::block);
		return null;
	}

	@Override
	public Void single(Single single) {
		return block(single.body());
	}

	@Override
	public Void masked(Masked masked) {
		masked.filter().ifPresent(this::expression);
		return block(masked.body());
	}

	@Override
	public Void critical(Critical critical) {
		return block(critical.body());
	}

	@Override
	public Void locked(Guarded.Locked locked) {
		locks.add(locked.lock().variable());
		locked.lock().subscripts().forEach(this::expression);
		return block(locked.body());
	}

	@Override
	public Void ordered(Guarded.Ordered ordered) {
		return beyond(ordered.body());
	}

	@Override
	public Void task(Tasking.Task task) {
		task.clauses().deferredIf().ifPresent(this::condition);
		task.clauses().dependences().forEach(dependence -> cell(dependence.item()));
		accessed.addAll(task.clauses().shared());
		accessed.addAll(task.clauses().firstprivate());
		return beyond(task.body());
	}

	@Override
	public Void taskloop(Tasking.Taskloop taskloop) {
		header(taskloop.header());
		return beyond(taskloop.body());
	}

	@Override
	public Void taskwait(Tasking.Taskwait taskwait) {
		taskwait.dependences().forEach(dependence -> cell(dependence.item()));
		return beyond(List.of());
	}

	@Override
	public Void taskgroup(Tasking.Taskgroup taskgroup) {
		return beyond(taskgroup.body());
	}

	@Override
	public Void local(Tasking.Local local) {
		locals.add(local.name());
		return beyond(List.of());
	}

	@Override
	public Void parallel(Nesting.Parallel parallel) {
		return beyond(parallel.body());
	}

	@Override
	public Void teams(Nesting.Teams teams) {
		return beyond(teams.body());
	}

	@Override
	public Void distribute(Nesting.Distribute distribute) {
		header(distribute.header());
		return beyond(distribute.body());
	}

	@Override
	public Void simd(Lanes.Simd simd) {
		lanes = true;
		header(simd.header());
		return beyond(simd.body());
	}

	@Override
	public Void source(Guarded.Source source) {
		return beyond(List.of());
	}

	@Override
	public Void sink(Guarded.Sink sink) {
		read.add(sink.variable());
		return beyond(List.of());
	}

	@Override
	public Void executor(Tasking.Executor executor) {
		read.add(Expr.EXECUTOR);
		return beyond(List.of());
	}

	@Override
	public Void distributedLoop(Nesting.DistributedLoop loop) {
		header(loop.header());
		return beyond(loop.body());
	}

	private Void beyond(List<Stmt> body) {
		flat = false;
		return block(body);
	}

	private Void block(List<Stmt> statements) {
		statements.forEach(statement -> statement.accept(this));
		return null;
	}

	private void header(Header header) {
		expression(header.start());
		expression(header.bound());
		expression(header.step());
	}

	private Void expression(Expr expression) {
		if (expression instanceof Var variable) {
			read.add(variable.name());
		} else if (expression instanceof Binary binary) {
			expression(binary.left());
			expression(binary.right());
		}
		return null;
	}

	private void condition(Condition condition) {
		if (condition instanceof Compare compare) {
			expression(compare.left());
			expression(compare.right());
		} else if (condition instanceof CompareFloating compare) {
			compare.left().integers().forEach(this::expression);
			compare.right().integers().forEach(this::expression);
		} else if (condition instanceof And and) {
			condition(and.left());
			condition(and.right());
		} else if (condition instanceof Or or) {
			condition(or.left());
			condition(or.right());
		}
	}
}
