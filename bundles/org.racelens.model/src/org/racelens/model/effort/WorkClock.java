package org.racelens.model.effort;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * How long a thread has worked since this was made. Processor time counts, so that other work on the machine does not; of wall-clock time
 * many times as much is allowed. May be asked by any thread.
 */
public final class WorkClock {
	private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
	/** A thread that gets less of a processor than one part in so many is late whatever it has done. */
	private static final int LEAST_SHARE = 30;

	private final long owner = Thread.currentThread().getId();
	private final long start = System.nanoTime();
	private final long startOfWork = THREADS.getThreadCpuTime(owner);

	/** Whether more than so many nanoseconds of work have passed. */
	public boolean isPast(long nanos) {
		long passed = System.nanoTime() - start;
		return passed > nanos && (passed / LEAST_SHARE > nanos || startOfWork < 0 || THREADS.getThreadCpuTime(owner) - startOfWork > nanos);
	}

	/** Nanoseconds on the wall. */
	public long passed() {
		return System.nanoTime() - start;
	}

	/** The nanoseconds on the wall after which so much work is late in any case. */
	public static long atMost(long nanos) {
		return nanos > Long.MAX_VALUE / LEAST_SHARE ? Long.MAX_VALUE : nanos * LEAST_SHARE;
	}
}
