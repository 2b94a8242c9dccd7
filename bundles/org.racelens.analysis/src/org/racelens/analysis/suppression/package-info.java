/**
 * Races that the source accepts. A text and its races enter; the races leave marked with the comments that accept them, with a message for
 * each comment that accepts nothing. Invariant: an accepted race stays a race, and no comment is passed over in silence.
 */
package org.racelens.analysis.suppression;
