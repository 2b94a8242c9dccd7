package org.racelens.openmp.directive;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * A directive as it is written.
 *
 * @param names the leaf directives in order: {@code parallel for} has two
 * @param arguments the parenthesised argument of the directive itself, split at commas: the name of {@code critical}, the list of
 * {@code flush}, {@code threadprivate} …
 * @param clauses without those whose argument means nothing: what stands in a clause here may be relied upon
 * @param doubts what of the directive means nothing or is not known: a region that executes it has these gaps, wherever it stands
 * @param range the whole directive with its clauses, continuation lines included
 * @param spelling the name as it is written, without clauses: that of the leaf directives, or of a construct of the language that means the
 * same
 */
public record Directive(List<DirectiveName> names, List<Clause.ListItem> arguments, List<Clause> clauses, List<ModelGap> doubts,
		SourceRange range, String spelling) {
	public Directive(List<DirectiveName> names, List<Clause.ListItem> arguments, List<Clause> clauses, List<ModelGap> doubts,
			SourceRange range) {
		this(names, arguments, clauses, doubts, range, joined(names));
	}

	public Directive(List<DirectiveName> names, List<Clause.ListItem> arguments, List<Clause> clauses, SourceRange range) {
		this(names, arguments, clauses, List.of(), range);
	}

	public Directive {
		names = List.copyOf(names);
		arguments = List.copyOf(arguments);
		clauses = List.copyOf(clauses);
		doubts = List.copyOf(doubts);
	}

	/** The same directive with other clauses. */
	public Directive with(List<Clause> others) {
		return new Directive(names, arguments, others, doubts, range, spelling);
	}

	/** The same directive with more doubts. */
	public Directive doubting(List<ModelGap> more) {
		return more.isEmpty() ? this
				: new Directive(names, arguments, clauses, Stream.concat(doubts.stream(), more.stream()).distinct().toList(), range,
						spelling);
	}

	private static String joined(List<DirectiveName> names) {
		return String.join(" ", names.stream().map(DirectiveName::spelling).toList());
	}

	/** Whether it is not written by the names of its leaf directives. */
	public boolean isRenamed() {
		return !spelling.equals(joined(names));
	}

	/** The same directive by another name. */
	public Directive written(String name) {
		return new Directive(names, arguments, clauses, doubts, range, name);
	}

	/** The clauses of a class and a name, in the order of the text. */
	public <C extends Clause> List<C> clauses(Class<C> type, ClauseName name) {
		return clauses.stream().filter(c -> c.name() == name).filter(type::isInstance).map(type::cast).toList();
	}

	/** The first clause of a class and a name. */
	public <C extends Clause> Optional<C> clause(Class<C> type, ClauseName name) {
		return clauses(type, name).stream().findFirst();
	}

	/** Whether the directive has a clause of a name. */
	public boolean has(ClauseName name) {
		return clauses.stream().anyMatch(c -> c.name() == name);
	}
}
