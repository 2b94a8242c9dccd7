package org.racelens.openmp.syntax;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Worksharing;

/**
 * A loop construct with the {@code simd} construct that is composed with it.
 *
 * @param innermost of the two
 * @param loops the associated loops
 * @param clauses of both
 */
public record CompositeLoop(Construct.Governing innermost, Statement loops, List<Clause> clauses, Optional<Worksharing.Simd> simd) {
	/**
	 * A loop construct and, where its body is the {@code simd} construct of the same directive, that one; else the construct alone. What
	 * {@code simd} lists as {@code linear} is no longer {@code firstprivate} or {@code lastprivate} of the outer one. OpenMP 5.2 §17.2
	 */
	public static CompositeLoop of(Construct.Governing c) {
		if (c.body() instanceof ConstructStatement s && s.construct() instanceof Worksharing.Simd simd
				&& simd.directive().equals(c.directive())) {
			Set<Variable> linear = listed(simd.clauses(), ClauseName.LINEAR);
			Set<Clause> all = new LinkedHashSet<>();
			c.clauses().forEach(clause -> without(linear, clause).ifPresent(all::add));
			all.addAll(simd.clauses());
			return new CompositeLoop(simd, simd.body(), List.copyOf(all), Optional.of(simd));
		}
		return new CompositeLoop(c, c.body(), c.clauses(), Optional.empty());
	}

	/** Whether a thread does not execute its iterations one after the other. */
	public boolean isDivided() {
		return simd.isPresent() || LoopClauses.isUnordered(innermost) || LoopClauses.isScanned(clauses);
	}

	/** The {@code linear} clauses. */
	public List<Clause> linears() {
		return simd.stream().flatMap(c -> c.clauses().stream()).filter(c -> c.name() == ClauseName.LINEAR).toList();
	}

	/** The same with other clauses. */
	public CompositeLoop withClauses(List<Clause> other) {
		return new CompositeLoop(innermost, loops, other, simd);
	}

	/** The variables of which each thread has a copy that its lanes share. */
	public List<Variable> sharedCopies() {
		Set<Variable> ofLanes = listed(clauses, ClauseName.LASTPRIVATE);
		ofLanes.addAll(listed(clauses, ClauseName.LINEAR));
		return listed(clauses, ClauseName.FIRSTPRIVATE).stream().filter(v -> !ofLanes.contains(v)).toList();
	}

	/** What linear is to the lanes needs no copies of the thread. */
	private static Optional<Clause> without(Set<Variable> linear, Clause clause) {
		if (!(clause instanceof ListClause list)
				|| clause.name() != ClauseName.FIRSTPRIVATE && clause.name() != ClauseName.LASTPRIVATE) {
			return Optional.of(clause);
		}
		List<ListItem> items = list.items().stream().filter(i -> i.variable().filter(linear::contains).isEmpty()).toList();
		return items.isEmpty() ? Optional.empty()
				: Optional.of(new ListClause(list.name(), list.modifier(), items, list.step(), list.range()));
	}

	private static Set<Variable> listed(List<Clause> clauses, ClauseName name) {
		Set<Variable> result = new LinkedHashSet<>();
		for (Clause clause : clauses) {
			if (clause instanceof ListClause list && clause.name() == name) {
				list.items().stream().map(ListItem::variable).flatMap(Optional::stream).forEach(result::add);
			}
		}
		return result;
	}
}
