package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.racelens.model.source.SourceText;

/** Makes of a source the text that the parser reads. */
public final class Preparation {
	private Preparation() {
	}

	/**
	 * The prepared text of a source, without any file that it includes.
	 *
	 * @param macros what the preprocessor knows, name to replacement
	 */
	public static PreparedText of(SourceText source, SourceForm form, Map<String, String> macros) {
		return of(source, form, macros, IncludedFiles.NONE);
	}

	/**
	 * The prepared text of a source:
	 * <ol>
	 * <li>the preprocessor leaves out, replaces and includes; what is beyond the last column of fixed form is cut
	 * <li>each statement and each directive becomes one line in free form, and comments are left out
	 * <li>loops that end with a label become blocks
	 * <li>what the grammar does not know is written as it knows it, and what has no end gets one with a mistake in it
	 * </ol>
	 *
	 * @param macros what the preprocessor knows, name to replacement; {@code _OPENMP} is defined anyway
	 */
	public static PreparedText of(SourceText source, SourceForm form, Map<String, String> macros, IncludedFiles files) {
		SourceFiles sources = new SourceFiles();
		Preprocessor preprocessor = new Preprocessor(sources, form, files, new Macros(macros));
		preprocessor.read(source);
		TracedText text = preprocessor.read();
		List<Mistake> mistakes = new ArrayList<>(preprocessor.mistakes());
		mistakes.addAll(MisspeltSentinels.of(text, form, sources));
		TracedText lines = form == SourceForm.FREE ? FreeForm.of(text) : FixedForm.of(text, form.columns());
		TracedText ordered = LateDeclarations.moved(lines, Statement.of(lines));
		Edits edits = new Edits();
		List<Statement> statements = Statement.of(ordered);
		LabelledLoops.toBlocks(statements, edits);
		AssignedLabels.of(statements, edits);
		EmptySelections.fill(statements, edits);
		DeclarationRepairs.order(statements, edits);
		mistakes.addAll(MissingEnds.add(statements, ordered.length(), edits,
				(from, to) -> sources.range(ordered.origin(from), ordered.origin(to - 1) + 1)));
		for (Statement statement : statements) {
			if (UnfinishedStatements.has(statement)) {
				UnfinishedStatements.end(statement, edits);
			} else {
				ParameterizedTypes.plain(statement, edits);
				DeclarationRepairs.of(statement, ordered, edits);
				StatementRepairs.of(statement, edits);
				ImageRepairs.of(statement, edits);
			}
		}
		return new PreparedText(sources, edits.applied(ordered), preprocessor.missing(), mistakes);
	}
}
