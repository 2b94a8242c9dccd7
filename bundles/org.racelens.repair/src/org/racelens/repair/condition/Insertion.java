package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.racelens.model.source.DirectiveSyntax;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.TextLayout;

/**
 * Puts directives on lines of their own, in the column where the region's directive shows that the file has them. There are no edits where
 * a statement does not stand in the file.
 */
public final class Insertion {
	private final TextLayout layout;
	private final String path;
	private final DirectiveSyntax directives;
	private final boolean inFirstColumn;

	public Insertion(FixContext context) {
		layout = context.layout();
		path = context.source().path();
		directives = context.unit().language().directives();
		SourceRange directive = context.region().construct().directive().range();
		int body = layout.skipBlank(layout.nextLine(directive.endOffset()));
		inFirstColumn = layout.indentation(directive.offset()).isEmpty() && !layout.indentation(body).isEmpty();
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
		String pragma = directives.line(directive) + layout.newLine();
		if (layout.startsLine(offset)) {
			return List.of(TextEdit.insert(layout.lineStart(offset), column(layout.indentation(offset)) + pragma));
		}
		String outer = layout.indentation(offset);
		String inner = outer + layout.step();
		List<TextEdit> edits = new ArrayList<>();
		edits.add(new TextEdit(layout.skipBlankBack(offset), offset, layout.newLine() + column(inner) + pragma + inner));
		int behind = layout.skipBlank(statement.range().endOffset());
		if (layout.at(behind) == '}' && behind <= layout.lineEnd(offset)) {
			edits.add(new TextEdit(statement.range().endOffset(), behind, layout.newLine() + outer));
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

	/** A stand-alone directive before the closing brace of a block. */
	public List<TextEdit> atEnd(Statement.Block block, String directive) {
		if (!isHere(block) || layout.at(block.range().endOffset() - 1) != '}') {
			return List.of();
		}
		int brace = block.range().endOffset() - 1;
		String line = column(layout.indentation(brace) + layout.step()) + directives.line(directive) + layout.newLine();
		if (layout.startsLine(brace)) {
			return List.of(TextEdit.insert(layout.lineStart(brace), line));
		}
		return List.of(new TextEdit(layout.skipBlankBack(brace), brace, layout.newLine() + line + layout.indentation(brace)));
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
			if (text) {
				edits.add(TextEdit.insert(line, layout.step()));
			}
		}
		edits.add(TextEdit.insert(end, lines(directives.closing(directive), indentation)));
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

	private boolean isHere(Statement statement) {
		return statement.range().path().equals(path);
	}

	private String column(String indentation) {
		return inFirstColumn ? "" : indentation;
	}
}
