package org.racelens.headless.base;

/** Says what went wrong inside, with the place that a developer needs; the whole stack would bury the report. */
public final class Fault {
	private Fault() {
	}

	/** A failure in words for the user: too deep nesting, lack of memory, or else the exception with the topmost frame of its stack. */
	public static String describe(Throwable e) {
		if (e instanceof StackOverflowError) {
			return "the program is nested too deeply";
		}
		if (e instanceof OutOfMemoryError) {
			return "out of memory";
		}
		String what = e.getMessage() == null ? e.getClass().getSimpleName() : e.getClass().getSimpleName() + ": " + e.getMessage();
		StackTraceElement[] stack = e.getStackTrace();
		return "internal error: " + what + (stack.length == 0 ? "" : " (at " + stack[0] + ")");
	}
}
