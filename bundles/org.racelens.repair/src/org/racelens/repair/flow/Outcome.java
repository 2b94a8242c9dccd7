package org.racelens.repair.flow;

/**
 * What holds where control leaves a statement.
 *
 * @param normal at its end
 * @param breaks at the {@code break}s that leave it, and so on; {@link Facts#NOWHERE} where there are none
 */
public record Outcome(Facts normal, Facts breaks, Facts continues, Facts returns) {
	static Outcome of(Facts normal) {
		return new Outcome(normal, Facts.NOWHERE, Facts.NOWHERE, Facts.NOWHERE);
	}

	/** The outcome of two statements: this one, and what holds behind a statement that follows where this ends normally. */
	Outcome then(Outcome next) {
		return new Outcome(next.normal, breaks.meet(next.breaks), continues.meet(next.continues), returns.meet(next.returns));
	}

	Outcome or(Outcome other) {
		return new Outcome(normal.meet(other.normal), breaks, continues, returns).jumping(other);
	}

	private Outcome jumping(Outcome other) {
		return new Outcome(normal, breaks.meet(other.breaks), continues.meet(other.continues), returns.meet(other.returns));
	}

	Outcome ending(Facts end) {
		return new Outcome(end, breaks, continues, returns);
	}

	/** The same jumps out of functions, none out of loops. */
	Outcome leavingLoop(Facts end) {
		return new Outcome(end, Facts.NOWHERE, Facts.NOWHERE, returns);
	}

	/** What holds however it is left. */
	Facts anyway() {
		return normal.meet(breaks).meet(continues).meet(returns);
	}

	Outcome forgettingWrites() {
		return new Outcome(normal.withNothingWritten(), breaks.withNothingWritten(), continues.withNothingWritten(),
				returns.withNothingWritten());
	}
}
