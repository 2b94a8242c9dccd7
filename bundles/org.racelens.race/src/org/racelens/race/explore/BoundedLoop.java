package org.racelens.race.explore;

import org.racelens.model.source.SourceRange;

/** A loop of which no more than some trips were looked at. */
public record BoundedLoop(SourceRange place, long trips) {
}
