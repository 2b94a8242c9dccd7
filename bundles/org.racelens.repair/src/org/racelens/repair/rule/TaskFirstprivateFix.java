package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Tasking;
import org.racelens.repair.condition.Copies;
import org.racelens.repair.condition.VariableWrites;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.Uses;
import org.racelens.repair.flow.Reading;

/**
 * {@code firstprivate} on the tasks that race: each takes the value that the variable has when the task is generated, which is what the
 * task reads if one thread executes the program. Nobody needs what it makes of it. Semantics §5, §8; OpenMP 5.2 §5.4.4
 */
final class TaskFirstprivateFix implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		Optional<Variable> named = context.named().or(() -> ofTasks(context));
		Set<Target> tasks = new LinkedHashSet<>();
		context.sites().forEach(s -> s.targets().stream().filter(Target::isTasking).findFirst().ifPresent(tasks::add));
		if (named.isEmpty() || tasks.isEmpty()) {
			return List.of();
		}
		Variable variable = named.get();
		tasks.removeIf(t -> t.leaf().range().contains(variable.declaration()) || !uses(context, t, variable));
		List<Proposal> result = new ArrayList<>();
		if (tasks.size() > 1) {
			result.add(proposal(context, variable, List.copyOf(tasks)));
		}
		tasks.forEach(t -> result.add(proposal(context, variable, List.of(t))));
		return result;
	}

	/** The variable, where every end in a task names it: the others may reach it by its address. */
	private static Optional<Variable> ofTasks(FixContext context) {
		return context.group().variable().filter(v -> context.sites().stream()
				.filter(s -> s.targets().stream().anyMatch(Target::isTasking)).allMatch(s -> s.names(v)));
	}

	private static boolean uses(FixContext context, Target task, Variable variable) {
		return task.work().stream().anyMatch(w -> Uses.mentions(w, variable));
	}

	private static Proposal proposal(FixContext context, Variable variable, List<Target> tasks) {
		Explanation title = TitleSentence.ADD_X_TO_THE_Y.of("firstprivate(" + variable.name() + ")", Target.title(tasks));
		Copies copies = Copies.of(context, variable);
		Optional<Reading> obstacle = tasks.stream().map(t -> obstacle(context, variable, t, copies)).flatMap(Optional::stream).findFirst();
		if (obstacle.isPresent()) {
			return new Refusal(FixKind.FIRSTPRIVATE, title, obstacle.get().withLine(variable));
		}
		List<TextEdit> edits = new ArrayList<>();
		for (Target t : tasks) {
			context.text(t).unlisted(ClauseName.SHARED, variable.name()).ifPresent(edits::add);
			edits.add(context.text(t).listed(ClauseName.FIRSTPRIVATE, variable.name()));
		}
		return context.change(FixKind.FIRSTPRIVATE, title,
				MeaningSentence.TASK_READS_THE_VALUE_THAT_X_HAS_WHEN_IT_IS_GENERATED.of(variable.name()),
				tasks, edits);
	}

	private static Optional<Reading> obstacle(FixContext context, Variable variable, Target task, Copies copies) {
		boolean writes = task.work().stream().anyMatch(new VariableWrites(variable)::in);
		boolean atomic = context.group().ends().stream().anyMatch(e -> e.atomic());
		if (variable.type() instanceof Type.ArrayType) {
			return Optional.of(new Reading(variable.declaration(), RuleSentence.ARRAY_WHICH_EACH_TASK_WOULD_COPY.of()));
		}
		if (atomic) {
			return Optional.of(new Reading(task.directive().range(), RuleSentence.USED_TO_TELL_OTHER_TASKS_SOMETHING_PERHAPS.of()));
		}
		if (copies.limits().constructed().isEmpty() && copies.meaning().readFirst(task).isEmpty()) {
			return Optional.of(new Reading(task.directive().range(), RuleSentence.WRITTEN_BEFORE_IT_IS_READ.of()));
		}
		if (writes && !(task.leaf() instanceof Tasking.Task)) {
			return Optional.of(new Reading(task.directive().range(), RuleSentence.CHANGED_BY_SEVERAL_ITERATIONS_OF_ONE_TASK.of()));
		}
		return copies.limits().constructed().or(() -> copies.limits().elsewhere(task))
				.or(() -> writes ? copies.meaning().carried(task).or(() -> copies.meaning().after(task)) : Optional.empty());
	}
}
