package org.racelens.confirm.build;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.Outline;
import org.racelens.repair.fix.TextLayout;

/**
 * Puts statements before directives, to be executed by who encounters them. They have lines of their own, behind which the numbers of lines
 * go on as before; where a directive's construct is no statement of a block, both are put into one.
 */
final class EncounterText {
	private static final Pattern OTHER_PRAGMA = Pattern.compile("#\\s*pragma\\b(?!\\s+omp\\b).*");

	private final ParsedUnit unit;
	private final TextLayout layout;
	private final Outline outline;

	EncounterText(ParsedUnit unit) {
		this.unit = unit;
		layout = new TextLayout(unit.source(), unit.language());
		outline = new Outline(unit, Optional.empty());
	}

	/** Where statements can be put before a directive. */
	record Gap(FunctionDefinition function, ConstructStatement construct, Optional<Integer> closing) {
	}

	/** Empty where nothing can stand there that is executed when the directive is, or whose names mean what they do there. */
	Optional<Gap> before(SourceRange directive) {
		boolean isHere = directive.path().equals(unit.source().path()) && layout.isApart(directive.offset())
				&& layout.startsLine(directive.offset()) && !OTHER_PRAGMA.matcher(lineAbove(directive.offset())).matches();
		return isHere ? outline.function(directive).flatMap(f -> gap(f, directive)) : Optional.empty();
	}

	/** What is said to the compiler of the next statement must stay next to it. */
	private String lineAbove(int offset) {
		int end = layout.skipBlankBack(layout.lineStart(offset));
		return layout.text(layout.lineStart(end), end).strip();
	}

	private Optional<Gap> gap(FunctionDefinition function, SourceRange directive) {
		List<Statement> path = outline.path(directive);
		for (int i = 1; i < path.size(); i++) {
			if (path.get(i) instanceof ConstructStatement c && c.construct().directive().range().equals(directive)) {
				return gap(function, path.get(i - 1), c);
			}
		}
		return Optional.empty();
	}

	private Optional<Gap> gap(FunctionDefinition function, Statement around, ConstructStatement construct) {
		if (around instanceof ConstructStatement) {
			return Optional.empty();
		}
		if (around instanceof Block block && layout.isBlock(block.range().offset())) {
			return Optional.of(new Gap(function, construct, Optional.empty()));
		}
		int end = construct.range().endOffset();
		boolean isWhole = construct.range().path().equals(unit.source().path()) && ";}".indexOf(layout.at(end - 1)) >= 0;
		return isWhole ? Optional.of(new Gap(function, construct, Optional.of(end))) : Optional.empty();
	}

	/** The edits that put statements into a gap. */
	List<TextEdit> edits(Gap gap, String statements) {
		int start = layout.lineStart(gap.construct().construct().directive().range().offset());
		String line = statements + "\n#line " + gap.construct().construct().directive().range().line() + "\n";
		return gap.closing().map(end -> List.of(TextEdit.insert(start, "{ " + line), TextEdit.insert(end, " }")))
				.orElseGet(() -> List.of(TextEdit.insert(start, line)));
	}
}
