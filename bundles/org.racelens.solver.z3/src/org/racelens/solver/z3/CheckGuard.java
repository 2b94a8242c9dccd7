package org.racelens.solver.z3;

import com.microsoft.z3.Context;
import com.microsoft.z3.Z3Exception;

/**
 * Ends the check that runs in the owner's thread when anyone asks for it, and when Z3 overruns its own time limit; it never touches another
 * check. The lock is held for moments only, never during a check, so neither side waits for the other.
 *
 * <p>
 * One interrupt is not enough. Z3 4.14 announces a check to its interrupts and to its timer shortly before it resets the flag that both of
 * them set ({@code _solver_check} in {@code api_solver.cpp}: the event handler, then {@code scoped_rlimit}); what falls in between is lost,
 * and the handler takes nothing a second time, so that such a check would never end. {@link Context#interrupt()} sets the flag itself: it
 * is repeated until the check is over. It may stay set after that; whoever runs the check closes the context then.
 */
final class CheckGuard implements AutoCloseable {
	private static final long REPEAT_MILLIS = 5;
	private static final long WATCH_MILLIS = 200;
	private static final long IDLE_MILLIS = 10_000;

	/** Alive while there are checks; ends by itself after a while without, so that a forgotten prover leaves nothing behind. */
	private Thread watcher;
	private boolean idle;
	private boolean requested;
	/** Whether anything was interrupted since the check began. */
	private boolean cut;
	/** The context in which a check runs. */
	private Context running;
	private Deadline deadline;

	/** From now on until {@link #end()} an interrupt is meant for this check. */
	synchronized void begin(Context context, Deadline limit) {
		running = context;
		deadline = limit;
		requested = false;
		cut = false;
		if (watcher == null) {
			watcher = new Thread(this::watch, "racelens-z3-guard");
			watcher.setDaemon(true);
			watcher.start();
		} else if (idle) {
			notifyAll();
		}
	}

	/**
	 * The check is over; its context is not touched any more.
	 *
	 * @return whether it was interrupted
	 */
	synchronized boolean end() {
		running = null;
		return requested;
	}

	synchronized boolean isRequested() {
		return requested;
	}

	/** Whether the check was interrupted, by whoever asked for it or for being late. */
	synchronized boolean hasCut() {
		return cut;
	}

	/** Returns at once. Without a check it does nothing. */
	synchronized void request() {
		if (running != null) {
			requested = true;
			cut();
			notifyAll();
		}
	}

	private synchronized void watch() {
		try {
			while (watcher == Thread.currentThread()) {
				if (running == null) {
					idle();
				} else if (requested || deadline.isOverrun()) {
					cut();
					wait(REPEAT_MILLIS);
				} else {
					wait(WATCH_MILLIS);
				}
			}
		} catch (InterruptedException e) {
			watcher = null;
		}
	}

	/** A context has one error for all that use it: what is thrown here is that of the check in the other thread, which says it itself. */
	private void cut() {
		cut = true;
		try {
			running.interrupt();
		} catch (Z3Exception e) {
			return;
		}
	}

	private void idle() throws InterruptedException {
		idle = true;
		wait(IDLE_MILLIS);
		idle = false;
		if (running == null) {
			watcher = null;
		}
	}

	@Override
	public synchronized void close() {
		watcher = null;
		notifyAll();
	}
}
