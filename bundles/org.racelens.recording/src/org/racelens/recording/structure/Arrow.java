package org.racelens.recording.structure;

/** What a task has done up to a position comes before what another one of its team does after a position. */
record Arrow(Task source, int sourcePosition, Task sink, int sinkPosition) {
}
