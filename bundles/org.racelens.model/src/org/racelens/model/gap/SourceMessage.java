package org.racelens.model.gap;

import org.racelens.model.source.SourceRange;

/**
 * A message about the source itself: bad input or a program that does not conform to the OpenMP specification.
 *
 * @param kind a stable identifier such as {@code unknown-directive}; each has its page under {@code docs/messages/}
 * @param place where
 * @param message for the user
 */
public record SourceMessage(String kind, SourceRange place, String message) {
}
