package org.racelens.openmp.scan;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.DependClause;
import org.racelens.openmp.directive.Clause.DependClause.DependKind;
import org.racelens.openmp.directive.Clause.DoacrossClause;
import org.racelens.openmp.directive.Clause.DoacrossClause.DoacrossKind;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.directive.Clause.MapClause.MapType;
import org.racelens.openmp.directive.DirectiveName;

/** Clauses whose items are places in memory, possibly with iterators, or iterations. */
final class LocatorClauses {
	private static final String ALL_MEMORY = "omp_all_memory";
	private static final Set<String> DEPEND_KINDS = names(DependKind.values());
	private static final Set<String> MAP_TYPES = names(MapType.values());

	private final ClauseExpressions scope;
	private final Messages messages;

	LocatorClauses(ClauseExpressions scope, Messages messages) {
		this.scope = scope;
		this.messages = messages;
	}

	private static Set<String> names(Enum<?>[] values) {
		return List.of(values).stream().map(v -> v.name().toLowerCase(Locale.ROOT)).collect(Collectors.toUnmodifiableSet());
	}

	/** {@code depend}; empty if it has no dependence type. */
	Optional<Clause> depend(ScannedClause clause) {
		if (doacrossWord(clause).isPresent()) {
			return doacross(clause);
		}
		Optional<DependKind> kind = clause.modifiers().stream().map(ScannedArgument::text).filter(DEPEND_KINDS::contains).findFirst()
				.map(word -> DependKind.valueOf(word.toUpperCase(Locale.ROOT)));
		IteratorScope iterators = IteratorScope.of(clause.modifiers(), scope, messages);
		ItemResolver items = new ItemResolver(iterators.scope(), messages);
		List<ListItem> places = clause.arguments().stream().filter(a -> !a.is(ALL_MEMORY)).map(items::place).toList();
		boolean all = clause.arguments().stream().anyMatch(a -> a.is(ALL_MEMORY));
		return kind.map(k -> new DependClause(k, iterators.iterators(), places, all, clause.range()));
	}

	private static Optional<String> doacrossWord(ScannedClause clause) {
		List<ScannedArgument> where = clause.modifiers().isEmpty() ? clause.arguments() : clause.modifiers();
		return where.size() == 1 && (where.get(0).is("source") || where.get(0).is("sink")) ? Optional.of(where.get(0).text())
				: Optional.empty();
	}

	/** {@code doacross}, and {@code depend} where it means the same. */
	Optional<Clause> doacross(ScannedClause clause) {
		return doacrossWord(clause).map(word -> {
			ItemResolver items = new ItemResolver(scope, messages);
			boolean previous = clause.arguments().stream().anyMatch(a -> a.text().replace(" ", "").equals("omp_cur_iteration-1"));
			DoacrossKind kind = word.equals("source") ? DoacrossKind.SOURCE : previous ? DoacrossKind.PREVIOUS : DoacrossKind.SINK;
			return new DoacrossClause(clause.name(), kind,
					kind == DoacrossKind.SINK ? clause.arguments().stream().map(items::expression).toList() : List.of(), clause.range());
		});
	}

	/** A list of places, with its modifiers as text but for the iterators. */
	ListClause list(ScannedClause clause) {
		IteratorScope iterators = IteratorScope.of(clause.modifiers(), scope, messages);
		String modifier = clause.modifiers().stream().filter(m -> !IteratorScope.isIterator(m)).map(ScannedArgument::text)
				.collect(Collectors.joining(", "));
		return new ListClause(clause.name(), Optional.of(modifier).filter(m -> !m.isEmpty()), places(clause, iterators), Optional.empty(),
				iterators.iterators(), clause.range());
	}

	MapClause map(ScannedClause clause, List<DirectiveName> names) {
		IteratorScope iterators = IteratorScope.of(clause.modifiers(), scope, messages);
		Set<String> modifiers = clause.modifiers().stream().filter(m -> !IteratorScope.isIterator(m)).map(ScannedArgument::text)
				.collect(Collectors.toCollection(LinkedHashSet::new));
		MapType type = modifiers.stream().filter(MAP_TYPES::contains).findFirst().map(m -> MapType.valueOf(m.toUpperCase(Locale.ROOT)))
				.orElse(names.contains(DirectiveName.TARGET_ENTER_DATA) ? MapType.TO
						: names.contains(DirectiveName.TARGET_EXIT_DATA) ? MapType.FROM : MapType.TOFROM);
		modifiers.removeAll(MAP_TYPES);
		return new MapClause(type, modifiers, iterators.iterators(), places(clause, iterators), clause.range());
	}

	private List<ListItem> places(ScannedClause clause, IteratorScope iterators) {
		ItemResolver items = new ItemResolver(iterators.scope(), messages);
		return clause.arguments().stream().map(items::place).toList();
	}
}
