package org.racelens.frontend.cdt.lowering;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;

/** Calls of functions that are known by their bindings. */
public interface Calls {
	/** The call of a function CDT has chosen. */
	Expression direct(ICPPFunction f, Optional<Expression> self, IASTInitializerClause[] clauses, SourceRange range, Scope scope);

	/** The call of a constructor with one argument that is lowered. */
	Expression construct(ICPPConstructor c, Expression address, Expression argument, SourceRange range, Scope scope);

	/** The call of an operator function whose operands are lowered. */
	Expression operator(ICPPFunction f, List<Expression> operands, SourceRange range, Scope scope);
}
