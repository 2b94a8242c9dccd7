package org.racelens.analysis.fix;

/** What a rule sees. */
record FixContext(RaceGroup group) {
}
