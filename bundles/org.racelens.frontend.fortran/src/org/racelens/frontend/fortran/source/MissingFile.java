package org.racelens.frontend.fortran.source;

import org.racelens.model.source.SourceRange;

/**
 * A file that should be included and is not: none of its name is in the folders, or it would include itself without end.
 *
 * @param name as it is written
 * @param place where it is asked for
 */
public record MissingFile(String name, SourceRange place) {
}
