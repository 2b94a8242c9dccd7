package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.racelens.analysis.tests.oracle.Condition.Compare;
import org.racelens.analysis.tests.oracle.Condition.Relation;
import org.racelens.analysis.tests.oracle.Expr.Binary;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Expr.Operator;
import org.racelens.analysis.tests.oracle.Expr.Var;
import org.racelens.analysis.tests.oracle.Lanes.Distribution;
import org.racelens.analysis.tests.oracle.Lanes.Simd;
import org.racelens.analysis.tests.oracle.Nesting.Device;
import org.racelens.analysis.tests.oracle.Nesting.Distribute;
import org.racelens.analysis.tests.oracle.Nesting.Parallel;
import org.racelens.analysis.tests.oracle.Nesting.Teams;
import org.racelens.analysis.tests.oracle.Schedule.Kind;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.Critical;
import org.racelens.analysis.tests.oracle.Stmt.Ending;
import org.racelens.analysis.tests.oracle.Stmt.For;
import org.racelens.analysis.tests.oracle.Stmt.Header;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Keyword;
import org.racelens.analysis.tests.oracle.Stmt.Loop;
import org.racelens.analysis.tests.oracle.Stmt.Masked;
import org.racelens.analysis.tests.oracle.Stmt.Operation;
import org.racelens.analysis.tests.oracle.Stmt.Sections;
import org.racelens.analysis.tests.oracle.Stmt.Single;
import org.racelens.analysis.tests.oracle.Tasking.Clauses;
import org.racelens.analysis.tests.oracle.Tasking.Dependence;
import org.racelens.analysis.tests.oracle.Tasking.Finality;
import org.racelens.analysis.tests.oracle.Tasking.Grouping;
import org.racelens.analysis.tests.oracle.Tasking.Local;
import org.racelens.analysis.tests.oracle.Tasking.Task;
import org.racelens.analysis.tests.oracle.Tasking.Taskgroup;
import org.racelens.analysis.tests.oracle.Tasking.Taskloop;
import org.racelens.analysis.tests.oracle.Tasking.Taskwait;
import org.racelens.analysis.tests.oracle.Tasking.Type;
import org.racelens.analysis.tests.oracle.TinyProgram.Parameter;
import org.racelens.analysis.tests.oracle.TinyProgram.Shape;

/** Short names for writing tiny programs by hand. */
final class Syntax {
	static final Expr TID = new Var(Expr.THREAD);
	static final Expr NT = new Var(Expr.TEAM_SIZE);
	static final Expr I = new Var("i");
	static final Expr J = new Var("j");
	static final Expr K = new Var("k");
	static final Expr N = new Var("n");
	static final Schedule STATIC = Schedule.of(Kind.STATIC);
	static final Schedule DYNAMIC = Schedule.of(Kind.DYNAMIC);

	private Syntax() {
	}

	/** A program with {@code num_threads(threads)} and without parameter. */
	static TinyProgram team(int threads, Stmt... body) {
		return new TinyProgram(Shape.FUNCTION, OptionalInt.of(threads), Optional.empty(), List.of(), List.of(body));
	}

	/** A program with {@code num_threads(threads)} and a parameter n between the bounds. */
	static TinyProgram team(int threads, int min, int max, Stmt... body) {
		return new TinyProgram(Shape.FUNCTION, OptionalInt.of(threads), Optional.of(new Parameter("n", min, max)), List.of(),
				List.of(body));
	}

	static Expr number(int value) {
		return new Const(value);
	}

	static Expr plus(Expr left, Expr right) {
		return new Binary(Operator.ADD, left, right);
	}

	static Expr plus(Expr left, int right) {
		return plus(left, number(right));
	}

	static Expr times(int factor, Expr expression) {
		return product(number(factor), expression);
	}

	static Expr product(Expr left, Expr right) {
		return new Binary(Operator.MULTIPLY, left, right);
	}

	static Expr remainder(Expr left, int modulus) {
		return new Binary(Operator.REMAINDER, left, number(modulus));
	}

	static Condition equal(Expr left, int right) {
		return new Compare(left, Relation.EQUAL, number(right));
	}

	static Cell x() {
		return new Cell("x", List.of());
	}

	static Cell y() {
		return new Cell("y", List.of());
	}

	static Cell a(Expr subscript) {
		return new Cell("a", List.of(subscript));
	}

	static Cell c(Expr row, Expr column) {
		return new Cell("c", List.of(row, column));
	}

	static Stmt line(int label, Operation operation, Cell target) {
		return new Access(label, operation, target, Optional.empty());
	}

	static Stmt read(int label, Cell target) {
		return line(label, Operation.READ, target);
	}

	static Stmt write(int label, Cell target) {
		return line(label, Operation.WRITE, target);
	}

	/** {@code target = source}. */
	static Stmt copy(int label, Cell target, Cell source) {
		return new Access(label, Operation.WRITE, target, Optional.of(source));
	}

	static Stmt when(Condition condition, Stmt... then) {
		return new If(condition, List.of(then), List.of());
	}

