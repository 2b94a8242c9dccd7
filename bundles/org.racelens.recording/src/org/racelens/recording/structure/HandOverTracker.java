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
}
