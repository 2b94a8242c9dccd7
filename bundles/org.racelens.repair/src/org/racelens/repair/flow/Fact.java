package org.racelens.repair.flow;

import org.racelens.model.expression.Variable;

/** What is sure at a point of the program, on each path that leads there. It speaks of the values that variables have at this point. */
sealed interface Fact {
	/** Whether it may no longer hold when the variable is changed. */
	boolean mentions(int variable);

	/** The part was written since the start, or never held a value of interest. */
	record Written(Part part) implements Fact {
		@Override
		public boolean mentions(int variable) {
			return part.mentions(variable);
		}
	}

	/** {@code lower <= variable < upper}. */
	record Within(Variable variable, Sum lower, Sum upper) implements Fact {
		@Override
		public boolean mentions(int id) {
			return variable.id() == id || lower.mentions(id) || upper.mentions(id);
		}
	}
}
