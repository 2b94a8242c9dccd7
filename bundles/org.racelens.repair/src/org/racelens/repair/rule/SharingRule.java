package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.repair.condition.Copies;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.flow.Reading;

/** Fixes that give each thread its own copy of a variable by a clause. Semantics §8; OpenMP 5.2 §5.4. */
abstract class SharingRule implements FixRule {
	private final FixKind kind;
	private final ClauseName clause;

	SharingRule(FixKind kind, ClauseName clause) {
		this.kind = kind;
		this.clause = clause;
	}

	/** Whether the clause may stand on a directive. */
	abstract boolean accepts(Target target);

	/** Why the copies would not keep the sequential meaning; empty where they keep it. */
	abstract Optional<Reading> obstacle(Target target, Copies copies);

	/** Why they keep it. */
	abstract Explanation meaning(Variable variable);

	@Override
	public List<Proposal> proposals(FixContext context) {
		if (context.named().isEmpty()) {
			return List.of();
		}
		Variable variable = context.named().get();
		List<Proposal> result = new ArrayList<>();
		for (List<Target> targets : choices(context)) {
			if (targets.stream().noneMatch(t -> t.leaf().range().contains(variable.declaration()))) {
				result.add(proposal(context, variable, targets));
			}
		}
		return result;
	}

	/** The directives that may carry the clause: the innermost around each end, the innermost around all, the region's. */
	private Set<List<Target>> choices(FixContext context) {
		Set<List<Target>> choices = new LinkedHashSet<>();
		choices.add(context.innermost(this::accepts));
		context.common().stream().filter(this::accepts).map(List::of).forEach(choices::add);
		choices.remove(List.of());
		choices.removeIf(Target::areNested);
		return choices;
	}

	private Proposal proposal(FixContext context, Variable variable, List<Target> targets) {
		Explanation title = TitleSentence.ADD_X_TO_THE_Y.of(clause.spelling() + "(" + variable.name() + ")", Target.title(targets));
		Copies copies = Copies.of(context, variable);
		Optional<Reading> obstacle = targets.stream()
				.map(t -> copies.limits().elsewhere(t).or(() -> obstacle(t, copies)).or(copies.limits()::large))
				.flatMap(Optional::stream).findFirst();
		if (obstacle.isPresent()) {
			return new Refusal(kind, title, obstacle.get().withLine(variable));
		}
		List<TextEdit> edits = new ArrayList<>();
		for (Target t : targets) {
			context.text(t).unlisted(ClauseName.SHARED, variable.name()).ifPresent(edits::add);
			edits.add(context.text(t).listed(clause, variable.name()));
		}
		return context.change(kind, title, meaning(variable), targets, edits);
	}
}
