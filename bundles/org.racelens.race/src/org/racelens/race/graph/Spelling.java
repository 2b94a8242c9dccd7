package org.racelens.race.graph;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.model.source.DirectiveSyntax;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Loop;

/** How code is written, on one line. What is in another file than the unit's own has no text here. */
final class Spelling {
	/** The clauses that say who executes what, and when. */
	private static final Set<ClauseName> OF_ORDER = Set.of(ClauseName.NUM_THREADS, ClauseName.IF, ClauseName.SCHEDULE, ClauseName.COLLAPSE,
			ClauseName.ORDERED, ClauseName.NOWAIT, ClauseName.FILTER, ClauseName.DEPEND, ClauseName.FINAL, ClauseName.REDUCTION,
			ClauseName.NUM_TEAMS, ClauseName.GRAINSIZE, ClauseName.NUM_TASKS, ClauseName.NOGROUP);
	private static final int LONGEST = 200;

	private final SourceText source;
	private final DirectiveSyntax syntax;

	Spelling(SourceText source, DirectiveSyntax syntax) {
		this.source = source;
		this.syntax = syntax;
	}

	String of(SourceRange range) {
		if (!isOurs(range)) {
			return "";
		}
		int end = Math.min(range.endOffset(), range.offset() + LONGEST);
		String text = source.text().substring(range.offset(), end).replaceAll("\\\\\r?\n", " ").replaceAll("\\s+", " ");
		return text.strip() + (end < range.endOffset() ? " …" : "");
	}

	/** What stands in front of a statement inside another one: {@code for (i = 0; i < n; i++)}, {@code if (a)}. */
	SourceRange header(SourceRange whole, SourceRange body) {
		if (!whole.path().equals(body.path()) || body.offset() <= whole.offset() || body.offset() >= whole.endOffset()) {
			return whole;
		}
		int end = body.offset();
		while (isOurs(whole) && end > whole.offset() + 1 && Character.isWhitespace(source.text().charAt(end - 1))) {
			end--;
		}
		long breaks = isOurs(whole) ? source.text().substring(whole.offset(), end).chars().filter(c -> c == '\n').count() : 0;
		return new SourceRange(whole.path(), whole.offset(), end, whole.line(), whole.column(), whole.line() + (int) breaks);
	}

	/** The last character of some code. */
	SourceRange end(SourceRange range) {
		int offset = Math.max(range.offset(), range.endOffset() - 1);
		int column = isOurs(range) ? offset - source.text().lastIndexOf('\n', offset - 1) : 1;
		return new SourceRange(range.path(), offset, range.endOffset(), range.endLine(), column, range.endLine());
	}

	/** From the beginning of one piece of code to the end of another one, where both are in the same file. */
	static SourceRange span(SourceRange first, SourceRange last) {
		return !first.path().equals(last.path()) || last.endOffset() <= first.endOffset() ? first
				: new SourceRange(first.path(), first.offset(), last.endOffset(), first.line(), first.column(), last.endLine());
	}

	private boolean isOurs(SourceRange range) {
		return range.path().equals(source.path()) && range.endOffset() <= source.text().length();
	}

	/** The header of the loop that a directive stands before. */
	String loopHeader(Statement statement) {
		Statement s = statement;
		while (s instanceof Statement.Block b && b.statements().size() == 1) {
			s = b.statements().get(0);
		}
		return s instanceof Loop loop ? of(header(loop.range(), loop.body().range())) : "";
	}

	/** The clauses of a construct that matter for its place in the graph. */
	private String clauses(Construct construct) {
		return construct.clauses().stream().filter(c -> OF_ORDER.contains(c.name())).map(this::clause).distinct()
				.collect(Collectors.joining(" "));
	}

	private String clause(Clause clause) {
		String written = of(clause.range());
		String name = clause.name().spelling();
		return written.startsWith(name) ? written : name;
	}

	/** A directive by its name in the language, with the clauses that say who executes what. */
	String directive(String name, Construct construct) {
		return words(syntax.spelled(name), clauses(construct));
	}

	/** Some words with single blanks between them. */
	private static String words(String... words) {
		return List.of(words).stream().filter(w -> !w.isEmpty()).collect(Collectors.joining(" "));
	}
}
