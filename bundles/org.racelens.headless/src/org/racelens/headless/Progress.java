package org.racelens.headless;

import java.time.Duration;
import org.racelens.headless.WorkFlags.ProgressMode;

/** A line on the terminal that says how far long work has come; it is gone when the work is done. */
final class Progress implements AutoCloseable {
	private static final long FIRST_NANOS = Duration.ofMillis(1500).toNanos();
	private static final long STEP_NANOS = Duration.ofMillis(150).toNanos();
	private static final int WIDTH = 78;

	private final Surroundings surroundings;
	private final boolean shown;
	private final int total;
	private int done;
	private long next = System.nanoTime() + FIRST_NANOS;
	private int width;

	Progress(Surroundings surroundings, ProgressMode mode, int total) {
		this.surroundings = surroundings;
		this.total = total;
		shown = mode == ProgressMode.AUTO && surroundings.outputs().isErrTerminal();
	}

	/** Counts a file as done. */
	synchronized void done(String path) {
		done++;
		long now = System.nanoTime();
		if (shown && done < total && now - next >= 0) {
			next = now + STEP_NANOS;
			String line = "[" + done + "/" + total + "] " + path.replaceAll("\\p{Cntrl}", "?");
			show(line.length() > WIDTH ? line.substring(0, WIDTH) : line);
		}
	}

	private void show(String line) {
		surroundings.err().print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
		surroundings.err().flush();
		width = line.length();
	}

	@Override
	public synchronized void close() {
		if (width > 0) {
			show("");
			surroundings.err().print("\r");
			surroundings.err().flush();
		}
	}
}
