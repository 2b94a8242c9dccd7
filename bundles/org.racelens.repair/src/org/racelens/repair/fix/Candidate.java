package org.racelens.repair.fix;

import org.racelens.model.source.SourceChange;

/**
 * A fix whose sequential meaning is proved, and that is still to be analysed.
 *
 * @param meaning why the sequential program computes the same, for a person
 */
public record Candidate(FixKind kind, String title, String meaning, SourceChange change) implements Proposal {
}
