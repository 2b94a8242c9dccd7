package org.racelens.analysis.semantics;

import java.util.LinkedHashSet;
import java.util.Set;
import org.racelens.analysis.region.MemoryObject;

/** Objects that one task of a region made and tasks inside it reach: local variables that a task construct shares, and copies. */
final class Escapes {
	private final Set<MemoryObject> reached = new LinkedHashSet<>();
	private final Set<MemoryObject> written = new LinkedHashSet<>();
	private final Set<MemoryObject> writtenBelow = new LinkedHashSet<>();

	/** A task inside the one that made the object reads it. */
	void addRead(MemoryObject object) {
		reached.add(object);
	}

	/** A task inside the one that made the object writes it. */
	void addWriteBelow(MemoryObject object) {
		reached.add(object);
		writtenBelow.add(object);
	}

	/** The task that made the object writes it, after its initialisation. */
	void addWrite(MemoryObject object) {
		written.add(object);
	}

	boolean isReached(MemoryObject object) {
		return reached.contains(object);
	}

	boolean isWrittenBelow(MemoryObject object) {
		return writtenBelow.contains(object);
	}

	/** Whether the object is written after its initialisation. */
	boolean isWritten(MemoryObject object) {
		return written.contains(object) || writtenBelow.contains(object);
	}

	/** Takes over what another one holds; tells whether anything was new. */
	boolean addAll(Escapes other) {
		boolean grown = reached.addAll(other.reached);
		grown |= written.addAll(other.written);
		return writtenBelow.addAll(other.writtenBelow) | grown;
	}
}
