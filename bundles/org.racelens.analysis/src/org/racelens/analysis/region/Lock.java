package org.racelens.analysis.region;

/**
 * A lock that an access surely holds, together with its holder: here the implicit task of the executing thread. OpenMP 5.2 §15.2; the seats
 * for lock variables (an address instead of a name) and for explicit tasks as holders are {@code kind} and {@code holderDepth}.
 *
 * @param kind what kind of exclusion
 * @param name the critical region's name, or a construct's key for the combination of a reduction
 * @param holderDepth team level of the implicit task that holds it
 */
public record Lock(Kind kind, String name, int holderDepth) {
	/** Kinds of mutual exclusion. */
	public enum Kind {
		CRITICAL, REDUCTION_COMBINATION,
		/** not a lock: {@code lastprivate} writes after all {@code firstprivate} copies of the same variable are made. OpenMP 5.2 §5.4.5 */
		COPY_ORDER
	}

	/** Whether two accesses that hold these exclude each other when different threads of one team execute them. */
	public boolean excludes(Lock other) {
		return kind == other.kind && name.equals(other.name);
	}
}
