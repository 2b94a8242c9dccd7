package org.racelens.openmp.unit;

import java.util.Optional;

/**
 * A unit with what it was read from.
 *
 * @param consulted empty where the same text and files may mean something else another time
 */
public record ReadUnit(ParsedUnit unit, Optional<Consulted> consulted) {
}
