package org.racelens.logic.decide;

import org.racelens.logic.prover.Prover;
import org.racelens.model.source.Cancellation;

/**
 * While it is open, a prover is interrupted once work is to stop: a question to the solver may last seconds, a user does not wait for them.
 */
final class Interrupter implements AutoCloseable {
	private static final long LOOK_MILLIS = 20;

	private final Prover prover;
	private final Cancellation stop;
	private boolean closed;

	Interrupter(Prover prover, Cancellation stop) {
		this.prover = prover;
		this.stop = stop;
		Thread watcher = new Thread(this::watch, "racelens-interrupter");
		watcher.setDaemon(true);
		watcher.start();
	}

	private synchronized void watch() {
		try {
			while (!closed) {
				if (stop.isCancelled()) {
					prover.interrupt();
				}
				wait(LOOK_MILLIS);
			}
		} catch (InterruptedException e) {
			// nobody interrupts it but the end of the process
		}
	}

	@Override
	public synchronized void close() {
		closed = true;
		notifyAll();
	}
}
