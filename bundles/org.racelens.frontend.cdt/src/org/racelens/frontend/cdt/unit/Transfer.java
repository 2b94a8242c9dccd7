package org.racelens.frontend.cdt.unit;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;

/** What is done with one object and another one of its type, both given by their addresses. */
public interface Transfer {
	/** The call of a function that somebody wrote for a class; empty if the compiler's is meant. */
	Optional<Expression> written(ICPPClassType type, Expression to, Expression from, SourceRange range);

	/** A word for it. */
	String name();

	/** Whether the object has a value already, which a part's own code may need. */
	boolean replaces();
}
