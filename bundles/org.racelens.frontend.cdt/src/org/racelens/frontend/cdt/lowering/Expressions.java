package org.racelens.frontend.cdt.lowering;

import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;

/** Expressions. */
public interface Expressions {
	Expression lower(IASTInitializerClause e, Scope scope);

	/** An expression whose value an object may start with; if it is of the object's type, it is that object. */
	Expression initial(IASTInitializerClause e, Scope scope);

	/** An expression of which nothing uses the value. */
	Expression discarded(IASTInitializerClause e, Scope scope);

	Calls calls();

	Operators operators();

	Members members();
}
