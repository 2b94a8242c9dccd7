package org.racelens.recording.log;

/**
 * Iterations, or sections, that a thread is given at once. They are counted as the compiler does: by the values of the loop's variable, or
 * from any number on.
 *
 * @param iterations of the part, or of the first of several
 * @param first the number of its first iteration
 * @param step from one number to the next; 0 where it is not known
 * @param parts how many there are
 * @param distance from one part to the next, by their numbers
 * @param code where they are asked for; 0 where that is not known
 */
public record LoopPart(long iterations, long first, long step, long parts, long distance, long code) {
}
