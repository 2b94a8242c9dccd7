package org.racelens.repair.flow;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.unit.ParsedUnit;

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

	/**
	 * The accumulation that the code makes in a variable, callees included; present only if every use of the variable belongs to it. Where
	 * the variable is a pointer, other pointers may still reach what it points to.
	 */
	public static Optional<Accumulation> of(Variable v, Statement code, ParsedUnit unit) {
		Subject subject = Subject.of(v, unit);
		boolean followed = !v.isThreadLocal() && Escapes.of(subject).isEmpty();
		return followed ? new UpdateCollector(subject).collect(code) : Optional.empty();
	}
}
