package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.analysis.tests.oracle.Condition.Compare;
import org.racelens.analysis.tests.oracle.Condition.Relation;
import org.racelens.analysis.tests.oracle.Expr.Binary;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Expr.Operator;
import org.racelens.analysis.tests.oracle.Expr.Var;
import org.racelens.analysis.tests.oracle.Plan.Discipline;
import org.racelens.analysis.tests.oracle.Plan.TeamSize;
import org.racelens.analysis.tests.oracle.Scope.Place;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.Ending;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Operation;

/** Draws access lines by the plan of each shared variable, with slips now and then. */
final class AccessDrawer {
	/** The shared variables and their numbers of dimensions. */
	private static final Map<String, Integer> VARIABLES = declared();
	private static final int SLIPS_PERCENT = 13;
	private final Draw draw;
	private final ExprDrawer expressions;
	private final TeamSize size;
	private final Map<String, Plan> plans = new LinkedHashMap<>();
	private final Guard guard;
	private int labels;

	AccessDrawer(Draw draw, ExprDrawer expressions, TeamSize size, Guard guard) {
		this.draw = draw;
		this.guard = guard;
		this.expressions = expressions;
		this.size = size;
		List<String> names = new ArrayList<>(VARIABLES.keySet());
		int count = draw.oneOf(1, 1, 1, 2, 2, 3);
		while (plans.size() < count) {
			String name = draw.oneOf(names);
			plans.put(name, Plan.drawn(draw, VARIABLES.get(name), size));
		}
	}

	private static Map<String, Integer> declared() {
		Map<String, Integer> variables = new LinkedHashMap<>();
		variables.put("a", 1);
		variables.put("b", 1);
		variables.put("c", 2);
		variables.put("x", 0);
		variables.put("y", 0);
		return variables;
	}

	/** The number of dimensions of a shared variable or lock. */
	static int dimensions(String variable) {
		return variable.equals("lk") ? 1 : VARIABLES.getOrDefault(variable, 0);
	}

	/** A label for another line that accesses something. */
	int freshLabel() {
		return labels++;
	}

	/** The variables of the program. */
	List<String> variables() {
		return List.copyOf(plans.keySet());
	}

	/** An access line without anything around it, to any place of a variable. */
	Access lineOn(String variable, Scope scope) {
		return line(scope, plainOperation(), wildCell(variable, scope));
	}

	/** A plain access line by the plan of its variable, without anything around it. */
	Access plain(Scope scope) {
		Stmt drawn = access(scope);
		return drawn instanceof Access line && !line.operation().atomic() ? line : lineOn(draw.oneOf(variables()), scope);
	}

	/** How many access lines have been drawn. */
	int count() {
		return labels;
	}

	/** A barrier, or the end of a construct without one, has been drawn: some variables are used otherwise after it. */
	void changePhase(Ending ending) {
		int percent = ending == Ending.BARRIER ? 60 : 20;
		plans.replaceAll((name, plan) -> draw.happens(percent) ? Plan.drawn(draw, VARIABLES.get(name), size) : plan);
	}

	/** An access line, with what its plan puts around it. */
	Stmt access(Scope scope) {
		List<String> fitting = plans.keySet().stream().filter(name -> fits(plans.get(name), scope)).toList();
		String variable = fitting.isEmpty() ? draw.oneOf(List.copyOf(plans.keySet())) : draw.oneOf(fitting);
		Plan plan = plans.get(variable);
		if (draw.happens(SLIPS_PERCENT)) {
			return line(scope, plainOperation(), wildCell(variable, scope));
		}
		return switch (plan.discipline()) {
			case READ_ONLY -> line(scope, Operation.READ, wildCell(variable, scope));
			case OWNED_BY_ITERATION -> scope.owners().isEmpty() ? alone(variable, 0, scope)
					: line(scope, plainOperation(), ownedCell(variable, plan, iterationOwner(scope), scope));
			case OWNED_BY_THREAD -> line(scope, plainOperation(), ownedCell(variable, plan, new Var(Expr.THREAD), scope));
			case LOCKED -> locked(variable, plan, scope);
			case ATOMIC -> line(scope, draw.oneOf(Operation.ATOMIC_UPDATE, Operation.ATOMIC_UPDATE, Operation.ATOMIC_WRITE,
					Operation.ATOMIC_READ), wildCell(variable, scope));
			case ONE_THREAD -> alone(variable, plan.thread(), scope);
			case WILD -> line(scope, plainOperation(), wildCell(variable, scope));
		};
	}

	private static boolean fits(Plan plan, Scope scope) {
		return plan.discipline() != Discipline.OWNED_BY_ITERATION || !scope.owners().isEmpty();
	}

	private Operation plainOperation() {
		return draw.oneOf(Operation.READ, Operation.WRITE, Operation.WRITE, Operation.WRITE, Operation.UPDATE);
	}

	private Stmt locked(String variable, Plan plan, Scope scope) {
		Access line = line(scope, plainOperation(), wildCell(variable, scope));
		return scope.locks().contains(plan.lock()) ? line : guard.around(plan.lock(), List.of(line));
	}

	/** An access by one thread: the only one of a {@code single} or a section, else the one that a guard lets in. */
	private Stmt alone(String variable, int thread, Scope scope) {
		Access line = line(scope, plainOperation(), wildCell(variable, scope));
		if (scope.place() == Place.SHARED_WORK && scope.owners().isEmpty()) {
			return line;
		}
		return new If(new Compare(new Var(Expr.THREAD), Relation.EQUAL, new Const(thread)), List.of(line), List.of());
	}

	private Access line(Scope scope, Operation operation, Cell target) {
		Optional<Cell> source = operation.writes() ? source(target.variable(), scope) : Optional.empty();
		return new Access(labels++, operation, target, source);
	}

	/** Sometimes another variable is read; mostly one that is only read in this phase. */
	private Optional<Cell> source(String target, Scope scope) {
		List<String> others = plans.keySet().stream().filter(name -> !name.equals(target))
				.filter(name -> plans.get(name).discipline() == Discipline.READ_ONLY || draw.happens(SLIPS_PERCENT)).toList();
		return others.isEmpty() || !draw.happens(50) ? Optional.empty() : Optional.of(wildCell(draw.oneOf(others), scope));
	}

	private Expr iterationOwner(Scope scope) {
		Expr owner = new Var(scope.owners().get(0));
		for (String inner : scope.owners().subList(1, scope.owners().size())) {
			owner = new Binary(Operator.ADD, ExprDrawer.scaled(8, owner), new Var(inner));
		}
		return owner;
	}

	private Cell ownedCell(String variable, Plan plan, Expr owner, Scope scope) {
		List<Expr> subscripts = new ArrayList<>();
		for (int dimension = 0; dimension < dimensions(variable); dimension++) {
			subscripts.add(dimension == plan.dimension() ? owned(owner, plan.stride(), scope) : expressions.affine(scope.symbols()));
		}
		return new Cell(variable, subscripts);
	}

	private Expr owned(Expr owner, int stride, Scope scope) {
		Expr base = ExprDrawer.scaled(stride, owner);
		if (stride == 8 && draw.happens(60)) {
			return new Binary(Operator.ADD, base, new Var(draw.oneOf(scope.symbols()).name()));
		}
		return ExprDrawer.sum(base, draw.between(0, stride - 1));
	}

	private Cell wildCell(String variable, Scope scope) {
		List<Expr> subscripts = new ArrayList<>();
		for (int dimension = 0; dimension < dimensions(variable); dimension++) {
			subscripts.add(expressions.subscript(scope.symbols()));
		}
		return new Cell(variable, subscripts);
	}
}
