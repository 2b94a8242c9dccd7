package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Tasking;
import org.racelens.repair.fix.Clauses;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Site;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.Uses;
import org.racelens.repair.flow.Accumulation;
import org.racelens.repair.flow.Accumulation.Shape;

/**
 * {@code task_reduction} on the taskgroup around the tasks that update a variable, and {@code in_reduction} on each of them. Semantics §8;
 * OpenMP 5.2 §5.5.9, §5.5.10
 */
final class TaskReductionFix implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		Optional<Target> group = context.common().stream().filter(t -> t.leaf() instanceof Tasking.Taskgroup).findFirst();
		Optional<Variable> variable = context.named();
		if (group.isEmpty() || variable.isEmpty() || group.get().leaf().range().contains(variable.get().declaration())) {
			return List.of();
		}
		Optional<Accumulation> found = Accumulation.of(variable.get(), group.get().work().get(0), context.unit());
		Set<Target> tasks = new LinkedHashSet<>();
		group.get().inside().stream().filter(Target::isTasking)
				.filter(t -> t.work().stream().anyMatch(w -> Uses.mentions(w, variable.get()))).forEach(tasks::add);
		boolean fits = found.filter(a -> a.shape() == Shape.SCALAR).isPresent()
				&& context.sites().stream().allMatch(s -> isInTask(s, tasks))
				&& !Set.of("&&", "||").contains(found.get().operator());
		return fits ? List.of(proposal(context, variable.get(), found.get().operator(), group.get(), List.copyOf(tasks))) : List.of();
	}

	/** Whether an access is made by one of the tasks themselves: those of others inside take no part. */
	private static boolean isInTask(Site site, Set<Target> tasks) {
		return site.targets().stream().filter(Target::isTasking).findFirst().filter(tasks::contains).isPresent()
				&& site.targets().stream().filter(Target::isTasking).count() == 1;
	}

	private static Proposal proposal(FixContext context, Variable variable, String operator, Target group, List<Target> tasks) {
		String list = "(" + operator + ":" + variable.name() + ")";
		Explanation title = TitleSentence.ADD_X_TO_THE_Y_AND_Z_TO_THE_W.of(Argument.name("task_reduction" + list), group.title(),
				Argument.name("in_reduction" + list), Target.title(tasks));
		boolean listed = tasks.stream().flatMap(t -> t.directive().clauses().stream()).anyMatch(c -> Clauses.lists(c, variable));
		boolean floating = variable.type() instanceof Type.FloatingType;
		if (listed) {
			return new Refusal(FixKind.TASK_REDUCTION, title, RuleSentence.ANOTHER_CLAUSE_LISTS_X.of(variable.name()));
		}
		List<TextEdit> edits = new ArrayList<>(List.of(context.text(group).appended("task_reduction" + list)));
		List<Target> edited = new ArrayList<>(List.of(group));
		for (Target task : tasks) {
			context.text(task).unlisted(ClauseName.SHARED, variable.name()).ifPresent(edits::add);
			edits.add(context.text(task).appended("in_reduction" + list));
			edited.add(task);
		}
		Explanation meaning = MeaningSentence.X_IS_ONLY_UPDATED_WITH_Y.of(variable.name(), operator);
		return context.change(FixKind.TASK_REDUCTION, title, floating ? Rounding.after(meaning) : meaning, edited, edits);
	}
}
