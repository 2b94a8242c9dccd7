package org.racelens.model.effort;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * How long a thread has worked since this was made. Processor time counts, so that other work on the machine does not; of wall-clock time
 * many times as much is allowed. What the thread has stood still on purpose ({@link #pause}) counts for nothing. May be asked by any
 * thread.
 */
public final class WorkClock {
	private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
	/** A thread that gets less of a processor than one part in so many is late whatever it has done. */
	private static final int LEAST_SHARE = 30;

	private static final ThreadLocal<Pauses> PAUSES = ThreadLocal.withInitial(Pauses::new);

	private final long owner = Thread.currentThread().getId();
	private final long start = System.nanoTime();
	private final Pauses pauses = PAUSES.get();
	private final long pausedBefore = pauses.until(start);
	private final long startOfWork = THREADS.getThreadCpuTime(owner);

	/** Whether more than so many nanoseconds of work have passed. */
	public boolean isPast(long nanos) {
		long passed = passed();
		return passed > nanos && (passed / LEAST_SHARE > nanos || startOfWork < 0 || THREADS.getThreadCpuTime(owner) - startOfWork > nanos);
	}

	/** Nanoseconds on the wall, without those in which the thread stood still. */
	public long passed() {
		long now = System.nanoTime();
		return now - start - (pauses.until(now) - pausedBefore);
	}

	/** Lets the current thread wait for others: what it is at is not late by that. */
	public static void pause(Runnable wait) {
		Pauses pauses = PAUSES.get();
		pauses.begin(System.nanoTime());
		try {
			wait.run();
		} finally {
			pauses.end(System.nanoTime());
		}
	}

	/** How long one thread has stood still. Its changes are its own, others look on. */
	private static final class Pauses {
		/**
		 * @param ended nanoseconds of the pauses that have ended
		 * @param depth of pauses that go on, one in the other
		 * @param since when the outermost of these began
		 */
		private record State(long ended, int depth, long since) {
		}

		private volatile State state = new State(0, 0, 0);

		void begin(long now) {
			State s = state;
			state = new State(s.ended, s.depth + 1, s.depth == 0 ? now : s.since);
		}

		void end(long now) {
			State s = state;
			state = new State(s.depth == 1 ? s.ended + now - s.since : s.ended, s.depth - 1, s.since);
		}

		long until(long now) {
			State s = state;
			return s.depth == 0 ? s.ended : s.ended + Math.max(0, now - s.since);
		}
	}

	/** The nanoseconds on the wall after which so much work is late in any case. */
	public static long atMost(long nanos) {
		return nanos > Long.MAX_VALUE / LEAST_SHARE ? Long.MAX_VALUE : nanos * LEAST_SHARE;
	}
}
