package org.racelens.openmp.directive;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.directive.Clause.MapClause.MapType;
import org.racelens.openmp.directive.Clause.ReductionClause;

/**
 * Which clauses of a combined or composite directive apply to each of its leaves, with those that are implied on the outer ones. OpenMP 5.2
 * §17.2, whose sentences the methods follow one by one.
 */
public final class ClauseDistribution {
	private static final Set<DirectiveName> SHARING = Set.of(DirectiveName.PARALLEL, DirectiveName.TEAMS);
	private static final Set<DirectiveName> WORKSHARING = Set.of(DirectiveName.FOR, DirectiveName.SECTIONS);

	/** of the leaves that permit such a clause only the innermost gets it */
	private static final Set<ClauseName> INNERMOST = Set.of(ClauseName.PRIVATE, ClauseName.LINEAR);

	private final List<DirectiveName> names;
	private final List<Clause> clauses;
	private final Set<Variable> counters;

	/** @param counters the iteration variables of the associated loops */
	public ClauseDistribution(Directive directive, Set<Variable> counters) {
		names = directive.names();
		clauses = directive.clauses();
		this.counters = counters;
	}

	/** The clauses of one leaf, the implied ones last. */
	public List<Clause> of(int level) {
		if (names.size() == 1) {
			return clauses;
		}
		List<Clause> result = new ArrayList<>();
		List<Clause> seen = clauses.stream().flatMap(c -> seenBy(c, level)).toList();
		seen.stream().flatMap(c -> applied(c, level).stream()).forEach(result::add);
		if (SHARING.contains(names.get(level))) {
			shared(seen, result, level).ifPresent(result::add);
		} else if (names.get(level) == DirectiveName.TARGET) {
			mapped(seen, result).ifPresent(result::add);
		}
		return List.copyOf(result);
	}

	/** To the outer leaves {@code linear} is {@code firstprivate} and {@code lastprivate}; of an iteration variable only the latter. */
	private Stream<Clause> seenBy(Clause clause, int level) {
		if (clause.name() != ClauseName.LINEAR || !(clause instanceof ListClause list) || level == innermost(ClauseName.LINEAR)) {
			return Stream.of(clause);
		}
		List<ListItem> others = list.items().stream().filter(i -> i.variable().filter(counters::contains).isEmpty()).toList();
		return Stream.of(new ListClause(ClauseName.FIRSTPRIVATE, Optional.empty(), others, list.range()),
				new ListClause(ClauseName.LASTPRIVATE, Optional.empty(), list.items(), list.range())).filter(c -> !c.items().isEmpty())
				.map(Clause.class::cast);
	}

	private Optional<Clause> applied(Clause clause, int level) {
		DirectiveName leaf = names.get(level);
		if (names.stream().noneMatch(n -> LeafClauses.permits(n, clause.name()))) {
			return level == names.size() - 1 ? Optional.of(clause) : Optional.empty();
		}
		return !LeafClauses.permits(leaf, clause.name()) || !appliesWherePermitted(clause, level) ? Optional.empty()
				: clause.name() == ClauseName.FIRSTPRIVATE && leaf == DirectiveName.TARGET ? unmapped(clause) : Optional.of(clause);
	}

	private boolean appliesWherePermitted(Clause clause, int level) {
		DirectiveName leaf = names.get(level);
		ClauseName name = clause.name();
		return (!INNERMOST.contains(name) || level == innermost(name))
				&& (name != ClauseName.NOWAIT || level == outermost(name))
				&& (name != ClauseName.FIRSTPRIVATE || takesFirstprivate(leaf))
				&& (name != ClauseName.REDUCTION || takesReduction(leaf))
				&& (name != ClauseName.IF || !(clause instanceof ExpressionClause e)
						|| e.modifier().filter(m -> !m.equals(leaf.spelling())).isEmpty());
	}

