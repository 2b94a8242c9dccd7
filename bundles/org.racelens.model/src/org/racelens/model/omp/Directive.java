package org.racelens.model.omp;

import java.util.List;
import java.util.Optional;
import org.racelens.model.source.SourceRange;

/**
 * A directive as it is written.
 *
 * @param names the leaf directives in order: {@code parallel for} has two
 * @param arguments the parenthesised argument of the directive itself, split at commas: the name of {@code critical}, the list of
 * {@code flush}, {@code threadprivate} …
 * @param range the whole directive with its clauses, continuation lines included
 */
public record Directive(List<DirectiveName> names, List<Clause.ListItem> arguments, List<Clause> clauses, SourceRange range) {
	public Directive {
		names = List.copyOf(names);
		arguments = List.copyOf(arguments);
		clauses = List.copyOf(clauses);
	}

	/** The directive's name as it is written, without clauses. */
	public String spelling() {
		return String.join(" ", names.stream().map(DirectiveName::spelling).toList());
	}

	public <C extends Clause> List<C> clauses(Class<C> type, ClauseName name) {
		return clauses.stream().filter(c -> c.name() == name).filter(type::isInstance).map(type::cast).toList();
	}

	public <C extends Clause> Optional<C> clause(Class<C> type, ClauseName name) {
		return clauses(type, name).stream().findFirst();
	}

	public boolean has(ClauseName name) {
		return clauses.stream().anyMatch(c -> c.name() == name);
	}
}
