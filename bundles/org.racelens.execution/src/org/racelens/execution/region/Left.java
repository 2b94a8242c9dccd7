package org.racelens.execution.region;

import org.racelens.logic.term.IntExpr;

/**
 * What a loop leaves in a private variable.
 *
 * @param value what stands for it behind the loop
 * @param found the same, in terms of the last trip
 */
public record Left(IntExpr value, IntExpr found) {
}
