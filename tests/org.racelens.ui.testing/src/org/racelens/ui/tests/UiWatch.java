package org.racelens.ui.tests;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.swt.widgets.Display;

/**
 * Looks every few milliseconds at what the UI thread is doing, from its making until it is closed, and measures for how long. It is
 * RaceLens' doing if a method of RaceLens has been called since the thread took its last event, other than by its tests.
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
		Look before = look();
		long held = 0;
		while (!closed) {
			pause();
			Look now = look();
			held = before.where().isEmpty() || now.where().isEmpty() ? 0 : held + now.held(before);
			if (held > longest.toNanos()) {
				longest = Duration.ofNanos(held);
				longestIn = now.where();
			}
			before = now;
			looks.incrementAndGet();
		}
	}

	/**
	 * What the thread was doing at one moment.
	 *
	 * @param where the innermost method of RaceLens, or nothing
	 * @param work the processor time that the thread has had, in nanoseconds
	 */
	private record Look(String where, Thread.State state, long time, long work) {
		/** Waiting counts as it passes; work as the processor did it: a busy machine makes nobody slower. */
		long held(Look before) {
			return state == Thread.State.RUNNABLE ? work - before.work : time - before.time;
		}
	}

	private Look look() {
		return new Look(ours(watched.getStackTrace()), watched.getState(), System.nanoTime(), work(watched));
	}

	/** The processor time that a thread has had, in nanoseconds. */
	static long work(Thread thread) {
		return ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId());
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
