package org.racelens.openmp.syntax;

import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Loop;

/**
 * A loop over a variable of a random access iterator type, whose header calls operators of its class: {@code for (var = lb; var relop b;
 * incr)}. OpenMP 5.2 §4.4.1. What the operators do is a question of their bodies.
 *
 * @param loop the loop itself
 * @param declared whether the header declares the variable
 */
public record IteratorLoop(Variable variable, Loop loop, boolean declared) {
	/** The loop over an iterator that a statement is, or nothing where it has another form. */
	public static Optional<IteratorLoop> of(Statement statement) {
		Statement s = CanonicalLoop.unwrapped(statement);
		if (!(s instanceof Loop loop) || loop.testAtEnd() || loop.init().isEmpty() || loop.condition().isEmpty()
				|| loop.update().isEmpty()) {
			return Optional.empty();
		}
		return stepped(loop.update().get())
				.filter(v -> v.type() instanceof RecordType && starts(loop.init().get(), v) && compares(loop.condition().get(), v))
				.map(v -> new IteratorLoop(v, loop, declares(loop.init().get(), v)));
	}

	/** The variable that the update changes: the object of a call, or what is assigned. */
	private static Optional<Variable> stepped(Expression update) {
		if (update instanceof Dereference d) {
			return stepped(d.pointer());
		}
		if (update instanceof Cast c) {
			return stepped(c.operand());
		}
		if (update instanceof Comma c) {
			return stepped(c.second()).or(() -> stepped(c.first()));
		}
		if (update instanceof Assignment a) {
			return named(a.target());
		}
		if (update instanceof Increment i) {
			return named(i.target());
		}
		return update instanceof Call c && !c.arguments().isEmpty() ? object(c.arguments().get(0)) : Optional.empty();
	}

	private static Optional<Variable> object(Expression address) {
		if (address instanceof AddressOf a) {
			return named(a.operand());
		}
		return address instanceof Cast c ? object(c.operand()) : Optional.empty();
	}

	private static Optional<Variable> named(Expression e) {
		return e instanceof VariableReference v ? Optional.of(v.variable()) : Optional.empty();
	}

	private static boolean declares(Statement init, Variable variable) {
		return init instanceof Declaration d && d.variable().equals(variable)
				|| init instanceof Block b && b.statements().stream().anyMatch(s -> declares(s, variable));
	}

	private static boolean starts(Statement init, Variable variable) {
		if (init instanceof Block b) {
			return b.statements().stream().anyMatch(s -> starts(s, variable));
		}
		return declares(init, variable)
				|| init instanceof ExpressionStatement e && stepped(e.expression()).filter(variable::equals).isPresent();
	}

	/** Whether a condition is a comparison of the variable: by an operator of its class, or of the compiler's. */
	private static boolean compares(Expression condition, Variable variable) {
		if (condition instanceof Comma c) {
			return compares(c.second(), variable);
		}
		if (condition instanceof Cast c) {
			return compares(c.operand(), variable);
		}
		if (condition instanceof Unary u && u.kind() == Unary.Kind.NOT) {
			return compares(u.operand(), variable);
		}
		boolean[] names = { false };
		Walk.expressions(condition, e -> names[0] |= named(e).filter(variable::equals).isPresent());
		return names[0] && condition instanceof Call;
	}
}
