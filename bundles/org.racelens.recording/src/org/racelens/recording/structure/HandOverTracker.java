package org.racelens.recording.structure;

import java.util.HashMap;
import java.util.Map;
import org.racelens.recording.log.Event;

/** Follows the atomic operations that release and acquire, in the order in which they were recorded. */
final class HandOverTracker {
	private static final int LOAD = 1;
	private static final int STORE = 2;
	private static final int CONSUME = 1;
	private static final int ACQUIRE = 2;
	private static final int RELEASE = 3;
	private static final int BOTH = 4;
	private static final int SEQUENTIAL = 5;

	private final Map<Long, Map<Long, Clocks.Release>> released = new HashMap<>();

	void atomic(Task task, Event.AtomicDone event) {
		int position = task.position++;
		boolean orders = event.order() == BOTH || event.order() == SEQUENTIAL;
		if (event.operation() != STORE && (orders || event.order() == ACQUIRE || event.order() == CONSUME)) {
			task.clocks.learn(position, released.getOrDefault(event.address(), Map.of()));
		}
		if (event.operation() != LOAD) {
			store(task, position, event, orders || event.order() == RELEASE);
		}
	}

	/** A store begins anew what is released at the address, an operation that loads too adds to it. */
	private void store(Task task, int position, Event.AtomicDone event, boolean releases) {
		Map<Long, Clocks.Release> before = event.operation() == STORE ? Map.of() : released.getOrDefault(event.address(), Map.of());
		if (releases) {
			Map<Long, Clocks.Release> own = Map.of(task.number(), new Clocks.Release(task, position));
			released.put(event.address(), Clocks.join(Clocks.join(before, task.clocks.now()), own));
		} else {
			released.put(event.address(), before);
		}
	}

	/** Who fulfils the event of a detached task lets it end: what waits for it, or for one around it, knows what came before. */
	static void fulfils(Task task, Task detached) {
		int position = task.position++;
		Map<Long, Clocks.Release> own = Clocks.join(task.clocks.now(), Map.of(task.number(), new Clocks.Release(task, position)));
		for (Task waiting = detached; waiting != null; waiting = waiting.parent()) {
			waiting.fulfilled = Clocks.join(waiting.fulfilled, own);
		}
	}

	/** A task begins, or goes on: those that it depends on have ended. */
	static void begins(Task task) {
		for (Task before : task.predecessors) {
			if (!before.fulfilled.isEmpty() || !before.clocks.now().isEmpty()) {
				task.clocks.learn(task.position++, Clocks.join(before.fulfilled, before.clocks.now()));
			}
		}
	}

	/** A task has waited for others. */
	static void waited(Task task) {
		if (!task.fulfilled.isEmpty()) {
			task.clocks.learn(task.position++, task.fulfilled);
		}
	}
}
