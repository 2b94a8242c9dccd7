package org.racelens.execution.state;

import org.racelens.logic.term.Symbol;

/**
 * A loop inside the task that is being executed.
 *
 * @param uniform whether all threads of the team run the same trips
 */
public record LoopFrame(Symbol trip, boolean uniform) {
}
