/**
 * Recorded runs: the door. The folder of a process enters; what raced, what handed over, which regions were executed, and what could not be
 * judged, leave. Invariant: nothing here knows the front end or the solver; what a run does not show is never taken for proved.
 */
package org.racelens.recording;
