package org.racelens.recording.structure;

import java.util.HashSet;
import java.util.Set;

/** The frames on stacks that other threads than their own have accessed: only these are shared. */
final class ForeignFrames {
	private static final int MOST = 1 << 20;

	private record Frame(int owner, long number) {
	}

	private final Set<Frame> frames = new HashSet<>();
	private Frame last;

	void add(int owner, long number) {
		if (last == null || last.owner != owner || last.number != number) {
			last = new Frame(owner, number);
			if (frames.size() <= MOST) {
				frames.add(last);
			}
		}
	}

	/** Whether others may have accessed the frame; all may be where there are too many to be kept. */
	boolean holds(int owner, long number) {
		return frames.size() > MOST || !frames.isEmpty() && frames.contains(new Frame(owner, number));
	}
}
