package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.racelens.model.source.DirectiveSyntax;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.StatementSyntax.Frame;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.Outline;
import org.racelens.repair.fix.TextLayout;

/**
 * Puts directives on lines of their own, in the column where the region's directive shows that the file has them. There are no edits where
 * a statement does not stand in the file.
 */
public final class Insertion {
	private final TextLayout layout;
	private final String path;
	private final DirectiveSyntax directives;
	private final Outline outline;
	private final boolean inFirstColumn;

	public Insertion(FixContext context) {
		layout = context.layout();
		outline = context.outline();
		path = context.source().path();
		directives = context.unit().language().directives();
		SourceRange directive = context.region().construct().directive().range();
		int body = layout.skipBlank(layout.nextLine(directive.endOffset()));
		inFirstColumn = directives.isInFirstColumn()
				|| layout.indentation(directive.offset()).isEmpty() && !layout.indentation(body).isEmpty();
	}

	/** A directive on the line before a statement; a statement in the middle of a line gets a line of its own. */
	public List<TextEdit> before(Statement statement, String directive) {
		if (!isHere(statement)) {
			return List.of();
		}
		if (statement instanceof Declaration declaration) {
			return split(declaration, directive);
		}
		int offset = statement.range().offset();
		return layout.startsLine(offset) ? onLines(statement, directive)
				: layout.frame(offset).map(f -> framed(statement, directive, f)).orElse(List.of());
	}

	/** Around a statement that begins its line. */
	private List<TextEdit> onLines(Statement statement, String directive) {
		int offset = statement.range().offset();
		int end = statement.range().endOffset();
		String column = column(layout.indentation(offset));
		List<TextEdit> edits = new ArrayList<>();
		edits.add(TextEdit.insert(layout.lineStart(offset), column + directives.line(directive) + layout.newLine()));
		List<String> ending = directives.ending(directive);
		if (!ending.isEmpty()) {
			edits.add(TextEdit.insert(layout.nextLine(end), lines(ending, column)));
		}
		return ending.isEmpty() || ownLines(statement, statement) ? edits : List.of();
	}

	/** Around a statement that stands behind other code of its line. */
	private List<TextEdit> framed(Statement statement, String directive, Frame frame) {
		int offset = statement.range().offset();
		int end = statement.range().endOffset();
		String outer = layout.indentation(offset);
		String inner = outer + layout.step();
		List<TextEdit> edits = new ArrayList<>();
		edits.add(new TextEdit(layout.skipBlankBack(offset), offset, frame.head() + layout.newLine() + column(inner)
				+ directives.line(directive) + layout.newLine() + inner));
		StringBuilder behind = new StringBuilder();
		directives.ending(directive).forEach(line -> behind.append(layout.newLine()).append(column(inner)).append(line));
		frame.tail().forEach(line -> behind.append(layout.newLine()).append(outer).append(line));
		if (!behind.isEmpty()) {
			edits.add(TextEdit.insert(end, behind.toString()));
		}
		int next = layout.skipBlank(end);
		if (layout.at(next) == '}' && next <= layout.lineEnd(offset)) {
			edits.add(new TextEdit(end, next, layout.newLine() + outer));
		}
		return edits;
	}

	/** A directive without code of its own on the line before a statement. */
	public List<TextEdit> standing(Statement next, String directive) {
		if (!isHere(next)) {
			return List.of();
		}
		int offset = next.range().offset();
		int start = next instanceof Declaration ? layout.lineStart(offset) + layout.indentation(offset).length() : offset;
		String pragma = directives.line(directive) + layout.newLine();
		if (layout.startsLine(start)) {
			return List.of(TextEdit.insert(layout.lineStart(start), column(layout.indentation(start)) + pragma));
		}
		boolean follows = !(next instanceof Declaration) && layout.at(layout.skipBlankBack(offset) - 1) == ';'
				&& !layout.text(layout.lineStart(offset), offset).contains("{");
		String indentation = layout.indentation(offset);
		return follows
				? List.of(new TextEdit(layout.skipBlankBack(offset), offset, layout.newLine() + column(indentation) + pragma + indentation))
				: List.of();
	}

