package org.racelens.solver.z3;

import java.util.concurrent.TimeUnit;
import org.racelens.analysis.prover.Answer;
import org.racelens.analysis.prover.Budget;

/** One check's budget with its running clock, and what to say when it is used up. */
final class Deadline {
	private static final long OVERRUN_NANOS = TimeUnit.MILLISECONDS.toNanos(300);
	private static final long TIMER_NANOS = TimeUnit.MILLISECONDS.toNanos(3);

	private final Budget budget;
	private final long start = System.nanoTime();

	Deadline(Budget budget) {
		this.budget = budget;
	}

	boolean isOver() {
		return System.nanoTime() - start >= nanos();
	}

	/** Whether even a solver that is late with its own timer should have ended. */
	boolean isOverrun() {
		return System.nanoTime() - start - OVERRUN_NANOS >= nanos();
	}

	/** What is left for the solver after translation, at least a millisecond: 0 would mean no limit. */
	int remainingMillis() {
		long left = TimeUnit.NANOSECONDS.toMillis(nanos() - (System.nanoTime() - start));
		return (int) Math.max(1, Math.min(left, Integer.MAX_VALUE));
	}

	/** Z3 counts in 32 bits; 0 is no limit for both sides. */
	int resources() {
		return (int) Math.min(budget.resources(), Integer.MAX_VALUE);
	}

	Answer.GaveUp timedOut() {
		return new Answer.GaveUp("the solver's time limit of " + seconds() + " s is reached", Answer.Cause.CLOCK);
	}

	/** Z3 says "canceled" for both limits, depending on where in its search they are noticed; the clock tells them apart. */
	Answer.GaveUp gaveUp(String fromSolver) {
		String detail = fromSolver == null ? "" : fromSolver;
		boolean limited = detail.contains("cancel") || detail.contains("resource");
		if (detail.contains("timeout") || isAlmostOver() || limited && budget.resources() == 0) {
			return timedOut();
		}
		if (limited) {
			return new Answer.GaveUp("the solver's resource limit of " + budget.resources() + " is reached");
		}
		return new Answer.GaveUp("the solver gives up" + (detail.isEmpty() || detail.equals("unknown") ? "" : ": " + detail));
	}

	/** Z3's timer was given whole milliseconds and may be a little early. */
	private boolean isAlmostOver() {
		return System.nanoTime() - start >= nanos() - TIMER_NANOS;
	}

	private String seconds() {
		String exact = budget.timeout().toMillis() / 1000.0 + "";
		return exact.endsWith(".0") ? exact.substring(0, exact.length() - 2) : exact;
	}

	private long nanos() {
		try {
			return budget.timeout().toNanos();
		} catch (ArithmeticException e) {
			return Long.MAX_VALUE;
		}
	}
}
