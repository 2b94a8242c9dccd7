package org.racelens.openmp.syntax;

import java.util.EnumSet;
import java.util.Set;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;

/**
 * The constructs behind which every thread that has met them finds what their blocks do to variables that they make no copies of: each
 * thread executes the blocks itself, or waits at the end for those that do. OpenMP 5.2 §15.3.2
 */
final class CommonBlock {
	private static final Set<DirectiveName> COMMON = EnumSet.of(DirectiveName.PARALLEL, DirectiveName.FOR, DirectiveName.SECTIONS,
			DirectiveName.SECTION, DirectiveName.SINGLE, DirectiveName.SCOPE, DirectiveName.TASKGROUP, DirectiveName.ORDERED,
			DirectiveName.SIMD, DirectiveName.TILE, DirectiveName.UNROLL, DirectiveName.ASSUME);
	private static final Set<ClauseName> COPYING = EnumSet.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE,
			ClauseName.LINEAR, ClauseName.REDUCTION);

	private CommonBlock() {
	}

	static boolean is(Construct construct) {
		return COMMON.contains(construct.leaf()) && !construct.has(ClauseName.NOWAIT) && COPYING.stream().noneMatch(construct::has);
	}
}