	private int innermost(ClauseName clause) {
		int result = -1;
		for (int i = 0; i < names.size(); i++) {
			result = LeafClauses.permits(names.get(i), clause) ? i : result;
		}
		return result;
	}

	private int outermost(ClauseName clause) {
		int result = 0;
		while (!LeafClauses.permits(names.get(result), clause)) {
			result++;
		}
		return result;
	}

	private boolean takesFirstprivate(DirectiveName leaf) {
		return (leaf != DirectiveName.TEAMS || !names.contains(DirectiveName.DISTRIBUTE))
				&& (leaf != DirectiveName.PARALLEL
						|| !names.contains(DirectiveName.TASKLOOP) && names.stream().noneMatch(WORKSHARING::contains));
	}

	private boolean takesReduction(DirectiveName leaf) {
		return !SHARING.contains(leaf) || !names.contains(DirectiveName.LOOP)
				&& (leaf != DirectiveName.PARALLEL
						|| !names.contains(DirectiveName.TASKLOOP) && names.stream().noneMatch(WORKSHARING::contains));
	}

	/** On {@code target}: the items that appear neither in {@code lastprivate} nor as the base of a {@code map} item. */
	private Optional<Clause> unmapped(Clause clause) {
		if (!(clause instanceof ListClause list)) {
			return Optional.of(clause);
		}
		List<ListItem> items = list.items().stream().filter(i -> !isListed(i, ClauseName.LASTPRIVATE) && !isListed(i, ClauseName.MAP))
				.toList();
		return items.isEmpty() ? Optional.empty()
				: Optional.of(new ListClause(list.name(), list.modifier(), items, list.step(), list.range()));
	}

	private boolean isListed(ListItem item, ClauseName name) {
		return clauses.stream().filter(c -> c.name() == name).flatMap(c -> c.items().stream())
				.anyMatch(i -> i.variable().isPresent() ? i.variable().equals(item.variable()) : i.text().equals(item.text()));
	}

	/** What {@code parallel} and {@code teams} share because a leaf inside copies it. */
	private Optional<Clause> shared(List<Clause> seen, List<Clause> own, int level) {
		Set<ClauseName> copying = Set.of(ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE, ClauseName.REDUCTION);
		Predicate<Clause> wanted = c -> copying.contains(c.name()) && (c instanceof ListClause || c instanceof ReductionClause)
				&& applied(c, level).isEmpty();
		return implied(seen.stream().filter(wanted), own)
				.map(items -> new ListClause(ClauseName.SHARED, Optional.empty(), items, items.get(0).range()));
	}

	/** What {@code target} maps because a leaf inside writes it back. */
	private Optional<Clause> mapped(List<Clause> seen, List<Clause> own) {
		Predicate<Clause> wanted = c -> c.name() == ClauseName.LASTPRIVATE && c instanceof ListClause || c instanceof ReductionClause
				&& c.name() == ClauseName.REDUCTION;
		return implied(seen.stream().filter(wanted), own)
				.map(items -> new MapClause(MapType.TOFROM, Set.of(), List.of(), items, items.get(0).range()));
	}

	/** The variables of such clauses that the leaf's own clauses do not list. */
	private static Optional<List<ListItem>> implied(Stream<Clause> from, List<Clause> own) {
		Map<Variable, ListItem> result = new LinkedHashMap<>();
		from.flatMap(c -> c.items().stream()).forEach(i -> i.variable().ifPresent(v -> result.putIfAbsent(v, whole(i, v))));
		own.stream().filter(c -> c.name() != ClauseName.ALLOCATE).flatMap(c -> c.items().stream())
				.forEach(i -> i.variable().ifPresent(result::remove));
		return result.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(result.values()));
	}

	/** Of an array section the base is meant. */
	private static ListItem whole(ListItem item, Variable variable) {
		return new ListItem(Optional.of(variable), Optional.of(new VariableReference(variable, item.range())), variable.name(),
				item.range(), item.original());
	}
}
