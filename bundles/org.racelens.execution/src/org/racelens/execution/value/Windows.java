package org.racelens.execution.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;

/**
 * The memory that other processes may write at any time since a root has put it into a window, whatever its own threads do meanwhile: a
 * passive target calls nothing. MPI 4.0 §12.5.3
 */
public final class Windows {
	private final Map<MemoryObject, Set<MemoryObject>> exposed = new LinkedHashMap<>();
	/** which stand for more than one window */
	private final Set<MemoryObject> reused = new HashSet<>();
	private final List<MemoryObject> unnamed = new ArrayList<>();
	private Optional<EffectiveTypes> ofOthers = Optional.empty();

	/** At the start of a root. */
	public void clear() {
		exposed.clear();
		reused.clear();
		unnamed.clear();
		ofOthers = Optional.empty();
	}

	/** Memory is put into a window; nothing stands for it where it is not known where its handle is put. */
	public void expose(Collection<MemoryObject> memory, Optional<MemoryObject> window) {
		window.filter(exposed::containsKey).ifPresent(reused::add);
		window.ifPresentOrElse(w -> exposed.computeIfAbsent(w, o -> new LinkedHashSet<>()).addAll(memory), () -> unnamed.addAll(memory));
	}

	/** Memory of some types that code out of sight can reach may be in windows which are not followed. */
	public void exposeOfOthers(EffectiveTypes types) {
		ofOthers = Optional.of(ofOthers.map(t -> t.or(types)).orElse(types));
	}

	/** A window surely ends. */
	public void end(MemoryObject window) {
		if (!reused.contains(window)) {
			exposed.remove(window);
		}
	}

	/** Whether no memory is in a window. */
	public boolean isEmpty() {
		return exposed.isEmpty() && unnamed.isEmpty() && ofOthers.isEmpty();
	}

	/** All memory that the root has put into windows. */
	public Set<MemoryObject> memory() {
		Set<MemoryObject> result = new LinkedHashSet<>(unnamed);
		exposed.values().forEach(result::addAll);
		return result;
	}

	/** The types of what may be in windows that are not followed; nothing where there are none. */
	public Optional<EffectiveTypes> ofOthers() {
		return ofOthers;
	}
}
