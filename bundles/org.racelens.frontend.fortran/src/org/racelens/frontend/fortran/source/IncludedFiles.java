package org.racelens.frontend.fortran.source;

import java.util.Optional;
import org.racelens.model.source.SourceText;

/** Where the files come from that a source includes. */
@FunctionalInterface
public interface IncludedFiles {
	/** No file is found. */
	IncludedFiles NONE = (name, from) -> Optional.empty();

	/**
	 * The text of a file.
	 *
	 * @param name as it is written in the source
	 * @param from the path of the file that asks for it
	 */
	Optional<SourceText> find(String name, String from);
}
