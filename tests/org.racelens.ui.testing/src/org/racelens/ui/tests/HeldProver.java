package org.racelens.ui.tests;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.logic.term.BoolExpr;

/** Solvers that never know an answer: the first takes its time, the others wait until they are released or interrupted. */
final class HeldProver implements ProverFactory {
	/** Longer than who waits for a part of a result has to. */
	private static final Duration SLOW = Duration.ofMillis(400);

	private final AtomicInteger made = new AtomicInteger();
	private final AtomicInteger interrupted = new AtomicInteger();
	private volatile boolean waiting;
	private volatile boolean released;

	@Override
	public Prover create() {
		return new Held(made.incrementAndGet() == 1 ? SLOW : Duration.ofDays(1));
	}

	/** How many regions needed a solver so far. */
	int made() {
		return made.get();
	}

	/** Whether a solver has a question that it will not answer by itself. */
	boolean isWaiting() {
		return waiting;
	}

	int interrupted() {
		return interrupted.get();
	}

	void release() {
		released = true;
	}

	private final class Held implements Prover {
		private final Duration atMost;
		private volatile boolean stopped;

		Held(Duration atMost) {
			this.atMost = atMost;
		}

		@Override
		public void push(BoolExpr assumption) {
			// makes no difference
		}

		@Override
		public void pop() {
			// makes no difference
		}

		@Override
		public void forget() {
			// there is nothing to forget
		}

		@Override
		public Answer check(BoolExpr formula, Budget budget) {
			long begin = System.nanoTime();
			waiting = atMost != SLOW;
			while (!released && !stopped && System.nanoTime() - begin < atMost.toNanos()) {
				LockSupport.parkNanos(1_000_000);
			}
			return new Answer.GaveUp("never known");
		}

		@Override
		public void interrupt() {
			stopped = true;
			interrupted.incrementAndGet();
		}

		@Override
		public void close() {
			// there is nothing to close
		}
	}
}
