package org.racelens.repair.fix;

import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceChange;

/**
 * A fix whose sequential meaning is proved, and that is still to be analysed.
 *
 * @param meaning why the sequential program computes the same
 */
public record Candidate(FixKind kind, Explanation title, Explanation meaning, SourceChange change) implements Proposal {
}
