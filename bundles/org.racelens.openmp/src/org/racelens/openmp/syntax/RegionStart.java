package org.racelens.openmp.syntax;

import java.util.EnumSet;
import java.util.Set;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Offloading;

/** Which constructs start a region of their own where they stand outside of any other one. */
public final class RegionStart {
	private static final Set<DirectiveName> STARTING = EnumSet.of(DirectiveName.PARALLEL, DirectiveName.TARGET, DirectiveName.TEAMS,
			DirectiveName.SIMD, DirectiveName.TASK, DirectiveName.TASKLOOP);

	private RegionStart() {
	}

	/**
	 * Whether a construct may be the outermost one of an analysed region; of a combined directive the first leaf that may. What copies to
	 * or from a device is a task where the host does not wait for it.
	 */
	public static boolean is(Construct c) {
		return c instanceof Offloading.TargetMotion && c.has(ClauseName.NOWAIT)
				|| STARTING.contains(c.leaf()) && c.directive().names().stream().filter(STARTING::contains).findFirst().get() == c.leaf();
	}
}
