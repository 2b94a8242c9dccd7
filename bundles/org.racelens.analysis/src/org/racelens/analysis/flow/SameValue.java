package org.racelens.analysis.flow;

import java.util.Optional;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Variable;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.stmt.Statement;

/** Variables that some code only ever gives one value. */
public final class SameValue {
	private SameValue() {
	}

	/** The literal that all writes of the variable in the code store; present only if the code does not read the variable. */
	public static Optional<Expression> stored(Variable v, Statement code, ParsedUnit unit) {
		return Optional.empty();
	}
}
