package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;

/** Takes {@code nowait} away, so that the construct ends with its barrier. OpenMP 5.2 §15.6 */
final class NowaitFix implements FixRule {
	private static final Explanation MEANING = MeaningSentence.BARRIER_CHANGES_NOTHING_THAT_ONE_THREAD_COMPUTES.of();

	@Override
	public List<Proposal> proposals(FixContext context) {
		Set<Target> found = new LinkedHashSet<>();
		context.sites().forEach(s -> found.addAll(s.targets()));
		Walk.statements(context.region(), s -> {
			if (s instanceof ConstructStatement c) {
				found.add(new Target(c, c.construct()));
			}
		});
		List<Target> waiting = found.stream().filter(t -> t.directive().has(ClauseName.NOWAIT)).toList();
		List<Proposal> result = new ArrayList<>();
		waiting.forEach(t -> result.add(proposal(context, List.of(t))));
		if (waiting.size() > 1) {
			result.add(proposal(context, waiting));
		}
		return result;
	}

	private static Proposal proposal(FixContext context, List<Target> targets) {
		Explanation title = TitleSentence.REMOVE_NOWAIT_FROM_THE_X.of(Target.title(targets));
		List<TextEdit> edits = targets.stream().map(t -> context.text(t).without(
				t.directive().clauses().stream().filter(c -> c.name() == ClauseName.NOWAIT).findFirst().orElseThrow())).toList();
		return context.change(FixKind.REMOVE_NOWAIT, title, MEANING, targets, edits);
	}
}
