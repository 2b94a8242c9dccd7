package org.racelens.openmp.syntax;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.DependClause;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.Clause.ScheduleClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Worksharing;

/** The copies that {@code default(private)} and {@code default(firstprivate)} make of variables that no clause lists. OpenMP 5.2 §5.4.1. */
public final class ImplicitCopies {
	private ImplicitCopies() {
	}

	/** The clauses that the default stands for; none where the default is another one. */
	public static List<Clause> of(Directive directive, List<Clause> clauses, Statement body) {
		Optional<ClauseName> name = clauses.stream().filter(KeywordClause.class::isInstance).map(KeywordClause.class::cast)
				.filter(c -> c.name() == ClauseName.DEFAULT).flatMap(c -> c.keyword().stream()).filter(k -> k.endsWith("private"))
				.findFirst()
				.map(k -> k.equals("private") ? ClauseName.PRIVATE : ClauseName.FIRSTPRIVATE);
		return name.map(n -> copies(n, directive, clauses, body, v -> !v.isStatic())).orElse(List.of());
	}

	/**
	 * The copies that a task makes of variables that no clause lists: of those that are private to its thread, also where what is private
	 * is the copy of a variable with static storage. OpenMP 5.2 §5.1.1
	 *
	 * @param isPrivate whether the generating task made the variable, or one around it in the same team
	 */
	public static List<Clause> ofTask(Directive directive, List<Clause> clauses, Statement body, Predicate<Variable> isPrivate) {
		boolean decided = clauses.stream().anyMatch(c -> c instanceof KeywordClause k && k.name() == ClauseName.DEFAULT);
		return decided ? List.of() : copies(ClauseName.FIRSTPRIVATE, directive, clauses, body, isPrivate);
	}

	/** The expressions of a statement, those of the clauses of constructs inside included. */
	private static void uses(Statement body, Consumer<Expression> seen) {
		Walk.expressions(body, seen);
		Walk.statements(body, s -> {
			if (s instanceof ConstructStatement c) {
				c.construct().clauses().stream().flatMap(ImplicitCopies::uses).forEach(e -> Walk.expressions(e, seen));
			}
		});
	}

	/** What a clause reads or hands on of the variables around its construct. */
	private static Stream<Expression> uses(Clause clause) {
		if (clause instanceof ExpressionClause e) {
			return e.expression().stream();
		}
		if (clause instanceof ScheduleClause s) {
			return s.chunk().stream();
		}
		boolean handsOn = clause instanceof DependClause || clause.name() == ClauseName.FIRSTPRIVATE || clause.name() == ClauseName.SHARED;
		return handsOn ? clause.items().stream().flatMap(i -> i.expression().stream()) : Stream.of();
	}

	private static List<Clause> copies(ClauseName name, Directive directive, List<Clause> clauses, Statement body,
			Predicate<Variable> isCopied) {
		Set<Variable> listed = new LinkedHashSet<>();
		clauses.stream().filter(c -> c instanceof ListClause l && l.name() != ClauseName.AFFINITY || c instanceof ReductionClause)
				.forEach(c -> c.items().forEach(i -> i.variable().ifPresent(listed::add)));
		Map<Variable, Expression> copied = new LinkedHashMap<>();
		uses(body, e -> {
			if (e instanceof VariableReference v && !listed.contains(v.variable()) && isCopied.test(v.variable())
					&& !body.range().contains(v.variable().declaration()) && !v.variable().isThreadLocal()) {
				copied.putIfAbsent(v.variable(), e);
			}
		});
		List<ListItem> items = copied.entrySet().stream()
				.map(c -> new ListItem(Optional.of(c.getKey()), Optional.of(c.getValue()), c.getKey().name(), directive.range())).toList();
		return List.of(new ListClause(name, Optional.empty(), items, directive.range()));
	}

	/** Whether a variable is that of a worksharing loop in the statement, which makes it private. */
	static boolean isAssociated(Variable variable, Statement statement) {
		boolean[] found = { false };
		Walk.statements(statement, s -> {
			if (s instanceof ConstructStatement x && x.construct() instanceof Worksharing.WorksharingLoop w) {
				found[0] |= isAssociated(variable, w);
			}
		});
		return found[0];
	}

	private static boolean isAssociated(Variable variable, Worksharing.WorksharingLoop w) {
		return CanonicalLoop.nest(CompositeLoop.of(w).loops(), LoopClauses.depth(w)).stream()
				.anyMatch(s -> CanonicalLoop.variableOf(s).filter(variable::equals).isPresent());
	}
}
