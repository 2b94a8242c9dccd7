package org.racelens.frontend.cdt.lowering;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;

/** Lambdas, and calls of them. */
public interface Lambdas {
	/** The object that a lambda makes, with its copies of what the lambda captures. */
	Expression lower(ICPPASTLambdaExpression lambda, SourceRange range, Scope outer);

	/** The call of an object that is a closure; empty if it is none. */
	Optional<Expression> call(Expression object, IASTInitializerClause[] clauses, SourceRange range, Scope scope);

	/**
	 * The function that a closure without captures is converted to, as a pointer; empty if an object is no closure. C++17 §8.1.5.1 p7
	 */
	Optional<Expression> pointer(Expression object);
}
