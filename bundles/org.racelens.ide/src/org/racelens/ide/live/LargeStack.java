package org.racelens.ide.live;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * Runs work with a stack that suffices for deeply nested code: syntax trees and formulas are walked recursively, a job's own stack is
 * small.
 */
public final class LargeStack {
	/** Reserved, not used up: pages that are never touched cost nothing. */
	private static final long BYTES = 256L << 20;

	private LargeStack() {
	}

	/** The result, or the exception, of work that runs in a thread of its own while the caller waits. */
	public static <T> T call(Supplier<T> work) {
		FutureTask<T> task = new FutureTask<>(work::get);
		Thread thread = new Thread(null, task, "racelens-analysis", BYTES);
		thread.setDaemon(true);
		thread.start();
		try {
			return task.get();
		} catch (InterruptedException e) {
			task.cancel(true);
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} catch (ExecutionException e) {
			if (e.getCause() instanceof Error error) {
				throw error;
			}
			throw (RuntimeException) e.getCause();
		}
	}
}
