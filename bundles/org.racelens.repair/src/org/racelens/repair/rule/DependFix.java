package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.Tasking;
import org.racelens.openmp.syntax.Walk;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;
import org.racelens.repair.condition.Legality;
import org.racelens.repair.condition.VariableWrites;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Site;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;

/**
 * {@code depend} clauses on sibling tasks: each lists what it reads or writes of the racing variable, so that they run in the order of
 * their generation. The list items are the accessed parts, where the encountering task can name them all, or the whole variable. Semantics
 * §5; OpenMP 5.2 §15.9.5
 */
final class DependFix implements FixRule {
	private static final Explanation MEANING = MeaningSentence.TASKS_COME_IN_THE_ORDER_OF_ONE_THREAD.of();

	/** What a task does with a list item. */
	record Use(Target task, String item) {
	}

	@Override
	public List<Proposal> proposals(FixContext context) {
		if (context.sites().stream().noneMatch(s -> task(s).isPresent()) || Legality.isOfTaskReduction(context)) {
			return List.of();
		}
		List<Proposal> result = new ArrayList<>();
		parts(context).ifPresent(uses -> result.add(proposal(context, uses)));
		whole(context).ifPresent(uses -> result.add(proposal(context, uses)));
		return result;
	}

	private static Optional<Target> task(Site site) {
		return site.targets().stream().filter(t -> t.leaf() instanceof Tasking.Task).findFirst();
	}

	/** The ends of races between tasks, with their tasks. */
	private static Map<AccessReport, Target> ends(FixContext context) {
		Map<AccessReport, Target> result = new LinkedHashMap<>();
		for (Race race : context.group().races()) {
			Optional<Target> first = site(context, race.first()).flatMap(DependFix::task);
			Optional<Target> second = site(context, race.second()).flatMap(DependFix::task);
			if (first.isPresent() && second.isPresent()) {
				result.put(race.first(), first.get());
				result.put(race.second(), second.get());
			}
		}
		return result;
	}

	private static Optional<Site> site(FixContext context, AccessReport end) {
		return context.sites().stream().filter(s -> s.end().equals(end)).findFirst();
	}

	/** The accesses as they are written; empty where a task could not name one of them before it runs. */
	private static Optional<Map<Use, Set<Boolean>>> parts(FixContext context) {
		Map<Use, Set<Boolean>> uses = new LinkedHashMap<>();
		Map<AccessReport, Target> ends = ends(context);
		for (Map.Entry<AccessReport, Target> end : ends.entrySet()) {
			Optional<Expression> access = access(context, end.getKey(), end.getValue());
			if (access.isEmpty() || !isNamedOutside(access.get(), end.getValue())) {
				return Optional.empty();
			}
			String text = context.layout().text(access.get().range().offset(), access.get().range().endOffset());
			if (access.get() instanceof Expression.Member && !context.unit().language().elements().hasOwner(text)) {
				// a member of the object that the function is called for: compilers take no locator without the object
				return Optional.empty();
			}
			uses.computeIfAbsent(new Use(end.getValue(), text), u -> new LinkedHashSet<>()).add(end.getKey().write());
		}
		return uses.isEmpty() ? Optional.empty() : Optional.of(uses);
	}

	private static Optional<Expression> access(FixContext context, AccessReport end, Target task) {
		List<Expression> found = new ArrayList<>();
		task.work().forEach(w -> Walk.expressions(w, e -> {
			if (e.range().equals(end.place()) && e.range().path().equals(context.source().path()) && isLocator(e)) {
				found.add(e);
			}
		}));
		return found.stream().findFirst();
	}

	private static boolean isLocator(Expression e) {
		return e instanceof Expression.VariableReference || e instanceof Expression.Subscript || e instanceof Expression.Member
				|| e instanceof Expression.Dereference;
	}

	/** Whether an expression has the same meaning before the task, which must not change what it is made of. */
	private static boolean isNamedOutside(Expression access, Target task) {
		boolean[] outside = { true };
		Optional<Variable> accessed = access instanceof Expression.VariableReference v ? Optional.of(v.variable()) : Optional.empty();
		Walk.expressions(access, e -> {
			if (e instanceof Expression.VariableReference v) {
				boolean changed = task.work().stream().anyMatch(new VariableWrites(v.variable())::in) && isPlain(v.variable());
				boolean inside = task.statement().range().contains(v.variable().declaration());
				outside[0] &= !inside && (accessed.isPresent() || !changed);
			} else {
				outside[0] &= !(e instanceof Expression.Call || e instanceof Expression.Assignment || e instanceof Expression.Increment
						|| e instanceof Expression.Unmodelled);
			}
		});
		return outside[0];
	}

	/** Whether a write to a part of the variable changes what expressions with it mean. */
	private static boolean isPlain(Variable variable) {
		return !(variable.type() instanceof org.racelens.model.expression.Type.ArrayType);
	}

	/** All of the variable, which every end names. */
	private static Optional<Map<Use, Set<Boolean>>> whole(FixContext context) {
		Map<Use, Set<Boolean>> uses = new LinkedHashMap<>();
		if (context.named().isEmpty()) {
			return Optional.empty();
		}
		Variable variable = context.named().get();
		boolean inside = context.region().construct() instanceof Tasking.Task
				&& context.region().range().contains(variable.declaration());
		ends(context)
				.forEach((end, task) -> uses.computeIfAbsent(new Use(task, variable.name()), u -> new LinkedHashSet<>()).add(end.write()));
		boolean hidden = uses.keySet().stream().anyMatch(u -> u.task().statement().range().contains(variable.declaration()));
		return uses.isEmpty() || inside || hidden ? Optional.empty() : Optional.of(uses);
	}

	private static Proposal proposal(FixContext context, Map<Use, Set<Boolean>> uses) {
		List<Target> tasks = uses.keySet().stream().map(Use::task).distinct().toList();
		String items = String.join(", ", uses.keySet().stream().map(Use::item).distinct().toList());
		Explanation title = TitleSentence.ADD_DEPEND_CLAUSES_FOR_X_TO_THE_Y.of(items, Target.title(tasks));
		boolean oneByOne = uses.size() == 1
				&& uses.keySet().stream().allMatch(u -> context.named().map(Variable::name).filter(u.item()::equals).isPresent());
		if (oneByOne) {
			return new Refusal(FixKind.DEPEND, title, RuleSentence.ALL_TASKS_WOULD_RUN_ONE_AFTER_THE_OTHER.of());
		}
		if (DependClauses.isOverlapping(context, uses)) {
			return new Refusal(FixKind.DEPEND, title, RuleSentence.ITEMS_OF_DEPEND_MUST_HAVE_NOTHING_IN_COMMON.of());
		}
		List<TextEdit> edits = new ArrayList<>();
		for (Target task : tasks) {
			Optional<List<TextEdit>> added = DependClauses.added(context, task, uses);
			if (added.isEmpty()) {
				return new Refusal(FixKind.DEPEND, title,
						RuleSentence.CLAUSES_OF_LINE_X_SAY_SOMETHING_ELSE.of(Argument.line(task.directive().range().line())));
			}
			edits.addAll(added.get());
		}
		return context.change(FixKind.DEPEND, title, MEANING, tasks, edits);
	}
}
