package org.racelens.frontend.cdt.source;

import java.util.List;
import org.eclipse.cdt.core.parser.IToken;

/**
 * An attribute of OpenMP's: {@code omp::directive(…)}, also one of an {@code omp::sequence}, or {@code omp::decl(…)}. OpenMP 5.2 §3.1
 *
 * @param tokens what stands in its parentheses, with macros expanded
 * @param whole its tokens from the name to the closing parenthesis
 * @param start where its list of attributes begins, among all tokens of the unit
 * @param declaration where the declaration or statement begins that it stands in, the same as {@code start} where it stands before it
 */
record OmpAttribute(Kind kind, List<IToken> tokens, List<IToken> whole, int start, int declaration) {
	/** What an attribute says. */
	enum Kind {
		/** a directive as a pragma has it */
		DIRECTIVE,
		/** a directive about what is declared here */
		DECLARATION,
		/** a name that OpenMP does not have */
		UNKNOWN
	}

	OmpAttribute {
		tokens = List.copyOf(tokens);
		whole = List.copyOf(whole);
	}
}
