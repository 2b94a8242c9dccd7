package org.racelens.model.source;

import java.util.Optional;
import java.util.regex.Pattern;

/** C and C++, which one front end reads. */
public enum Language implements SourceLanguage {
	C, CPP;

	private static final String PROGRAM = "main";
	private static final String SELF = "this";
	private static final Pattern ASSERTIONS = Pattern
			.compile("(?m)^[ \\t]*#[ \\t]*include[ \\t]*[<\"](?:assert\\.h|cassert)[>\"]");

	@Override
	public CommentSyntax comments() {
		return CComments.SYNTAX;
	}

	@Override
	public DirectiveSyntax directives() {
		return CDirectives.SYNTAX;
	}

	@Override
	public ElementSyntax elements() {
		return CElements.SYNTAX;
	}

	@Override
	public StatementSyntax statements() {
		return CStatements.SYNTAX;
	}

	@Override
	public CompilerSyntax compilers() {
		return this == C ? CCompiler.C : CCompiler.CPP;
	}

	@Override
	public boolean hasTemplates() {
		return this == CPP;
	}

	@Override
	public boolean hasMangledNames() {
		return this == CPP;
	}

	@Override
	public boolean hasConstructors() {
		return this == CPP;
	}

	/** C11 §6.5.7p4; C++17 [expr.shift] p2 */
	@Override
	public boolean shiftsIntoSign() {
		return this == CPP;
	}

	@Override
	public boolean isProgram(String function) {
		return function.equals(PROGRAM);
	}

	@Override
	public boolean isSelf(String word) {
		return word.equals(SELF);
	}

	/** C17 §6.7.3.1; compilers of C++ have it under a name of their own. */
	@Override
	public Optional<String> unaliased() {
		return Optional.of(this == C ? "restrict" : "__restrict");
	}

	@Override
	public String assertion(String expression) {
		return "assert(" + expression + ");";
	}

	/** Whether a text includes what assertions need. C17 §7.2, C++17 §22.3 */
	@Override
	public boolean hasAssertions(String text) {
		return ASSERTIONS.matcher(text).find();
	}
}
