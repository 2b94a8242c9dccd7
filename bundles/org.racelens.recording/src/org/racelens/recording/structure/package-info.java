/**
 * What is ordered in a recorded run. Events enter; segments with their tasks, teams, locks and order leave. The order is that of the
 * definition (docs/method/semantics.md, section 10), not that of the schedule that was observed. Invariant: what cannot be decided is said
 * to be undecided, never unordered.
 */
package org.racelens.recording.structure;
