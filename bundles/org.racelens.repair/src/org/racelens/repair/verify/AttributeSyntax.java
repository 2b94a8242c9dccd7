package org.racelens.repair.verify;

import org.racelens.model.source.DirectiveAttributes;
import org.racelens.model.source.DirectiveSyntax;
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
	private AttributeSyntax() {
	}

	/** Whether a change puts a pragma between a directive that is an attribute, or a macro that may make one, and its statement. */
	static boolean isMixed(ParsedUnit before, SourceChange change) {
		DirectiveSyntax syntax = before.language().directives();
		return syntax.attributes().filter(attributes -> change.edits().stream().filter(e -> syntax.isIn(e.replacement()))
				.anyMatch(e -> isBehindAttribute(before, attributes, e))).isPresent();
	}

	private static boolean isBehindAttribute(ParsedUnit unit, DirectiveAttributes attributes, TextEdit edit) {
		if (attributes.isClosed(unit.source().text().substring(0, edit.offset()))) {
			return true;
		}
		boolean[] found = { false };
		for (FunctionDefinition function : unit.functions()) {
			Walk.statements(function.body(), s -> found[0] |= s instanceof ConstructStatement c && stands(unit, attributes, c, edit));
		}
		return found[0];
	}

	private static boolean stands(ParsedUnit unit, DirectiveAttributes attributes, ConstructStatement statement, TextEdit edit) {
		SourceRange directive = statement.construct().directive().range();
		return directive.path().equals(unit.source().path()) && attributes.mayStart(unit.source().text(), directive.offset())
				&& statement.construct().bodies().stream().map(Statement::range)
						.anyMatch(body -> directive.endOffset() <= edit.offset() && edit.offset() <= body.offset());
	}
}
