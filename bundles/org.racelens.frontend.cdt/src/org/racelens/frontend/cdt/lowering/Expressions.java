package org.racelens.frontend.cdt.lowering;

import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;

/** Expressions. */
public interface Expressions {
	/** The model of an expression or braced list whose value is used. */
	Expression lower(IASTInitializerClause e, Scope scope);

	/** An expression whose value an object may start with; if it is of the object's type, it is that object. */
	Expression initial(IASTInitializerClause e, Scope scope);

	/** An expression of which nothing uses the value. */
	Expression discarded(IASTInitializerClause e, Scope scope);

	/** The part that lowers calls. */
	Calls calls();

	/** The part that lowers operators. */
	Operators operators();

	/** The part that lowers accesses to members. */
	Members members();
}
