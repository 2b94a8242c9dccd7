package org.racelens.race.verdict;

import java.util.Optional;

/**
 * An address as expressions of the source's language; the examples are of C.
 *
 * @param element of a whole element, {@code &a[3]}; empty where something else is accessed
 * @param bytes with an offset in bytes, {@code (char *)a + 6}
 */
public record AccessPointer(Optional<String> element, String bytes) {
	/** The shorter expression that is right. */
	public String text() {
		return element.orElse(bytes);
	}
}
