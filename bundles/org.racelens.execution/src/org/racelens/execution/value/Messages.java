package org.racelens.execution.value;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Kind;
import org.racelens.logic.term.IntExpr;
import org.racelens.model.expression.Variable;

/**
 * What the execution of a root has handed to calls that do not block: the objects that later calls may write, by the objects that hold the
 * requests. What was begun once stays here, since requests may be started again; whether it is still under way is kept apart. MPI 4.0 §3.7,
 * §3.9
 */
public final class Messages {
	private final Map<MemoryObject, Map<MemoryObject, EffectiveTypes>> received = new LinkedHashMap<>();
	private final Map<MemoryObject, EffectiveTypes> unnamed = new LinkedHashMap<>();
	private final Set<MemoryObject> underWay = new LinkedHashSet<>();
	/** where the handles were put that calls have made: whoever has one of these values has that one */
	private final Map<IntExpr, Set<MemoryObject>> handles = new LinkedHashMap<>();
	/** what holds values that no beginning call has put there: requests of others may be among them */
	private final Set<MemoryObject> taken = new HashSet<>();
	private boolean beginning;
	private boolean anywhere;

	/** At the start of a root. */
	public void clear() {
		received.clear();
		unnamed.clear();
		underWay.clear();
		handles.clear();
		taken.clear();
		beginning = false;
		anywhere = false;
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

	/** A call has made a handle. */
	public void name(IntExpr handle, Collection<MemoryObject> holders) {
		handles.computeIfAbsent(handle, h -> new LinkedHashSet<>()).addAll(holders);
	}

	/** Where the handle of a value was put when it was made; nothing where that is not in sight. */
	public Set<MemoryObject> named(IntExpr handle) {
		return anywhere ? Set.of() : handles.getOrDefault(handle, Set.of());
	}

	/** A call begins what may write any memory. */
	public void beginAnywhere() {
		anywhere = true;
	}

	/** What is stored meanwhile are the requests of a call. */
	public void storing(Runnable call) {
		beginning = true;
		try {
			call.run();
		} finally {
			beginning = false;
		}
	}

	/** An object takes a value that is not surely a request which this root has begun. */
	public void take(MemoryObject holder) {
		if (!beginning) {
			taken.add(holder);
		}
	}

	/** Whether all requests in an object were begun by this root, as long as only calls in sight have written it. */
	public boolean areSeen(MemoryObject requests) {
		boolean own = requests.kind() == Kind.HEAP || requests.variable().filter(Variable::isAutomatic).isPresent();
		return own && !requests.isFromOutside() && received.containsKey(requests) && !taken.contains(requests) && !anywhere;
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

	/** All that calls may write which complete anything. */
	public Set<MemoryObject> buffers() {
		Set<MemoryObject> result = new LinkedHashSet<>(unnamed.keySet());
		received.values().forEach(buffers -> result.addAll(buffers.keySet()));
		return result;
	}

	/** Whether there may be messages that are not complete. */
	public boolean areUnderWay() {
		return anywhere || !underWay.isEmpty() || !unnamed.isEmpty();
	}
}
