package org.racelens.confirm.observed;

import org.racelens.model.source.SourceRange;

/**
 * An access of the source that code was seen to make.
 *
 * @param place of the accessed expression, as far as the text tells it
 * @param write whether it was seen to write
 */
public record SeenAccess(SourceRange place, boolean write) {
}
