package org.racelens.solver.z3;

import java.util.concurrent.TimeUnit;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Budget;
import org.racelens.model.effort.WorkClock;

/**
 * One check's budget with its running clock, and what to say when it is used up. Where resources are counted the clock is a guard against
 * work that they do not count, and measures the thread's work; else it is the limit itself.
 */
final class Deadline {
	private static final long OVERRUN_NANOS = TimeUnit.MILLISECONDS.toNanos(300);
	private static final long TIMER_NANOS = TimeUnit.MILLISECONDS.toNanos(3);

	private final Budget budget;
	private final WorkClock clock = new WorkClock();

	Deadline(Budget budget) {
		this.budget = budget;
	}

	boolean isOver() {
		return isPast(nanos());
	}

	private boolean isPast(long nanos) {
		return isGuard() ? clock.isPast(nanos) : clock.passed() >= nanos;
	}

	private boolean isGuard() {
		return budget.resources() > 0;
	}

	/** Whether even a solver that is late with its own timer should have ended. */
	boolean isOverrun() {
		return isPast(nanos() > Long.MAX_VALUE - OVERRUN_NANOS ? Long.MAX_VALUE : nanos() + OVERRUN_NANOS);
	}

	/** What is left for the solver after translation, at least a millisecond: 0 would mean no limit. */
	int remainingMillis() {
		long limit = isGuard() ? WorkClock.atMost(nanos()) : nanos();
		long left = TimeUnit.NANOSECONDS.toMillis(limit - clock.passed());
		return (int) Math.max(1, Math.min(left, Integer.MAX_VALUE));
	}

	/** Z3 counts in 32 bits; 0 is no limit for both sides. */
	int resources() {
		return (int) Math.min(budget.resources(), Integer.MAX_VALUE);
	}

	/** Whether so many units of the solver's resources are all that a check may use. */
	boolean uses(long used) {
		return budget.resources() > 0 && used >= resources();
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
	boolean isAlmostOver() {
		return isPast(nanos() - Math.min(TIMER_NANOS, nanos() / 2));
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
