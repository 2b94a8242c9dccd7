package org.racelens.ui.tests;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.swt.widgets.Display;

/**
 * Looks every few milliseconds at what the UI thread is doing, from its making until it is closed. It is RaceLens' doing if a method of
 * RaceLens has been called since the thread took its last event, other than by its tests.
 */
final class UiWatch implements AutoCloseable {
	private static final long BETWEEN_LOOKS_MILLIS = 2;
	private static final String DISPLAY = Display.class.getName();
	private static final String OURS = "org.racelens.";
	private static final String TESTS = "org.racelens.ui.tests.";

	private final Thread watched = Display.getCurrent().getThread();
	private final Thread watcher = new Thread(this::watch, "ui-watch");
	private final AtomicInteger looks = new AtomicInteger();
	private volatile boolean closed;
	private volatile Duration longest = Duration.ZERO;
	private volatile String longestIn = "";

	UiWatch() {
		watcher.setDaemon(true);
		watcher.setPriority(Thread.MAX_PRIORITY);
		watcher.start();
	}

	private void watch() {
		long begin = 0;
		String where = "";
		while (!closed) {
			String now = ours(watched.getStackTrace());
			long time = System.nanoTime();
			if (now.isEmpty() || where.isEmpty()) {
				begin = time;
			} else if (time - begin > longest.toNanos()) {
				longest = Duration.ofNanos(time - begin);
				longestIn = now;
			}
			where = now;
			looks.incrementAndGet();
			pause();
		}
	}

	private static void pause() {
		try {
			Thread.sleep(BETWEEN_LOOKS_MILLIS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	/** The innermost method of RaceLens, or nothing. */
	private static String ours(StackTraceElement[] stack) {
		for (StackTraceElement frame : stack) {
			String type = frame.getClassName();
			if (type.startsWith(TESTS) || type.equals(DISPLAY) && frame.getMethodName().equals("readAndDispatch")) {
				return "";
			}
			if (type.startsWith(OURS)) {
				return frame.toString();
			}
		}
		return "";
	}

	/** For how long at most it was seen in methods of RaceLens at a stretch. */
	Duration longest() {
		return longest;
	}

	/** Where that was. */
	String longestIn() {
		return longestIn;
	}

	/** How often it was looked. */
	int looks() {
		return looks.get();
	}

	@Override
	public void close() {
		closed = true;
	}
}
