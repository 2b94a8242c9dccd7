package org.racelens.recording.log;

/**
 * One item of a depend clause, or a component of a doacross iteration.
 *
 * @param type as {@code ompt_dependence_type_t} numbers them
 * @param address where the item begins; the number of the iteration in a doacross loop
 */
public record Dependence(int type, long address) {
}
