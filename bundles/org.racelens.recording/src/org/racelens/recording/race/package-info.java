/**
 * The races of a recorded run. A run's logs and its structure enter; groups of racing pairs, and what could not be decided, leave. Memory
 * is bounded: the accesses of one epoch and one range of addresses are held at a time. Invariant: what is not decided is never a race.
 */
package org.racelens.recording.race;
