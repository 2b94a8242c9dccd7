package org.racelens.repair.verify;

import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/** Directives in two syntaxes must not apply to one statement: compilers refuse a pragma behind an attribute. OpenMP 5.2 §3.1. */
final class AttributeSyntax {
	private static final String PRAGMA = "#pragma";

	private AttributeSyntax() {
	}

	/** Whether a change puts a pragma between a directive that is an attribute, or a macro that may make one, and its statement. */
	static boolean isMixed(ParsedUnit before, SourceChange change) {
		return change.edits().stream().filter(e -> e.replacement().contains(PRAGMA)).anyMatch(e -> isBehindAttribute(before, e));
	}

	private static boolean isBehindAttribute(ParsedUnit unit, TextEdit edit) {
		if (unit.source().text().substring(0, edit.offset()).stripTrailing().endsWith("]]")) {
			return true;
		}
		boolean[] found = { false };
		for (FunctionDefinition function : unit.functions()) {
			Walk.statements(function.body(), s -> found[0] |= s instanceof ConstructStatement c && stands(unit, c, edit));
		}
		return found[0];
	}

	private static boolean stands(ParsedUnit unit, ConstructStatement statement, TextEdit edit) {
		SourceRange directive = statement.construct().directive().range();
		return directive.path().equals(unit.source().path()) && !isPragma(unit, directive) && statement.construct().bodies().stream()
				.map(Statement::range).anyMatch(body -> directive.endOffset() <= edit.offset() && edit.offset() <= body.offset());
	}

	private static boolean isPragma(ParsedUnit unit, SourceRange directive) {
		String text = unit.source().text();
		return text.startsWith("#", directive.offset()) || text.startsWith("_Pragma", directive.offset());
	}
}
