package org.racelens.execution.state;

import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;
import org.racelens.execution.options.ExecutionOptions;
import org.racelens.model.effort.Effort;
import org.racelens.model.effort.EffortExceededException;
import org.racelens.model.source.Cancellation;

/** The steps of the execution from one root, and their limit. */
public final class Steps {
	/** for each region that the root meets */
	private static final long MOST_STEPS = 1_000_000;
	private static final long UNITS_PER_STEP = 10;

	private final ExecutionOptions options;
	private final LongSupplier shares;
	private final Cancellation cancellation;
	private long taken;
	private long spentBefore;

	/** @param shares of the limits of one region, how many the root has */
	public Steps(ExecutionOptions options, LongSupplier shares, Cancellation cancellation) {
		this.options = options;
		this.shares = shares;
		this.cancellation = cancellation;
	}

	/** Before a root function is executed. */
	public void start() {
		taken = 0;
		spentBefore = Effort.spent();
	}

	/** Counts one step; ends executions that grow too large or are cancelled. */
	public void step() {
		taken++;
		Effort.spend(UNITS_PER_STEP);
		if ((taken & 15) == 0) {
			checkSteps();
			checkEffort();
		}
	}

	private void checkSteps() {
		if (taken > MOST_STEPS && taken > MOST_STEPS * shares.getAsLong()) {
			throw new EffortExceededException("the symbolic execution took more than " + MOST_STEPS * shares.getAsLong() + " steps");
		}
	}

	private void checkEffort() {
		if (cancellation.isCancelled()) {
			throw new CancellationException();
		}
		long units = Effort.units(options.regionTimeout());
		long spent = Effort.spent() - spentBefore;
		if (spent > units && spent > units * shares.getAsLong()) {
			throw new EffortExceededException("the symbolic execution reached its limit of effort");
		}
	}

	/** Whether the user wants no answer any more. */
	public Cancellation cancellation() {
		return cancellation;
	}
}
