package org.racelens.execution.machine;

import java.util.function.Supplier;

/** The sequential loops around the current point whose iterations are executed silently, in this function and its callers. */
public final class SilentNest {
	private int loops;

	/** Whether there are any: n loops that each execute their body twice would execute the innermost one 2ⁿ times. */
	public boolean isDeep() {
		return loops > 0;
	}

	/** Executes an iteration of a loop silently. */
	public <T> T inside(Supplier<T> iteration) {
		loops++;
		try {
			return iteration.get();
		} finally {
			loops--;
		}
	}
}
