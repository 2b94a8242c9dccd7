package org.racelens.frontend.cdt.lowering;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;

/** Operators that functions of the program define. */
public interface Operators {
	/** The call of an operator of a class that nobody wrote. */
	Optional<Expression> call(String name, List<Expression> operands, IASTNode syntax, SourceRange range, Scope scope);
}
