package org.racelens.recording.structure;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongConsumer;

/** The tasks that access the frames of their own thread's stack, of the frames that were accessed last. */
final class OwnFrames {
	private static final int KEPT = 1 << 12;
	private final Map<Long, Task> users = new LinkedHashMap<>(16, 0.75f, true) {
		private static final long serialVersionUID = 1;

		@Override
		protected boolean removeEldestEntry(Map.Entry<Long, Task> eldest) {
			return size() > KEPT;
		}
	};
	private long lastFrame = -1;
	private Task lastTask;

	/** @param shared takes the frame when several tasks have accessed it */
	void access(Task task, long frame, LongConsumer shared) {
		if (frame == lastFrame && task == lastTask) {
			return;
		}
		lastFrame = frame;
		lastTask = task;
		Task before = users.put(frame, task);
		if (before != null && before != task) {
			shared.accept(frame);
		}
	}
}
