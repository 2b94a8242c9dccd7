package org.racelens.model.gap;

import java.util.Optional;
import org.racelens.model.source.SourceRange;

/**
 * A message about the source itself: bad input or a program that does not conform to the OpenMP specification.
 *
 * @param kind a stable identifier such as {@code unknown-directive}; each has its page under {@code docs/messages/}
 * @param place where
 * @param message for the user
 */
public record SourceMessage(String kind, SourceRange place, String message) {
	/** What is not known of a region that executes a directive with such a message; nothing where it means what it says all the same. */
	public Optional<ModelGap> gap() {
		return switch (kind) {
			case "extra-tokens" -> Optional.empty();
			case "unknown-directive" -> gap(GapKind.UNMODELLED_DIRECTIVE);
			case "unknown-clause", "unknown-variable", "clause-not-allowed" -> gap(GapKind.UNMODELLED_CLAUSE);
			case "clause-argument" -> gap(GapKind.NOT_CONFORMING);
			case "missing-include" -> gap(GapKind.MISSING_INCLUDE);
			default -> gap(GapKind.PARSE_PROBLEM);
		};
	}

	private Optional<ModelGap> gap(GapKind of) {
		return Optional.of(new ModelGap(of, place, message));
	}
}
