package org.racelens.solver.z3;

import com.microsoft.z3.Solver;

/**
 * Carries an interrupt from any thread to the check that runs in the owner's thread, and to no other check. The lock is held for moments
 * only, never during a check, so neither side waits for the other.
 */
final class Interruption {
	private static final long REPEAT_MILLIS = 5;

	private boolean checking;
	private boolean requested;
	private Solver solver;

	/** From now on until {@link #end()} an interrupt is meant for this check. */
	synchronized void begin() {
		checking = true;
		requested = false;
		solver = null;
	}

	/** Names the solver that works for the check from now on. */
	synchronized void working(Solver worker) {
		solver = worker;
	}

	/** The check is over; the solver is not touched any more. */
	synchronized void end() {
		checking = false;
		solver = null;
		notifyAll();
	}

	synchronized boolean isRequested() {
		return requested;
	}

	/** Returns at once. Without a check it does nothing. */
	synchronized void request() {
		if (!checking || requested) {
			return;
		}
		requested = true;
		Thread repeater = new Thread(this::repeat, "racelens-z3-interrupt");
		repeater.setDaemon(true);
		repeater.start();
	}

	/**
	 * Z3 drops an interrupt that arrives before its search has begun, so one call is not enough: it is repeated until the check is over.
	 * (The context's interrupt would in some versions stay raised for later checks; the solver's does not.)
	 */
	private synchronized void repeat() {
		while (checking && requested) {
			if (solver != null) {
				solver.interrupt();
			}
			try {
				wait(REPEAT_MILLIS);
			} catch (InterruptedException e) {
				return;
			}
		}
	}
}
