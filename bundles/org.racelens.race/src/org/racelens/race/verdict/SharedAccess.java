package org.racelens.race.verdict;

import java.util.Objects;
import org.racelens.model.source.SourceRange;

/**
 * An access of the source to memory that the threads of a region share, and that some of them write.
 *
 * @param place of the accessed expression
 * @param variable what the source calls the object there
 */
public record SharedAccess(SourceRange place, boolean write, String variable) {
	public SharedAccess {
		Objects.requireNonNull(place);
		Objects.requireNonNull(variable);
	}
}
