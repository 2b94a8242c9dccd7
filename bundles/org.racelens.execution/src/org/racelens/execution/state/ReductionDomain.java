package org.racelens.execution.state;

import org.racelens.execution.region.Lock;

/**
 * A reduction that tasks may take part in: of a taskgroup, a taskloop, or a construct with the {@code task} modifier. OpenMP 5.2 §5.5.8,
 * §5.5.9
 *
 * @param reduced the original
 * @param excluding what excludes the updates of the original from each other
 */
public record ReductionDomain(Copied reduced, Lock excluding) {
}
