package org.racelens.model.source;

/** A call on the path from the region to an access: who was called, and where the call stands. */
public record CallSite(String callee, SourceRange place) {
}
