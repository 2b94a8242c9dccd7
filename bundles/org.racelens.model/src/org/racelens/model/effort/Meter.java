package org.racelens.model.effort;

/** The units of work that one thread has done, and the innermost effort that is open in it. */
final class Meter {
	/** Between two looks at the clock and at cancellation. */
	private static final long STRIDE = Effort.UNITS_PER_SECOND / 200;

	private long spent;
	private long lookAt = Long.MAX_VALUE;
	private Effort innermost;

	void spend(long units) {
		spent += units;
		if (spent >= lookAt) {
			look();
		}
	}

	/** Counts without ending the work. */
	void charge(long units) {
		spent += units;
	}

	private void look() {
		lookAt = spent + STRIDE;
		if (innermost != null) {
			innermost.require();
		}
	}

	long spent() {
		return spent;
	}

	Effort innermost() {
		return innermost;
	}

	void innermost(Effort effort) {
		innermost = effort;
		lookAt = effort == null ? Long.MAX_VALUE : spent + STRIDE;
	}
}
