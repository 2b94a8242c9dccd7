package org.racelens.execution.machine;

import java.util.function.Supplier;

/** The sequential loops around the current point whose iterations are executed silently, in this function and its callers. */
public final class SilentNest {
	/** In deeper ones bodies are executed once. */
	private static final int MOST_LOOPS = 1;

	private int loops;

	/** Whether executing each body twice would take too long. */
	public boolean isDeep() {
		return loops >= MOST_LOOPS;
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
