package org.racelens.headless.work;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.work.WorkFlags.ProgressMode;
import org.racelens.report.words.Visible;

/** A line on the terminal that says how far long work has come; it is gone when the work is done. */
public final class Progress implements AutoCloseable {
	private static final long FIRST_MILLIS = 1500;
	private static final long STEP_MILLIS = 250;
	private static final int WIDTH = 78;

	private final Surroundings surroundings;
	private final int total;
	private final long start = System.nanoTime();
	/** In the order in which they were begun: the first one is what everything waits for. */
	private final Set<String> running = new LinkedHashSet<>();
	private int done;
	private int width;
	private boolean closed;

	public Progress(Surroundings surroundings, ProgressMode mode, int total) {
		this.surroundings = surroundings;
		this.total = total;
		if (mode == ProgressMode.AUTO && surroundings.outputs().isErrTerminal()) {
			Thread painter = new Thread(this::paint, "racelens-progress");
			painter.setDaemon(true);
			painter.start();
		}
	}

	/** What is at work, instead of what was before. */
	public synchronized void shows(String what) {
		running.clear();
		running.add(what);
	}

	/** What is at work is done. */
	public synchronized void advances() {
		running.clear();
		done++;
	}

	synchronized void begun(String path) {
		running.add(path);
	}

	synchronized void done(String path) {
		running.remove(path);
		done++;
	}

	private synchronized void paint() {
		try {
			wait(FIRST_MILLIS);
			while (!closed) {
				show(line());
				wait(STEP_MILLIS);
			}
		} catch (InterruptedException e) {
			return;
		}
	}

	private String line() {
		long seconds = Duration.ofNanos(System.nanoTime() - start).toSeconds();
		String current = running.isEmpty() ? "" : Visible.inLine(running.iterator().next());
		String line = "[" + done + "/" + total + ", " + seconds + " s] " + current;
		return line.length() > WIDTH ? line.substring(0, WIDTH) : line;
	}

	private void show(String line) {
		surroundings.err().print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
		surroundings.err().flush();
		width = line.length();
	}

	@Override
	public synchronized void close() {
		closed = true;
		notifyAll();
		if (width > 0) {
			show("");
			surroundings.err().print("\r");
			surroundings.err().flush();
		}
	}
}
