package org.racelens.openmp.scan;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A macro.
 *
 * @param parameters empty for an object-like macro; a last parameter {@code ...}, {@code __VA_ARGS__} or {@code name...} takes all further
 * arguments
 * @param body the replacement text
 */
public record MacroDefinition(Optional<List<String>> parameters, String body) {
	public MacroDefinition {
		parameters = parameters.map(List::copyOf);
		Objects.requireNonNull(body);
	}

	/** An object-like macro. */
	public static MacroDefinition object(String body) {
		return new MacroDefinition(Optional.empty(), body);
	}

	/** A function-like macro. */
	public static MacroDefinition function(List<String> parameters, String body) {
		return new MacroDefinition(Optional.of(parameters), body);
	}
}
