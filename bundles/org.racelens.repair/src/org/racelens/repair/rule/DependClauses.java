package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.Clause.DependClause;
import org.racelens.openmp.directive.Clause.DependClause.DependKind;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.Target;

/** The {@code depend} clauses of task directives, those that are there and those to be added. OpenMP 5.2 §15.9.5 */
final class DependClauses {
	private DependClauses() {
	}

	/** What is to be added to a task's directive; empty where a clause that it has would contradict. */
	static Optional<List<TextEdit>> added(FixContext context, Target task, Map<DependFix.Use, Set<Boolean>> uses) {
		List<TextEdit> edits = new ArrayList<>();
		StringBuilder clauses = new StringBuilder();
		for (Map.Entry<DependFix.Use, Set<Boolean>> use : uses.entrySet()) {
			if (use.getKey().task().equals(task)) {
				String item = use.getKey().item();
				boolean reads = use.getValue().contains(false);
				boolean writes = use.getValue().contains(true);
				Optional<DependClause> before = existing(task, item);
				if (before.isEmpty()) {
					clauses.append(clauses.isEmpty() ? "" : " ")
							.append("depend(" + (writes && reads ? "inout" : writes ? "out" : "in") + ": " + item + ")");
				} else if (writes && before.get().kind() == DependKind.IN) {
					if (before.get().items().size() > 1 || !before.get().iterators().isEmpty()) {
						return Optional.empty();
					}
					edits.add(new TextEdit(before.get().range().offset(), before.get().range().endOffset(), "depend(inout: " + item + ")"));
				} else if (before.get().kind() != DependKind.IN && before.get().kind() != DependKind.OUT
						&& before.get().kind() != DependKind.INOUT) {
					return Optional.empty();
				}
			}
		}
		if (!clauses.isEmpty()) {
			edits.add(context.text(task).appended(clauses.toString()));
		}
		return Optional.of(edits);
	}

	/** Whether the whole variable would be listed beside a part of it, here or in clauses that are there. */
	static boolean isOverlapping(FixContext context, Map<DependFix.Use, Set<Boolean>> uses) {
		Set<String> items = new LinkedHashSet<>();
		Optional<Variable> variable = context.group().variable();
		uses.keySet().forEach(u -> items.add(u.item().replaceAll("\\s", "")));
		context.unit().functions().forEach(f -> Walk.statements(f.body(), s -> {
			if (s instanceof ConstructStatement c) {
				c.construct().directive().clauses(DependClause.class, ClauseName.DEPEND).stream().flatMap(d -> d.items().stream())
						.filter(i -> i.variable().isPresent() && i.variable().equals(variable))
						.forEach(i -> items.add(i.text().replaceAll("\\s", "")));
			}
		}));
		boolean section = items.stream().anyMatch(i -> i.contains(":"));
		boolean whole = variable.filter(v -> items.contains(v.name())).isPresent();
		boolean part = variable.filter(v -> items.stream().anyMatch(i -> i.matches(Pattern.quote(v.name()) + "(\\[|\\.).*"))).isPresent();
		return items.size() > 1 && (section || whole && part);
	}

	private static Optional<DependClause> existing(Target task, String item) {
		return task.directive().clauses(DependClause.class, ClauseName.DEPEND).stream()
				.filter(c -> c.items().stream().anyMatch(i -> i.text().replaceAll("\\s", "").equals(item.replaceAll("\\s", ""))))
				.findFirst();
	}
}
