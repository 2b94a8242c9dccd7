package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The call stacks of all threads. */
final class StackTable {
	private static final int MOST_FRAMES = 256;
	private final Map<Integer, OfThread> threads = new HashMap<>();

	private static final class OfThread {
		private final Map<Integer, Integer> indexes = new HashMap<>();
		private final IntList callers = new IntList();
		private long[] addresses = new long[16];
	}

	void add(int thread, int number, int caller, long returnAddress) {
		OfThread stacks = threads.computeIfAbsent(thread, t -> new OfThread());
		int index = stacks.callers.size();
		if (index == stacks.addresses.length) {
			stacks.addresses = Arrays.copyOf(stacks.addresses, index * 2);
		}
		stacks.addresses[index] = returnAddress;
		stacks.callers.add(caller);
		stacks.indexes.put(number, index);
	}

	/** The return addresses of a stack, innermost first; of a very deep one the innermost ones. */
	List<Long> returnAddresses(int thread, int number) {
		List<Long> addresses = new ArrayList<>();
		OfThread stacks = threads.getOrDefault(thread, new OfThread());
		Integer index = stacks.indexes.get(number);
		while (index != null && addresses.size() < MOST_FRAMES) {
			addresses.add(stacks.addresses[index]);
			index = stacks.indexes.get(stacks.callers.get(index));
		}
		return List.copyOf(addresses);
	}
}
