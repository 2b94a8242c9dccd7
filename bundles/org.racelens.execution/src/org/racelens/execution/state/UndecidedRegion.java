package org.racelens.execution.state;

import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.Construct;

/** A region without an execution. */
public record UndecidedRegion(Construct construct, String function, ModelGap gap) {
}
