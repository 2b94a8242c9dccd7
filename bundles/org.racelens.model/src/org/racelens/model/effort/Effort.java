package org.racelens.model.effort;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import org.racelens.model.source.Cancellation;

/**
 * A limit on the work that a thread does while it is open. Work is counted in units: a term that is built, a cell that is revised, a point
 * that is tried; the solver's own resource units are converted. The count depends on the input alone, so that a loaded machine gives the
 * answers of an idle one. The clock is a guard only, for work that takes far longer than its units should.
 *
 * <p>
 * As a {@link Cancellation} it answers {@code true} once its units are used up, and code that asks it ends with what it has found. Code
 * that does not ask is ended by an {@link EffortExceededException} a little later. What is counted belongs to the thread; efforts nest, and
 * an inner one never outlasts the one around it. Decision 26.
 */
public final class Effort implements Cancellation, AutoCloseable {
	/** What one second of work is taken for: about what a processor of 2020 does. */
	public static final long UNITS_PER_SECOND = 4_000_000;

	/** What one of the solver's own resource units costs: products of variables, the hard questions, take about a microsecond for each. */
	public static final long UNITS_PER_SOLVER_RESOURCE = 2;

	/** The clock strikes where work takes so many times the processor time that its units should. */
	private static final int GUARD_FACTOR = 10;
	/** Code that does not ask is ended after this part of the units more. */
	private static final int GRACE = 4;

	private static final ThreadLocal<Meter> METERS = ThreadLocal.withInitial(Meter::new);

	private final Meter meter = METERS.get();
	private final Thread owner = Thread.currentThread();
	private final Effort outer = meter.innermost();
	private final Cancellation cancellation;
	/** counts of the meter */
	private final long softEnd;
	private final long hardEnd;
	private final WorkClock clock = new WorkClock();
	private final long guardNanos;
	private volatile boolean late;
	private volatile boolean struck;

	private Effort(long units, Cancellation cancellation) {
		this.cancellation = cancellation;
		long soft = saturated(meter.spent(), units);
		long hard = saturated(soft, units / GRACE);
		softEnd = outer == null ? soft : Math.min(soft, outer.softEnd);
		hardEnd = outer == null ? hard : Math.min(hard, outer.hardEnd);
		double seconds = (double) units / UNITS_PER_SECOND * GUARD_FACTOR;
		guardNanos = (long) Math.min(seconds * 1e9, Long.MAX_VALUE / 4.0);
		meter.innermost(this);
	}

	/**
	 * Limits what the current thread does until this is closed.
	 *
	 * @param units at most; fewer where an effort around this one has fewer left
	 * @param cancellation asked by the work that is counted, and by whoever asks this
	 */
	public static Effort of(long units, Cancellation cancellation) {
		return new Effort(units, cancellation);
	}

	/** The units that stand for a time. */
	public static long units(Duration time) {
		double units = time.toNanos() / 1e9 * UNITS_PER_SECOND;
		return (long) Math.min(Math.max(units, 1), Long.MAX_VALUE / 4.0);
	}

	/**
	 * Counts work of the current thread.
	 *
	 * @throws EffortExceededException where the effort that is open was used up some time ago
	 * @throws CancellationException where it was cancelled
	 */
	public static void spend(long units) {
		METERS.get().spend(units);
	}

	/** Counts work that was done elsewhere, such as in the solver; ends nothing. */
	public static void charge(long units) {
		METERS.get().charge(units);
	}

	/** All units that the current thread has spent. */
	public static long spent() {
		return METERS.get().spent();
	}

	/** What is left of the effort that is open in the current thread. */
	public static long left() {
		Meter meter = METERS.get();
		return meter.innermost() == null ? Long.MAX_VALUE / 4 : Math.max(0, meter.innermost().softEnd - meter.spent());
	}

	/** The guard has ended something: the answer may depend on the machine. */
	public static void strike() {
		for (Effort e = METERS.get().innermost(); e != null; e = e.outer) {
			e.struck = true;
		}
	}

	/** Asked by the thread that opened it, it counts units; others hear of cancellation and the clock only. */
	@Override
	public boolean isCancelled() {
		return cancellation.isCancelled() || isLate() || Thread.currentThread() == owner && meter.spent() >= softEnd;
	}

	/** Whether the units are used up. */
	public boolean isUsedUp() {
		return meter.spent() >= softEnd || isLate();
	}

	/** Whether the clock has ended something while this was open. */
	public boolean isStruck() {
		return struck;
	}

	private boolean isLate() {
		if (!late && (clock.isPast(guardNanos) || outer != null && outer.isLate())) {
			late = true;
			for (Effort e = this; e != null; e = e.outer) {
				e.struck = true;
			}
		}
		return late;
	}

	/** Ends work that has gone on for too long. */
	void require() {
		if (cancellation.isCancelled()) {
			throw new CancellationException();
		}
		if (meter.spent() >= hardEnd || isLate()) {
			throw new EffortExceededException("the limit of effort is reached");
		}
	}

	private static long saturated(long a, long b) {
		return a > Long.MAX_VALUE / 2 - b ? Long.MAX_VALUE / 2 : a + b;
	}

	@Override
	public void close() {
		meter.innermost(outer);
	}
}
