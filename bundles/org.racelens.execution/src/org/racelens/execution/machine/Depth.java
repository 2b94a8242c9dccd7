package org.racelens.execution.machine;

/** How many parts of the text of one kind, which may be nested, are around the current point of an execution. */
public final class Depth {
	private int parts;

	/** Begins a part. */
	public void enter() {
		parts++;
	}

	/** Ends the innermost part. */
	public void leave() {
		parts--;
	}

	/** Whether any part is around the current point. */
	public boolean isInside() {
		return parts > 0;
	}

	/** Ends all parts. */
	public void clear() {
		parts = 0;
	}
}
