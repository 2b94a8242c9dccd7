package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.List;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;

/** Distributes fewer loops of a collapsed nest: the inner ones run in order. OpenMP 5.2 §4.4.3 */
final class CollapseFix implements FixRule {
	private static final Explanation MEANING = MeaningSentence.LOOPS_ARE_THE_SAME.of();

	@Override
	public List<Proposal> proposals(FixContext context) {
		List<Target> loops = context.innermost(Target::isLoop);
		if (loops.size() != 1 || loops.get(0).collapsed() < 2) {
			return List.of();
		}
		Target loop = loops.get(0);
		List<Proposal> result = new ArrayList<>();
		for (long n = loop.collapsed() - 1; n > 1; n--) {
			result.add(context.change(FixKind.REMOVE_COLLAPSE,
					TitleSentence.COLLAPSE_ONLY_X_LOOPS_OF_THE_Y.of(Argument.number(n), loop.title()), MEANING, List.of(loop),
					List.of(context.text(loop).set(ClauseName.COLLAPSE, Long.toString(n)))));
		}
		result.add(context.change(FixKind.REMOVE_COLLAPSE, TitleSentence.REMOVE_COLLAPSE_FROM_THE_X.of(loop.title()), MEANING,
				List.of(loop),
				List.of(context.text(loop).without(
						loop.directive().clauses().stream().filter(c -> c.name() == ClauseName.COLLAPSE).findFirst().orElseThrow()))));
		return result;
	}
}
