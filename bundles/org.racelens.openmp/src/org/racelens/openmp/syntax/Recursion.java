package org.racelens.openmp.syntax;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.LoopExits.Turn;

/**
 * Whether a function that calls itself stops doing so by what it hands on: each call stands under a condition on a parameter for which it
 * gets something else than the one before. Of functions that call each other it is enough that a call hands on what it has computed.
 */
final class Recursion {
	private final FunctionDefinition function;
	private final Set<String> recursive;
	private final Set<Variable> taken;
	private boolean ends = true;

	private Recursion(FunctionDefinition function, Set<String> recursive) {
		this.function = function;
		this.recursive = recursive;
		taken = TakenVariables.of(function.body());
	}

	/** @param recursive the functions that may come to call themselves */
	static boolean endsAlone(FunctionDefinition function, Set<String> recursive) {
		Recursion recursion = new Recursion(function, recursive);
		recursion.collect(function.body(), List.of());
		return recursion.ends;
	}

	private void collect(Statement s, List<Turn> turns) {
		if (s instanceof If i) {
			collect(i.condition(), turns);
			collect(i.thenBranch(), and(turns, new Turn(i.condition(), true)));
			i.elseBranch().ifPresent(b -> collect(b, and(turns, new Turn(i.condition(), false))));
		} else if (s instanceof Block b) {
			List<Turn> here = turns;
			for (Statement part : b.statements()) {
				collect(part, here);
				here = part instanceof If i && leaves(i.thenBranch()) ? and(here, new Turn(i.condition(), false)) : here;
			}
		} else {
			List<Turn> inside = s instanceof Loop l && l.condition().isPresent() && !l.testAtEnd()
					? and(turns, new Turn(l.condition().get(), true))
					: turns;
			Walk.ownExpressions(s).forEach(e -> collect(e, turns));
			Walk.parts(s).forEach(p -> collect(p, inside));
		}
	}

	private void collect(Expression e, List<Turn> turns) {
		if (e instanceof Conditional c) {
			collect(c.condition(), turns);
			collect(c.whenTrue(), and(turns, new Turn(c.condition(), true)));
			collect(c.whenFalse(), and(turns, new Turn(c.condition(), false)));
		} else if (e instanceof ShortCircuit s) {
			collect(s.left(), turns);
			collect(s.right(), and(turns, new Turn(s.left(), s.conjunction())));
		} else {
			if (e instanceof Call c && recursive.contains(c.callee())) {
				ends &= c.callee().equals(function.key()) ? stops(turns, changed(c)) : c.arguments().stream().anyMatch(a -> !isPlain(a));
			}
			Walk.operands(e).forEach(x -> collect(x, turns));
		}
	}

	private static boolean leaves(Statement s) {
		return s instanceof Statement.Return
				|| s instanceof Block b && !b.statements().isEmpty() && leaves(b.statements().get(b.statements().size() - 1));
	}

	private static List<Turn> and(List<Turn> turns, Turn more) {
		List<Turn> longer = new ArrayList<>(turns);
		longer.add(more);
		return longer;
	}

	/** The parameters that a call of the function itself gives another value, one that is not up to other threads. */
	private Set<Cell> changed(Call call) {
		Set<Cell> result = new LinkedHashSet<>();
		for (int i = 0; i < Math.min(call.arguments().size(), function.parameters().size()); i++) {
			Cell parameter = new Cell(function.parameters().get(i), List.of());
			Expression argument = call.arguments().get(i);
			if (Cell.of(unwrapped(argument)).filter(parameter::equals).isEmpty() && !namesTaken(argument)) {
				result.add(parameter);
			}
		}
		return result;
	}

	private boolean namesTaken(Expression argument) {
		return NamedCells.of(argument, Set.of()).all().stream().map(Cell::variable).anyMatch(taken::contains);
	}

	private static Expression unwrapped(Expression e) {
		return e instanceof Cast c ? unwrapped(c.operand()) : e;
	}

	private static boolean isPlain(Expression e) {
		Expression x = unwrapped(e);
		return x instanceof VariableReference || x instanceof IntegerLiteral || x instanceof AddressOf;
	}

	private static boolean stops(List<Turn> turns, Set<Cell> changed) {
		return turns.stream().anyMatch(t -> turns(t.condition(), !t.yes(), changed));
	}

	/** Whether what changes decides that a condition says yes, or no. */
	private static boolean turns(Expression e, boolean yes, Set<Cell> changed) {
		if (e instanceof ShortCircuit s) {
			boolean left = turns(s.left(), yes, changed);
			boolean right = turns(s.right(), yes, changed);
			return s.conjunction() == yes ? left && right : left || right;
		}
		return e instanceof Unary u && u.kind() == Unary.Kind.NOT ? turns(u.operand(), !yes, changed)
				: NamedCells.of(e, Set.of()).all().stream().anyMatch(changed::contains);
	}
}
