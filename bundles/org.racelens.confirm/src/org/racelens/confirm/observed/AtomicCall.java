package org.racelens.confirm.observed;

import org.racelens.model.source.SourceRange;

/**
 * Code of the program that was seen to do an atomic operation.
 *
 * @param place of what it accesses, as far as the text tells it
 * @param address in the file of the program
 */
public record AtomicCall(SourceRange place, long address) {
}
