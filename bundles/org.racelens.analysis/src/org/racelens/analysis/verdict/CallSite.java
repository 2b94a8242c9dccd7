package org.racelens.analysis.verdict;

import org.racelens.model.source.SourceRange;

/** A call on the path from the region to an access: who was called, and where the call stands. */
public record CallSite(String callee, SourceRange place) {
}
