package org.racelens.repair.condition;

import org.racelens.model.expression.Variable;
import org.racelens.repair.fix.FixContext;

/** All that is asked before threads get copies of a variable. */
public record Copies(Meaning meaning, Communication communication, CopyLimits limits) {
	/** The conditions for copies of a variable in the surroundings of a group of races. */
	public static Copies of(FixContext context, Variable variable) {
		return new Copies(new Meaning(context, variable), new Communication(context, variable), new CopyLimits(context, variable));
	}
}
