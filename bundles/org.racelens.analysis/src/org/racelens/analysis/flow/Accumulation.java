package org.racelens.analysis.flow;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expr.Variable;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;

/**
 * All uses of a variable in some code are updates with one and the same operator, whose results are not used otherwise.
 *
 * @param operator an OpenMP reduction identifier; {@code +} also for subtractions
 * @param updates the places of the updates, in the order of the text
 */
public record Accumulation(String operator, List<SourceRange> updates, Shape shape) {
	/** What is updated: the variable itself, or elements of the array that it is or points to. */
	public enum Shape {
		SCALAR, ELEMENTS
	}

	public Accumulation {
		updates = List.copyOf(updates);
	}

	/** The accumulation that the code makes in a variable; present only if every use of the variable belongs to it. */
	public static Optional<Accumulation> of(Variable v, Statement code, ParsedUnit unit) {
		return Optional.empty();
	}
}
