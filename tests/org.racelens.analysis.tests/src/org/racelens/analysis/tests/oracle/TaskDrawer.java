package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.analysis.tests.oracle.Condition.Compare;
import org.racelens.analysis.tests.oracle.Condition.Relation;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Expr.Var;
import org.racelens.analysis.tests.oracle.Scope.Place;
import org.racelens.analysis.tests.oracle.Scope.Spread;
import org.racelens.analysis.tests.oracle.Scope.Symbol;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Keyword;
import org.racelens.analysis.tests.oracle.Stmt.Masked;
import org.racelens.analysis.tests.oracle.Stmt.Operation;
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
import org.racelens.analysis.tests.oracle.Tasking.Type;

/** Draws regions with explicit tasks, created by one thread or by all, in loops and inside one another. */
final class TaskDrawer extends DialectDrawer {
	private static final String LOCAL = "s0";
	private static final int DEEPEST = 5;
	private static final int MOST_ACCESSES = 9;
	private final boolean dependent;
	private boolean withLocal;

	TaskDrawer(Draw draw) {
		super(draw);
		this.dependent = draw.happens(45);
	}

	TaskDrawer(DialectDrawer other) {
		super(other);
		this.dependent = draw.happens(45);
	}

	@Override
	TinyProgram drawn() {
		withLocal = draw.happens(18);
		return region(scope -> {
			List<Stmt> body = new ArrayList<>(several(draw.oneOf(1, 1, 2, 2, 3), this::teamStatement, scope));
			if (withLocal) {
				body.add(0, new Local(LOCAL));
				body.add(barrier());
			}
			return body;
		});
	}

	/** A statement that all threads execute together. */
	List<Stmt> teamStatement(Scope scope) {
		Scope apart = scope.inside(Place.APART);
		return switch (draw.weighted(40, 8, 14, 10, 12, 10, scope.depth() > 0 ? 0 : 6)) {
			case 0 -> List.of(single(scope, inside -> tasks(inside, draw.between(2, 3))));
			case 1 -> List.of(new Masked(Keyword.MASKED, Optional.empty(), tasks(apart, draw.between(1, 3))));
			case 2 -> tasks(apart, draw.between(1, 2));
			case 3 -> List.of(worksharingLoop(scope, inside -> tasks(inside, draw.between(1, 2))));
			case 4 -> List.of(barrier());
			case 5 -> access(scope);
			default -> List.of(sequentialLoop(scope, inside -> several(2, this::teamStatement, inside)));
		};
	}

	private List<Stmt> tasks(Scope scope, int count) {
		return several(count, this::taskStatement, scope);
	}

	private List<Stmt> taskStatement(Scope scope) {
		if (scope.depth() >= DEEPEST || accesses.count() >= MOST_ACCESSES) {
			return line(scope);
		}
		return switch (draw.weighted(44, 17, 15, 7, 8, 4, dependent ? 6 : 0, 3)) {
			case 0 -> List.of(task(scope));
			case 1 -> line(scope);
			case 2 -> List.of(new Taskwait(List.of()));
			case 3 -> List.of(new Taskgroup(tasks(scope.inside(scope.place()), draw.between(1, 2))));
			case 4 -> List.of(sequentialLoop(scope, inside -> tasks(inside, draw.oneOf(1, 1, 2))));
			case 5 -> List.of(taskloop(scope));
			case 6 -> List.of(new Taskwait(List.of(dependence(scope))));
			default -> List.of(new If(expressions.condition(scope.symbols()), tasks(scope.inside(scope.place()), 1), List.of()));
		};
	}

	private List<Stmt> line(Scope scope) {
		if (withLocal && draw.happens(35)) {
			Operation operation = draw.oneOf(Operation.READ, Operation.WRITE, Operation.UPDATE);
			return List.of(new Access(accesses.freshLabel(), operation, new Cell(LOCAL, List.of()), Optional.empty()));
		}
		return access(scope);
	}

	private Task task(Scope scope) {
		int label = accesses.freshLabel();
		List<Stmt> body = new ArrayList<>(draw.happens(7) ? onOwnThread(label) : line(scope));
		if (draw.happens(30)) {
			body.addAll(draw.between(0, body.size()), tasks(scope.inside(scope.place()), 1));
		}
		Optional<Condition> deferredIf = draw.happens(12) ? Optional.of(deferral(scope)) : Optional.empty();
		Finality finality = draw.happens(4) ? Finality.FINAL : Finality.PLAIN;
		VariableUse use = VariableUse.in(body);
		List<String> shared = use.accessed().contains(LOCAL) && draw.happens(60) ? List.of(LOCAL) : List.of();
		List<String> copied = Stream.of("x", "y").filter(use.accessed()::contains).filter(name -> draw.happens(7)).toList();
		return new Task(label, new Clauses(deferredIf, finality, shared, copied, dependences(body, scope)), body);
	}

	/** An access to the element of the thread that executes the task. */
	private List<Stmt> onOwnThread(int label) {
		String thread = "w" + label;
		Cell element = new Cell(draw.oneOf("a", "b"), List.of(new Var(thread)));
		return List.of(new Executor(thread), new Access(accesses.freshLabel(), Operation.UPDATE, element, Optional.empty()));
	}

	private Condition deferral(Scope scope) {
		return draw.happens(60) ? new Compare(new Const(0), Relation.EQUAL, new Const(1)) : expressions.condition(scope.symbols());
	}

	/** Mostly what the task's lines call for, in the wake of which tasks do not race. */
	private List<Dependence> dependences(List<Stmt> body, Scope scope) {
		if (!dependent || body.get(0) instanceof Executor || draw.happens(15)) {
			return List.of();
		}
		List<Dependence> dependences = new ArrayList<>();
		for (Stmt statement : body) {
			if (statement instanceof Access access && draw.happens(90)) {
				dependences
						.add(new Dependence(draw.happens(18) ? draw.oneOf(Type.values()) : fitting(access.operation()), access.target()));
				access.source().filter(source -> draw.happens(80)).ifPresent(source -> dependences.add(new Dependence(Type.IN, source)));
			}
		}
		if (dependences.isEmpty() && draw.happens(50)) {
			dependences.add(dependence(scope));
		}
		return dependences;
	}

	private Type fitting(Operation operation) {
		if (!operation.writes()) {
			return Type.IN;
		}
		return operation == Operation.WRITE ? draw.oneOf(Type.OUT, Type.OUT, Type.INOUT) : draw.oneOf(Type.INOUT, Type.MUTEXINOUTSET);
	}

	private Dependence dependence(Scope scope) {
		return new Dependence(draw.oneOf(Type.IN, Type.INOUT, Type.OUT), accesses.lineOn(draw.oneOf(accesses.variables()), scope).target());
	}

	private Taskloop taskloop(Scope scope) {
		String variable = scope.freshLoopName();
		Scope inside = scope.inside(scope.place()).with(new Symbol(variable, Spread.DISTRIBUTED)).ownedBy(List.of(variable));
		int label = accesses.freshLabel();
		return new Taskloop(label, ExprDrawer.ascending(variable, 0, new Const(2)),
				draw.happens(25) ? Grouping.NOGROUP : Grouping.GROUP, access(inside));
	}
}
