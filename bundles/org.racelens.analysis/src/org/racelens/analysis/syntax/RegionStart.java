package org.racelens.analysis.syntax;

import org.racelens.model.omp.Construct;
import org.racelens.model.stmt.Statement.ConstructStatement;

/** Which constructs start a region of their own where they stand outside of any other one. */
public final class RegionStart {
	private RegionStart() {
	}

	/** Whether a construct may be the outermost one of an analysed region. */
	public static boolean is(Construct c) {
		return c instanceof Construct.Parallel || !needsTeam(c) && !c.leaf().isDeclarative() && !c.bodies().isEmpty();
	}

	/**
	 * Whether a construct starts no region of its own: it shares work among a team, orders its threads, or is about the code it governs.
	 */
	private static boolean needsTeam(Construct c) {
		return c instanceof Construct.WorksharingLoop loop && !(loop.body() instanceof ConstructStatement)
				|| c instanceof Construct.Sections
				|| c instanceof Construct.Section || c instanceof Construct.Single || c instanceof Construct.Masked
				|| c instanceof Construct.Critical || c instanceof Construct.Atomic || c instanceof Construct.Scope
				|| c instanceof Construct.Loop || c instanceof Construct.LoopTransformation || c instanceof Construct.Assume
				|| c instanceof Construct.Dispatch || c instanceof Construct.Allocators || c instanceof Construct.Metadirective;
	}
}
