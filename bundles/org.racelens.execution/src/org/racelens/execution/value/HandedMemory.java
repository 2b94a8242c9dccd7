package org.racelens.execution.value;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;
import org.racelens.model.gap.ModelGap;

/**
 * The memory in which code that is not seen may find what is put there later: what calls have handed to it since a root began, and from its
 * first call on all that it can name itself.
 */
public final class HandedMemory {
	private final Map<ModelGap, Set<MemoryObject>> handed = new LinkedHashMap<>();
	private Optional<ModelGap> named = Optional.empty();

	/** At the start of a root. */
	public void clear() {
		handed.clear();
		named = Optional.empty();
	}

	/** A function that is not seen is called by its name, from where regions are not decided beside code that it can name itself. */
	public void call(ModelGap why) {
		if (named.isEmpty()) {
			named = Optional.of(why);
		}
	}

	/**
	 * Code that is not seen is called.
	 *
	 * @param objects that it gets the addresses of
	 * @param why regions are not decided beside code that it may find by this call
	 */
	public void hand(Collection<MemoryObject> objects, ModelGap why) {
		if (!objects.isEmpty()) {
			handed.computeIfAbsent(why, w -> new LinkedHashSet<>()).addAll(objects);
		}
	}

	/** What calls have handed over, by call. */
	public Map<ModelGap, Set<MemoryObject>> handed() {
		return handed;
	}

	/** The first call of what is not seen. */
	public Optional<ModelGap> named() {
		return named;
	}
}
