package org.racelens.analysis.flow;

import java.util.Optional;
import org.racelens.model.expr.Variable;
import org.racelens.model.program.FunctionDefinition;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.stmt.Statement;

/** Where a value may be read that a variable was given earlier. */
public final class StaleReads {
	private StaleReads() {
	}

	/**
	 * Empty only if on no path through the code, run once from its start, a value can be read that the variable held before.
	 *
	 * @param code a loop's body for what one iteration sees of others, or the whole loop
	 */
	public static Optional<Reading> exposed(Variable v, Statement code, ParsedUnit unit) {
		return Optional.of(new Reading(code.range(), "perhaps read before it is written"));
	}

	/**
	 * Empty only if no value that the variable has at the end of the construct can be read later: behind it, in the next turn of a loop
	 * around it, or beyond the function.
	 *
	 * @param construct a statement of the function's body
	 */
	public static Optional<Reading> after(Variable v, Statement construct, FunctionDefinition f, ParsedUnit unit) {
		return Optional.of(new Reading(construct.range(), "perhaps needed afterwards"));
	}

	/** True only if each path through the code writes all of the variable. */
	public static boolean surelyWritten(Variable v, Statement code, ParsedUnit unit) {
		return false;
	}
}
