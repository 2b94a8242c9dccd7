package org.racelens.execution.machine;

/** Where the execution of serial code starts that leads to the current point. */
public final class RootStart {
	/** A kind of beginning. */
	public enum Point {
		/** at the start of the program, so that namespace-scope variables have their initial values at first */
		MAIN,
		/** at a function that callers call which are not known */
		FUNCTION
	}

	private Point point = Point.FUNCTION;

	/** Whether the program itself starts there. */
	public boolean isMain() {
		return point == Point.MAIN;
	}

	/** Executes code as if a function of unknown callers had been the start. */
	public void asFunction(Runnable code) {
		Point before = point;
		point = Point.FUNCTION;
		try {
			code.run();
		} finally {
			point = before;
		}
	}

	void set(Point now) {
		point = now;
	}
}