	static Stmt loop(String variable, Expr end, Stmt... body) {
		return new Loop(header(variable, end), List.of(body));
	}

	static Stmt barrier() {
		return new Stmt.Barrier();
	}

	static Stmt distributed(Schedule schedule, String variable, int end, Stmt... body) {
		return distributed(schedule, Ending.BARRIER, variable, number(end), body);
	}

	static Stmt distributedNowait(Schedule schedule, String variable, int end, Stmt... body) {
		return distributed(schedule, Ending.NOWAIT, variable, number(end), body);
	}

	static Stmt distributed(Schedule schedule, Ending ending, String variable, Expr end, Stmt... body) {
		return new For(schedule, List.of(header(variable, end)), ending, List.of(body));
	}

	/** A loop nest over i and j under {@code collapse(2)}, without barrier at its end. */
	static Stmt collapsed(Schedule schedule, int rows, int columns, Stmt... body) {
		return new For(schedule, List.of(header("i", number(rows)), header("j", number(columns))), Ending.NOWAIT, List.of(body));
	}

	static Header header(String variable, Expr end) {
		return new Header(variable, number(0), Relation.LESS, end, number(1));
	}

	static Stmt single(Ending ending, Stmt... body) {
		return new Single(ending, List.of(body));
	}

	static Stmt master(Stmt... body) {
		return new Masked(Keyword.MASTER, Optional.empty(), List.of(body));
	}

	static Stmt masked(Expr filter, Stmt... body) {
		return new Masked(Keyword.MASKED, Optional.of(filter), List.of(body));
	}

	static Stmt critical(String name, Stmt... body) {
		return new Critical(name, List.of(body));
	}

	/** Sections of one statement each. */
	static Stmt sections(Ending ending, Stmt... each) {
		return new Sections(List.of(each).stream().map(List::of).toList(), ending);
	}

	static Stmt locked(Cell lock, Stmt... body) {
		return new Guarded.Locked(lock, List.of(body));
	}

	static Cell lk(Expr subscript) {
		return new Cell("lk", List.of(subscript));
	}

	static Stmt ordered(Stmt... body) {
		return new Guarded.Ordered(List.of(body));
	}

	/** A task without clauses; the directive has the label 90. */
	static Stmt task(Stmt... body) {
		return new Task(90, Clauses.NONE, List.of(body));
	}

	static Stmt taskDepending(List<Dependence> dependences, Stmt... body) {
		return new Task(90, Clauses.NONE.withDependences(dependences), List.of(body));
	}

	static Stmt taskIf(Condition condition, Stmt... body) {
		return new Task(90, new Clauses(Optional.of(condition), Finality.PLAIN, List.of(), List.of(), List.of()), List.of(body));
	}

	static Stmt finalTask(Stmt... body) {
		return new Task(90, new Clauses(Optional.empty(), Finality.FINAL, List.of(), List.of(), List.of()), List.of(body));
	}

	static Stmt taskSharing(String local, Stmt... body) {
		return new Task(90, new Clauses(Optional.empty(), Finality.PLAIN, List.of(local), List.of(), List.of()), List.of(body));
	}

	static Stmt taskCopying(String scalar, Stmt... body) {
		return new Task(90, new Clauses(Optional.empty(), Finality.PLAIN, List.of(), List.of(scalar), List.of()), List.of(body));
	}

	static List<Dependence> depend(Type type, Cell item) {
		return List.of(new Dependence(type, item));
	}

	static Stmt taskwait() {
		return new Taskwait(List.of());
	}

	static Stmt taskwait(Type type, Cell item) {
		return new Taskwait(depend(type, item));
	}

	static Stmt taskgroup(Stmt... body) {
		return new Taskgroup(List.of(body));
	}

	static Stmt taskloop(Grouping grouping, int end, Stmt... body) {
		return new Taskloop(91, header("i", number(end)), grouping, List.of(body));
	}

	static Stmt local(String name) {
		return new Local(name);
	}

	static Cell scalar(String name) {
		return new Cell(name, List.of());
	}

	/** A parallel region inside the outermost one. */
	static Stmt inner(int limit, Stmt... body) {
		return new Parallel(1, limit, List.of(body));
	}

	static Stmt simd(OptionalInt safelen, Stmt... body) {
		return new Simd(Optional.empty(), safelen, header("i", number(6)), List.of(body));
	}

	static Stmt forSimd(Stmt... body) {
		return new Simd(Optional.of(new Distribution(Schedule.UNSPECIFIED, Ending.BARRIER)), OptionalInt.empty(),
				header("i", number(3)), List.of(body));
	}

	static Stmt distribute(int end, Stmt... body) {
		return new Distribute(header("i", number(end)), OptionalInt.empty(), List.of(body));
	}

	/** A function with a league of at most two teams. */
	static TinyProgram league(Stmt... body) {
		return bare(new Teams(Device.HOST, 2, List.of(body)));
	}

	/** A function without parallel region of its own. */
	static TinyProgram bare(Stmt... body) {
		return new TinyProgram(Shape.BARE, OptionalInt.empty(), Optional.empty(), List.of(), List.of(body));
	}
}
