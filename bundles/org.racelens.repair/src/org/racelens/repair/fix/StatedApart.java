package org.racelens.repair.fix;

import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;

/**
 * Races that need two pointers to lead to the same memory, and an edit by which the source says that they do not. It was written in memory
 * and analysed: the races are gone, and nothing is worse.
 *
 * @param group the races
 * @param parameters the names of the qualified parameters
 * @param change the edit, for the version of the text that was analysed
 * @param stated the text with the edit
 */
public record StatedApart(RaceGroup group, String parameters, SourceChange change, SourceText stated) {
}
