package org.racelens.race.verdict;

import java.util.List;
import java.util.OptionalLong;

/**
 * A number that is computed of inputs.
 *
 * @param text as the source could write it
 * @param variables of the source in it
 */
public record Sum(String text, List<String> variables) {
	public Sum {
		variables = List.copyOf(variables);
	}

	/** The number itself, where no variable is in it. */
	public OptionalLong constant() {
		return variables.isEmpty() ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
	}

	/** So many times the number, as the source could write it. */
	public String times(Sum times) {
		return times.text.equals("1") ? factor() : times.factor() + " * " + factor();
	}

	/** The text as a factor of a product. */
	public String factor() {
		return text.indexOf(' ') < 0 ? text : "(" + text + ")";
	}
}
