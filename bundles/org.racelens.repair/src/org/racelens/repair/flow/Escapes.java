package org.racelens.repair.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.syntax.Walk;

/**
 * The places from which on a variable can be reached by a pointer that {@link Parts} does not follow. Followed are addresses that are used
 * on the spot, given to functions of the library, or to functions of the unit that only use the parameter in these ways.
 */
final class Escapes {
	private final Subject subject;
	private final Set<Call> statements = new HashSet<>();
	private final Set<Variable> seen = new HashSet<>();
	private final List<SourceRange> found = new ArrayList<>();

	private Escapes(Subject subject) {
		this.subject = subject;
	}

	/** The first such place. */
	static Optional<SourceRange> of(Subject subject) {
		Escapes escapes = new Escapes(subject);
		subject.unit().globals().forEach(d -> escapes.statement(d, subject.variable(), false));
		subject.unit().functions().forEach(f -> escapes.statement(f.body(), subject.variable(), false));
		return escapes.found.stream().findFirst();
	}

	/** @param pointer whether the variable is a parameter that points into the one in question */
	private void statement(Statement s, Variable v, boolean pointer) {
		Walk.statements(s, part -> {
			if (part instanceof ExpressionStatement e && e.expression() instanceof Call c) {
				statements.add(c);
			}
			if (!(part instanceof Block)) {
				Walk.ownExpressions(part).forEach(e -> expression(e, Optional.empty(), v, pointer));
			}
		});
	}

	private void expression(Expression e, Optional<Expression> parent, Variable v, boolean pointer) {
		if (isAddress(e, v, pointer) && !isUsedOnTheSpot(e, parent)) {
			found.add(e.range());
		}
		if (e instanceof AddressOf a && isChoice(a.operand()) && Selections.in(a.operand()).contains(v)) {
			found.add(e.range());
		}
		if (e instanceof Dereference d && isShifted(d.pointer(), v, pointer)) {
			Walk.operands(d.pointer()).forEach(o -> expression(o, Optional.of(e), v, pointer));
			return;
		}
		for (Expression operand : Walk.operands(e)) {
			Expression argument = Parts.unconverted(operand);
			if (e instanceof Call c && isAddress(argument, v, pointer)) {
				argument(c, operand, argument);
				Walk.operands(argument).forEach(o -> expression(o, Optional.of(argument), v, pointer));
			} else {
				expression(operand, Optional.of(e), v, pointer);
			}
		}
	}

	private void argument(Call call, Expression given, Expression argument) {
		int position = call.arguments().indexOf(given);
		FunctionDefinition callee = subject.functions().get(call.callee());
		if (callee == null) {
			boolean known = LibraryEffect.of(call.callee()).isPresent();
			if (!known || call.type() instanceof PointerType && !statements.contains(call)) {
				found.add(argument.range());
			}
		} else if (position < 0 || position >= callee.parameters().size() || argument != given) {
			found.add(argument.range());
		} else if (seen.add(callee.parameters().get(position))) {
			statement(callee.body(), callee.parameters().get(position), true);
		}
	}

	/**
	 * Whether the address of what an expression yields may be that of a variable in it; of a constructed object only if it is that value.
	 */
	private static boolean isChoice(Expression e) {
		return e instanceof InitializerList list ? list.elements().stream().anyMatch(x -> !Selections.isObject(x) && isChoice(x))
				: e instanceof Conditional || e instanceof Comma || e instanceof Assignment || e instanceof Increment || e instanceof Cast;
	}

	/** Whether an expression's value is an address in the variable. */
	private static boolean isAddress(Expression e, Variable v, boolean pointer) {
		if (e instanceof AddressOf a) {
			return isPart(a.operand(), v, pointer);
		}
		return pointer && e instanceof VariableReference r ? r.variable().equals(v)
				: e.type() instanceof ArrayType && isPart(e, v, pointer);
	}

	private static boolean isPart(Expression e, Variable v, boolean pointer) {
		if (e instanceof VariableReference r) {
			return !pointer && r.variable().equals(v);
		}
		if (e instanceof Member m) {
			return isPart(m.object(), v, pointer);
		}
		if (e instanceof Subscript s) {
			return isAddress(s.base(), v, pointer);
		}
		return e instanceof Dereference d && (isAddress(d.pointer(), v, pointer) || isShifted(d.pointer(), v, pointer));
	}

	private static boolean isShifted(Expression e, Variable v, boolean pointer) {
		return e instanceof Binary b && b.operator() == Operator.ADD && isAddress(b.left(), v, pointer);
	}

	private static boolean isUsedOnTheSpot(Expression e, Optional<Expression> parent) {
		Expression p = parent.orElse(null);
		return p instanceof Subscript s && s.base() == e || p instanceof Dereference || p instanceof Member
				|| p instanceof AddressOf;
	}
}
