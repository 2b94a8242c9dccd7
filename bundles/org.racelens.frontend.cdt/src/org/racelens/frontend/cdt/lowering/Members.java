package org.racelens.frontend.cdt.lowering;

import org.racelens.model.expression.Type;

/** Members of objects. */
public interface Members {
	/** Whether a class says that a member is a reference: names of a text that was parsed on its own have no bindings. */
	boolean isReference(Type owner, String name);
}
