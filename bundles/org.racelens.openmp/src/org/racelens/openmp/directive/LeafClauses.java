package org.racelens.openmp.directive;

import static org.racelens.openmp.directive.ClauseName.*;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** The clauses that the leaves of combined and composite directives permit. OpenMP 5.2 §17.2. */
public final class LeafClauses {
	private static final Map<DirectiveName, Set<ClauseName>> PERMITTED = new EnumMap<>(DirectiveName.class);

	static {
		PERMITTED.put(DirectiveName.PARALLEL,
				EnumSet.of(ALLOCATE, COPYIN, DEFAULT, FIRSTPRIVATE, IF, NUM_THREADS, PRIVATE, PROC_BIND, REDUCTION, SHARED));
		PERMITTED.put(DirectiveName.FOR, EnumSet.of(ALLOCATE, COLLAPSE, FIRSTPRIVATE, LASTPRIVATE, LINEAR, NOWAIT, ORDER, ORDERED, PRIVATE,
				REDUCTION, SCHEDULE));
		PERMITTED.put(DirectiveName.SECTIONS, EnumSet.of(ALLOCATE, FIRSTPRIVATE, LASTPRIVATE, NOWAIT, PRIVATE, REDUCTION));
		PERMITTED.put(DirectiveName.MASTER, EnumSet.noneOf(ClauseName.class));
		PERMITTED.put(DirectiveName.MASKED, EnumSet.of(FILTER));
		PERMITTED.put(DirectiveName.LOOP, EnumSet.of(BIND, COLLAPSE, LASTPRIVATE, ORDER, PRIVATE, REDUCTION));
		PERMITTED.put(DirectiveName.SIMD, EnumSet.of(ALIGNED, COLLAPSE, IF, LASTPRIVATE, LINEAR, NONTEMPORAL, ORDER, PRIVATE, REDUCTION,
				SAFELEN, SIMDLEN));
		PERMITTED.put(DirectiveName.DISTRIBUTE,
				EnumSet.of(ALLOCATE, COLLAPSE, DIST_SCHEDULE, FIRSTPRIVATE, LASTPRIVATE, ORDER, PRIVATE));
		PERMITTED.put(DirectiveName.TEAMS,
				EnumSet.of(ALLOCATE, DEFAULT, FIRSTPRIVATE, IF, NUM_TEAMS, PRIVATE, REDUCTION, SHARED, THREAD_LIMIT));
		PERMITTED.put(DirectiveName.TARGET, EnumSet.of(ALLOCATE, DEFAULTMAP, DEPEND, DEVICE, FIRSTPRIVATE, HAS_DEVICE_ADDR, IF,
				IN_REDUCTION, IS_DEVICE_PTR, MAP, NOWAIT, PRIVATE, THREAD_LIMIT, USES_ALLOCATORS));
		PERMITTED.put(DirectiveName.TASKLOOP, EnumSet.of(ALLOCATE, COLLAPSE, DEFAULT, FINAL, FIRSTPRIVATE, GRAINSIZE, IF, IN_REDUCTION,
				LASTPRIVATE, MERGEABLE, NOGROUP, NUM_TASKS, PRIORITY, PRIVATE, REDUCTION, SHARED, UNTIED));
	}

	private LeafClauses() {
	}

	/** Whether a leaf permits a clause; leaves that are part of no combined directive permit none here. */
	public static boolean permits(DirectiveName leaf, ClauseName clause) {
		return PERMITTED.getOrDefault(leaf, Set.of()).contains(clause);
	}
}
