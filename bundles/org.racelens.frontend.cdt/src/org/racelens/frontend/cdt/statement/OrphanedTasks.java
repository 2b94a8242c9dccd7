package org.racelens.frontend.cdt.statement;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/**
 * In a task-generating construct without a parallel construct around it in its function, parameters that are references are
 * {@code firstprivate} unless a clause says otherwise. OpenMP 5.2 §5.1.1.
 */
final class OrphanedTasks {
	private OrphanedTasks() {
	}

	/** The directive with the clause that is implied. */
	static Directive implied(Directive directive, Optional<IASTStatement> governed, Scope scope) {
		boolean task = directive.names().contains(DirectiveName.TASK) || directive.names().contains(DirectiveName.TASKLOOP);
		boolean orphaned = !directive.names().contains(DirectiveName.PARALLEL) && !scope.constructs().contains(DirectiveName.PARALLEL);
		if (!task || !orphaned || governed.isEmpty() || directive.has(ClauseName.DEFAULT)) {
			return directive;
		}
		Set<String> listed = new LinkedHashSet<>();
		directive.clauses().stream().filter(c -> c.name() != ClauseName.DEPEND && c.name() != ClauseName.AFFINITY)
				.forEach(c -> c.items().forEach(i -> i.variable().ifPresent(v -> listed.add(v.name()))));
		List<ListItem> items = new ArrayList<>();
		for (String name : names(governed.get())) {
			if (!listed.contains(name) && scope.lookup(name).orElse(null) instanceof OfVariable v && v.reference()
					&& v.variable().storage() == Storage.PARAMETER) {
				items.add(new ListItem(Optional.of(v.variable()), Optional.empty(), name, directive.range()));
			}
		}
		if (items.isEmpty()) {
			return directive;
		}
		List<Clause> clauses = new ArrayList<>(directive.clauses());
		clauses.add(new ListClause(ClauseName.FIRSTPRIVATE, Optional.empty(), items, directive.range()));
		return directive.with(clauses);
	}

	private static Set<String> names(IASTStatement statement) {
		Set<String> result = new LinkedHashSet<>();
		statement.accept(new ASTVisitor() {
			{
				shouldVisitExpressions = true;
			}

			@Override
			public int visit(IASTExpression e) {
				if (e instanceof IASTIdExpression id) {
					result.add(id.getName().toString());
				}
				return PROCESS_CONTINUE;
			}
		});
		return result;
	}
}