	/** {@code int v = e;} becomes a declaration, and an assignment with the directive; only for the one variable of a line of its own. */
	private List<TextEdit> split(Declaration declaration, String directive) {
		int start = declaration.range().offset();
		int end = declaration.range().endOffset();
		String name = declaration.variable().name();
		String specifier = layout.text(layout.lineStart(start), start);
		String text = layout.text(start, end);
		boolean plain = specifier.matches("\\s*[A-Za-z_]\\w*(\\s+[A-Za-z_]\\w*)*\\s+")
				&& !specifier.matches("(?s).*\\b(const|auto|static)\\b.*")
				&& text.matches("(?s)" + name + "\\s*=.*") && layout.at(end) == ';' && layout.endsLine(end + 1);
		String indentation = layout.indentation(start);
		return plain
				? List.of(TextEdit.insert(start, name + ";" + layout.newLine() + column(indentation) + directives.line(directive)
						+ layout.newLine() + indentation))
				: List.of();
	}

	/** A stand-alone directive before what ends a block. */
	public List<TextEdit> atEnd(Statement.Block block, String directive) {
		if (!isHere(block)) {
			return List.of();
		}
		int last = block.statements().isEmpty() ? block.range().offset()
				: block.statements().get(block.statements().size() - 1).range().endOffset();
		OptionalInt found = layout.end(last, block.range().endOffset());
		if (found.isEmpty()) {
			return List.of();
		}
		int end = found.getAsInt();
		String line = column(layout.indentation(end) + layout.step()) + directives.line(directive) + layout.newLine();
		if (layout.startsLine(end)) {
			return List.of(TextEdit.insert(layout.lineStart(end), line));
		}
		return List.of(new TextEdit(layout.skipBlankBack(end), end, layout.newLine() + line + layout.indentation(end)));
	}

	/** A directive with a block around several statements of the same block that follow each other, each on lines of its own. */
	public List<TextEdit> around(Statement first, Statement last, String directive) {
		if (!isHere(first) || !isHere(last)) {
			return List.of();
		}
		int start = layout.lineStart(first.range().offset());
		int end = layout.nextLine(last.range().endOffset());
		String indentation = layout.indentation(first.range().offset());
		List<TextEdit> edits = new ArrayList<>();
		List<String> opening = directives.opening(directive);
		edits.add(TextEdit.insert(start, column(indentation) + opening.get(0) + layout.newLine()
				+ lines(opening.subList(1, opening.size()), indentation)));
		for (int line = start; line < end; line = layout.nextLine(line)) {
			boolean text = layout.skipBlank(line) < layout.nextLine(line) && !layout.isApart(layout.skipBlank(line));
			if (text && !layout.shift().isEmpty()) {
				edits.add(TextEdit.insert(line, layout.shift()));
			}
		}
		edits.add(TextEdit.insert(end, lines(directives.closing(directive), directives.isInFirstColumn() ? "" : indentation)));
		return edits;
	}

	/** Whether both statements have their lines for themselves. */
	public boolean ownLines(Statement first, Statement last) {
		return layout.startsLine(first.range().offset()) && layout.endsLine(last.range().endOffset())
				&& layout.nextLine(last.range().endOffset()) > layout.lineEnd(last.range().endOffset());
	}

	private String lines(List<String> lines, String indentation) {
		return lines.stream().map(line -> indentation + line + layout.newLine()).collect(Collectors.joining());
	}

	/** Whether the statement stands in the file, in a function that may have directives. */
	private boolean isHere(Statement statement) {
		return statement.range().path().equals(path) && outline.function(statement.range())
				.filter(f -> !layout.takesDirectives(f.range().offset())).isEmpty();
	}

	private String column(String indentation) {
		return inFirstColumn ? "" : indentation;
	}
}
