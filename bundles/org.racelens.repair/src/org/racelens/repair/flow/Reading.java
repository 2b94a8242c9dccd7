package org.racelens.repair.flow;

import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;

/**
 * Why a value may be needed.
 *
 * @param place where it may be read
 * @param reason what follows the variable's name: "read before it is written"
 */
public record Reading(SourceRange place, Explanation reason) {
	/** The reason said of a variable. */
	public Explanation of(Variable variable) {
		return ReadingSentence.X_Y.of(variable.name(), reason);
	}

	/** The reason said of a variable, with the line where its value may be read. */
	public Explanation withLine(Variable variable) {
		return ReadingSentence.X_Y_IN_LINE_Z.of(Argument.name(variable.name()), reason, Argument.line(place.line()));
	}

	/** The reason said of the line where the value may be read: "line 5 ends the program here". */
	public Explanation ofLine() {
		return ReadingSentence.LINE_X_DOES_Y.of(Argument.line(place.line()), reason);
	}
}
