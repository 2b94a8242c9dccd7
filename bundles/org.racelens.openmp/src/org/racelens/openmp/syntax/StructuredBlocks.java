package org.racelens.openmp.syntax;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.racelens.model.gap.SourceMessage;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;

/**
 * No branch leads out of the block of a construct. For constructs that are executed as a whole by whoever meets them, the text tells;
 * regions, tasks and loops find it when they are executed. OpenMP 5.2 §4.4
 */
public final class StructuredBlocks {
	private static final Set<DirectiveName> CHECKED = EnumSet.of(DirectiveName.SINGLE, DirectiveName.MASKED, DirectiveName.MASTER,
			DirectiveName.CRITICAL, DirectiveName.SECTIONS, DirectiveName.ORDERED, DirectiveName.SCOPE, DirectiveName.TASKGROUP,
			DirectiveName.TARGET, DirectiveName.TARGET_DATA);

	private StructuredBlocks() {
	}

	public static List<SourceMessage> problems(Construct c) {
		if (!CHECKED.contains(c.leaf())) {
			return List.of();
		}
		return Walk.bodies(c).stream().flatMap(body -> LeavingBranches.of(body).stream())
				.map(s -> new SourceMessage("branch-out", s.range(), "a branch leaves the " + c.leaf().spelling() + " region")).toList();
	}
}
