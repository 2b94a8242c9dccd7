package org.racelens.analysis.tests.execution;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongUnaryOperator;

/** An object of single bytes, each of which knows the store that it is of. */
final class ConcreteMemory {
	private final Map<Long, Store> bytes = new HashMap<>();
	private final LongUnaryOperator first;

	private record Store(long offset, long size, long value) {
	}

	/** @param first what scalars hold at an offset before anything is stored */
	ConcreteMemory(LongUnaryOperator first) {
		this.first = first;
	}

	void store(long offset, long size, long value) {
		for (long b = offset; b < offset + size; b++) {
			bytes.put(b, new Store(offset, size, value));
		}
	}

	/** What a scalar holds; empty where it is put together of parts of others. */
	Optional<Long> load(long offset, long size) {
		Set<Optional<Store>> sources = new HashSet<>();
		for (long b = offset; b < offset + size; b++) {
			sources.add(Optional.ofNullable(bytes.get(b)));
		}
		if (sources.size() > 1) {
			return Optional.empty();
		}
		Optional<Store> only = sources.iterator().next();
		return only.isEmpty() ? Optional.of(first.applyAsLong(offset))
				: only.filter(s -> s.offset == offset && s.size == size).map(Store::value);
	}
}
