package org.racelens.execution.value;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;

/**
 * What the execution of a root has handed to calls that do not block: the objects that later calls may write, by the objects that hold the
 * requests. What was begun once stays here, since requests may be started again; whether it is still under way is kept apart. MPI 4.0 §3.7,
 * §3.9
 */
public final class Messages {
	private final Map<MemoryObject, Map<MemoryObject, EffectiveTypes>> received = new LinkedHashMap<>();
	private final Map<MemoryObject, EffectiveTypes> unnamed = new LinkedHashMap<>();
	private final Set<MemoryObject> underWay = new LinkedHashSet<>();
	private boolean ofOthers;

	/** At the start of a root. */
	public void clear() {
		received.clear();
		unnamed.clear();
		underWay.clear();
		ofOthers = false;
	}

	/**
	 * A call begins what one that is given the request completes.
	 *
	 * @param requests nothing where no object stands for it
	 * @param written what may be written until then, with the types of what is written
	 */
	public void begin(Collection<MemoryObject> requests, Map<MemoryObject, EffectiveTypes> written) {
		if (requests.isEmpty()) {
			written.forEach((o, types) -> unnamed.merge(o, types, EffectiveTypes::or));
		}
		for (MemoryObject request : requests) {
			Map<MemoryObject, EffectiveTypes> buffers = received.computeIfAbsent(request, r -> new LinkedHashMap<>());
			written.forEach((o, types) -> buffers.merge(o, types, EffectiveTypes::or));
			underWay.add(request);
		}
	}

	/** Whether all requests in an object were begun by this root. */
	public boolean areSeen(MemoryObject requests) {
		return received.containsKey(requests) && !requests.isFromOutside();
	}

	/** What callers or unseen code have begun is completed. */
	public void completeOthers() {
		ofOthers = true;
	}

	/** What is written until some requests, or all, are complete. */
	public Map<MemoryObject, EffectiveTypes> complete(Collection<MemoryObject> requests) {
		Map<MemoryObject, EffectiveTypes> written = new LinkedHashMap<>(unnamed);
		for (MemoryObject request : requests) {
			received.getOrDefault(request, Map.of()).forEach((o, types) -> written.merge(o, types, EffectiveTypes::or));
		}
		underWay.removeAll(requests);
		return written;
	}

	/** All objects that hold requests. */
	public Set<MemoryObject> requests() {
		return new LinkedHashSet<>(received.keySet());
	}

	/** All that calls may write which complete anything. */
	public Set<MemoryObject> buffers() {
		Set<MemoryObject> result = new LinkedHashSet<>(unnamed.keySet());
		received.values().forEach(buffers -> result.addAll(buffers.keySet()));
		return result;
	}

	/** Whether there may be messages that are not complete. */
	public boolean areUnderWay() {
		return ofOthers || !underWay.isEmpty() || !unnamed.isEmpty();
	}
}
