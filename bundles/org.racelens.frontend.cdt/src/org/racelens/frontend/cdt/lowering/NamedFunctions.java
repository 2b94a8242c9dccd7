package org.racelens.frontend.cdt.lowering;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.racelens.model.expression.Expression;

/** The functions with a body, by their names. */
public interface NamedFunctions {
	/** The functions of a name that are no members and have a body, templates among them. */
	List<ICPPFunction> free(String name);

	/** The function with a body that a name means in a text of its own: the only one, or the one whose parameters have the types. */
	Optional<ICPPFunction> fitting(String name, List<Expression> arguments);
}
