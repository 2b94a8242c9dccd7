package org.racelens.recording;

import java.util.Comparator;
import org.racelens.recording.race.AccessKind;

/**
 * What some code does to memory.
 *
 * @param code the address of the call of its instrumentation
 */
public record CodeAccess(long code, AccessKind kind) implements Comparable<CodeAccess> {
	private static final Comparator<CodeAccess> ORDER = Comparator.comparingLong(CodeAccess::code).thenComparing(CodeAccess::kind);

	@Override
	public int compareTo(CodeAccess other) {
		return ORDER.compare(this, other);
	}
}
