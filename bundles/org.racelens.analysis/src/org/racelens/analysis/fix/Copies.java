package org.racelens.analysis.fix;

import org.racelens.model.expr.Variable;

/** All that is asked before threads get copies of a variable. */
record Copies(Meaning meaning, Communication communication, CopyLimits limits) {
	static Copies of(FixContext context, Variable variable) {
		return new Copies(new Meaning(context, variable), new Communication(context, variable), new CopyLimits(context, variable));
	}
}
