package org.racelens.repair.rule;

import java.util.List;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;

/**
 * {@code schedule(static)} on loops that follow each other without a barrier: the same thread meets the same iterations. OpenMP 5.2 §11.5.3
 */
final class StaticScheduleFix implements FixRule {
	private static final Explanation MEANING = MeaningSentence.WHICH_THREAD_EXECUTES_AN_ITERATION_CHANGES_NOTHING.of();

	@Override
	public List<Proposal> proposals(FixContext context) {
		List<Target> loops = context.innermost(Target::isWorksharingLoop);
		boolean waits = loops.stream().noneMatch(t -> t.directive().has(ClauseName.NOWAIT));
		if (loops.isEmpty() || waits) {
			return List.of();
		}
		Explanation title = TitleSentence.SET_X_ON_THE_Y.of("schedule(static)", Target.title(loops));
		return List.of(context.change(FixKind.STATIC_SCHEDULE, title, MEANING, loops,
				loops.stream().map(t -> context.text(t).set(ClauseName.SCHEDULE, "static")).toList()));
	}
}
