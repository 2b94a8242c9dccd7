package org.racelens.execution.region;

import org.racelens.logic.term.IntExpr;

/**
 * A private number that a loop keeps from trip to trip, and that has no closed form.
 *
 * @param value what stands for it at the start of a trip
 * @param initial its value before the loop
 * @param left its value at the end of the trip
 */
public record Carried(IntExpr value, IntExpr initial, IntExpr left) {
}
