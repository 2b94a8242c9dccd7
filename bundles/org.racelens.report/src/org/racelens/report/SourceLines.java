package org.racelens.report;

import java.util.Optional;
import org.racelens.model.source.SourceLanguage;

/** Shows lines of source files. */
@FunctionalInterface
public interface SourceLines {
	/** For reports without excerpts. */
	SourceLines NONE = (path, line) -> Optional.empty();

	/** A line without its end, 1-based; empty where the file or the line is not there (any more). */
	Optional<String> line(String path, int line);

	/** The language of a file; empty where nobody knows. */
	default Optional<SourceLanguage> language(String path) {
		return Optional.empty();
	}
}
