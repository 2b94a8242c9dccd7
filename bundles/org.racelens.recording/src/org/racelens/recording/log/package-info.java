/**
 * The log of a recorded run (docs/decisions/0034-recorded-runs.md). A folder of files enters; records, in the order of their stamps, leave.
 * Invariant: no number of a log is trusted. What is damaged or cut off ends the log of its thread, and is said; all before it counts.
 */
package org.racelens.recording.log;
