package org.racelens.frontend.cdt.source;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.racelens.model.source.Cancellation;

/** Carries a cancellation from the waiting caller to the thread that parses, and to CDT's parser, which knows only its own flag. */
public final class StopSignal {
	private final Cancellation cancellation;
	private final List<Runnable> listeners = new ArrayList<>();
	private volatile boolean stopped;

	public StopSignal(Cancellation cancellation) {
		this.cancellation = cancellation;
	}

	/** Runs {@code action} once the signal is given, at once if it has been. It may run in the caller's thread. */
	synchronized void onStop(Runnable action) {
		if (stopped) {
			action.run();
		} else {
			listeners.add(action);
		}
	}

	/** Asks the caller's cancellation. */
	public void poll() {
		if (!stopped && cancellation.isCancelled()) {
			stop();
		}
	}

	/** Gives the signal and runs what waits for it; once given the signal stays. */
	public synchronized void stop() {
		stopped = true;
		listeners.forEach(Runnable::run);
		listeners.clear();
	}

	/** Whether the signal has been given. */
	public boolean isStopped() {
		return stopped;
	}

	/** To be called between the steps of long work. */
	public void check() {
		if (stopped || cancellation.isCancelled()) {
			throw new CancellationException();
		}
	}
}
