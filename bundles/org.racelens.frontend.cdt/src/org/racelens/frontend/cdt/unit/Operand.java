package org.racelens.frontend.cdt.unit;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.racelens.model.expression.Expression;

/**
 * An operand as it was lowered.
 *
 * @param syntax as the program has it; empty for one of several arguments of a parameter pack
 */
public record Operand(Optional<IASTInitializerClause> syntax, Expression value) {
	public Operand(IASTInitializerClause syntax, Expression value) {
		this(Optional.of(syntax), value);
	}
}
