package org.racelens.repair.conformance;

import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceChange;

/**
 * An edit after which a message about the source is no longer given. It is not a verified fix: what the corrected program means is analysed
 * after it was applied.
 *
 * @param title what it does
 * @param change of the text that the message is about
 */
public record Correction(Explanation title, SourceChange change) {
}
