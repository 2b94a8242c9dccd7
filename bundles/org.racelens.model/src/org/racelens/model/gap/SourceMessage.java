package org.racelens.model.gap;

import java.util.Optional;
import org.racelens.model.source.SourceRange;

/**
 * A message about the source itself: bad input or a program that does not conform to the OpenMP specification.
 *
 * @param kind what it says
 * @param place where
 * @param explanation for the user
 * @param cause the clause for whose sake it is said of the place, where that is not the place itself
 */
public record SourceMessage(MessageKind kind, SourceRange place, Explanation explanation, Optional<SourceRange> cause) {
	/** A message about what stands at its place. */
	public SourceMessage(MessageKind kind, SourceRange place, Explanation explanation) {
		this(kind, place, explanation, Optional.empty());
	}

	/** Whether a user reads the same of both, whatever their causes are. */
	public boolean saysTheSame(SourceMessage other) {
		return kind == other.kind && place.equals(other.place) && explanation.equals(other.explanation);
	}

	/** What is not known of a region that executes a directive with such a message; nothing where it means what it says all the same. */
	public Optional<ModelGap> gap() {
		return kind.gap().map(of -> new ModelGap(of, place, explanation));
	}
}
