package org.racelens.analysis.flow;

import java.util.Optional;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.stmt.Statement;

/** Effects that depend on the order in which pieces of code run although no variable of the program is touched. */
public final class OrderedEffects {
	private OrderedEffects() {
	}

	/** The first such effect, callees included: input and output, hidden state, ends of the program, calls of unknown code. */
	public static Optional<Reading> of(Statement code, ParsedUnit unit) {
		return Optional.of(new Reading(code.range(), "perhaps depends on the order of execution"));
	}
}
