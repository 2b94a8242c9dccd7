package org.racelens.model.gap;

import java.util.Optional;
import org.racelens.model.source.SourceRange;

/**
 * A message about the source itself: bad input or a program that does not conform to the OpenMP specification.
 *
 * @param kind what it says
 * @param place where
 * @param explanation for the user
 */
public record SourceMessage(MessageKind kind, SourceRange place, Explanation explanation) {
	/** What is not known of a region that executes a directive with such a message; nothing where it means what it says all the same. */
	public Optional<ModelGap> gap() {
		return kind.gap().map(of -> new ModelGap(of, place, explanation));
	}
}
