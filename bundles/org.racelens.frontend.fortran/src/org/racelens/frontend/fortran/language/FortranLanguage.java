package org.racelens.frontend.fortran.language;

import java.util.Optional;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.model.source.CommentSyntax;
import org.racelens.model.source.CompilerSyntax;
import org.racelens.model.source.DirectiveSyntax;
import org.racelens.model.source.ElementSyntax;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.StatementSyntax;

/**
 * Fortran in one of its forms, with the letters that a text has for its directives. Fortran 2018 §6.3, OpenMP 5.2 §3.2
 *
 * @param form how statements stand in lines
 * @param letters how directives are written
 */
public record FortranLanguage(SourceForm form, Letters letters) implements SourceLanguage {
	public static final FortranLanguage FREE_FORM = new FortranLanguage(SourceForm.FREE, Letters.LOWER);
	public static final FortranLanguage FIXED_FORM = new FortranLanguage(SourceForm.FIXED, Letters.LOWER);

	/** what stands before the name of a main program, which no procedure's name holds */
	private static final String PROGRAM = "program ";

	/** The language of a text of a form. */
	public static FortranLanguage of(SourceForm form, String text) {
		return new FortranLanguage(form, Letters.of(text));
	}

	@Override
	public CommentSyntax comments() {
		return new FortranComments(form);
	}

	@Override
	public DirectiveSyntax directives() {
		return new FortranDirectives(form, letters);
	}

	@Override
	public ElementSyntax elements() {
		return FortranElements.SYNTAX;
	}

	@Override
	public StatementSyntax statements() {
		return new FortranStatements(form);
	}

	@Override
	public CompilerSyntax compilers() {
		return new FortranCompiler(form);
	}

	@Override
	public boolean hasTemplates() {
		return false;
	}

	@Override
	public boolean hasMangledNames() {
		return true;
	}

	@Override
	public boolean hasConstructors() {
		return false;
	}

	@Override
	public boolean shiftsIntoSign() {
		return true;
	}

	@Override
	public boolean isProgram(String function) {
		return function.startsWith(PROGRAM);
	}

	@Override
	public boolean isSelf(String word) {
		return false;
	}

	/** Functions of C are called by their names; procedures of other files are read with the one that calls them. Fortran 2018 §18.10 */
	@Override
	public boolean linksWith(SourceLanguage other) {
		return !other.hasMangledNames();
	}

	@Override
	public boolean isReadTogether() {
		return true;
	}

	@Override
	public String assertion(String expression) {
		return "if (.not. (" + expression + ")) error stop";
	}

	@Override
	public Optional<String> unaliased() {
		return Optional.empty();
	}

	@Override
	public boolean hasAssertions(String text) {
		return true;
	}
}
