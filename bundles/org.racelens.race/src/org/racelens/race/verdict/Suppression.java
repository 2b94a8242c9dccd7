package org.racelens.race.verdict;

import org.racelens.model.source.SourceRange;

/**
 * That somebody looked at a race and accepts it. The race stays a race.
 *
 * @param place of the comment that says so
 * @param reason in the words of the comment, in one line
 */
public record Suppression(SourceRange place, String reason) {
}
