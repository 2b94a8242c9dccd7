package org.racelens.openmp.syntax;

import java.util.List;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Trait;

/**
 * No branch leads out of the block of a construct. For constructs that are executed as a whole by whoever meets them, the text tells;
 * regions, tasks and loops find it when they are executed. OpenMP 5.2 §4.4
 */
public final class StructuredBlocks {
	private StructuredBlocks() {
	}

	/**
	 * One message for each branch out of the construct's bodies, at the branch; none for constructs that are checked when they are
	 * executed.
	 */
	public static List<SourceMessage> problems(Construct c) {
		if (!Trait.CHECKED_BLOCK.isOf(c)) {
			return List.of();
		}
		return Walk.bodies(c).stream().flatMap(body -> LeavingBranches.of(body).stream())
				.map(s -> new SourceMessage(MessageKind.BRANCH_OUT, s.range(),
						DirectiveSentence.BRANCH_LEAVES_X_REGION.of(c.leaf().spelling())))
				.toList();
	}
}
