package org.racelens.openmp.scan;

import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** The names and expressions of the scope in which a pragma stands. */
public interface ClauseExpressions {
	/** The variable of a name, which may be qualified ({@code ns::x}) or {@code this}; empty if the name is no variable's. */
	Optional<Variable> variable(String name);

	/**
	 * The expression of a text.
	 *
	 * @param text without comments and line continuations, macros expanded; index {@code i} of it is offset {@code range.offset() + i} of
	 * the file where no macro was expanded before it
	 * @param range where it stands
	 * @return empty if the text is no expression or names something that is not declared
	 */
	Optional<Expression> expression(String text, SourceRange range);

	/** A variable that a clause declares, and the scope in which it is known besides. */
	record Declared(Variable variable, ClauseExpressions scope) {
	}

	/** Declares a variable of a clause. */
	Declared declaring(String name, Type type, SourceRange range);
}
