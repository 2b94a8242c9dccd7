package org.racelens.recording.structure;

import java.util.ArrayDeque;
import java.util.Deque;

/** What a thread executes at the moment. */
final class ThreadState {
	/** A task of a team that the thread executes, and the task that it left for it. */
	private record Frame(Task host, Task left) {
	}

	private final Deque<Frame> frames = new ArrayDeque<>();
	/** The innermost implicit or initial task. */
	Task host;
	/** Null while it is not known. */
	Task current;
	final OwnFrames ownFrames = new OwnFrames();
	int reductions;
	long lastStamp;
	int segment = Segments.NONE;

	void enters(Task implicit) {
		frames.push(new Frame(implicit, current));
		host = implicit;
		current = implicit;
	}

	/** Leaves a team, and those inside of it whose end was not seen. */
	void leaves(Task implicit) {
		if (frames.stream().anyMatch(frame -> frame.host() == implicit)) {
			Frame frame;
			do {
				frame = frames.pop();
			} while (frame.host() != implicit);
			current = frame.left();
			host = frames.isEmpty() ? null : frames.peek().host();
		}
	}

	/** Goes on with the task that encountered a region, where its end on this thread was not seen. */
	void returnsTo(Task encountering) {
		frames.stream().filter(frame -> frame.left() == encountering).findFirst().ifPresent(frame -> leaves(frame.host()));
	}
}
