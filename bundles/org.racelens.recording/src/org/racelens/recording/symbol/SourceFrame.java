package org.racelens.recording.symbol;

import java.util.Optional;

/**
 * A function at an address, and the place in it.
 *
 * @param function as the source names it
 * @param file as the compiler was given it
 * @param line from 1, 0 where it is not known
 * @param column from 1, 0 where it is not known
 */
public record SourceFrame(Optional<String> function, Optional<String> file, int line, int column) {
}
