/** Proofs about recursive functions by induction over the depth of their calls. */
package org.racelens.race.induction;
