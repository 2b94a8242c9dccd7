package org.racelens.frontend.cdt.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.parser.EndOfFileException;
import org.eclipse.cdt.core.parser.IScanner;
import org.eclipse.cdt.core.parser.IToken;

/**
 * The string literals of the {@code _Pragma} operators, in the order of the preprocessed tokens.
 *
 * <p>
 * CDT reports where an operator stands but not its text when a macro produced it ({@code #define OMP(x) _Pragma(#x)}). So the tokens are
 * read a second time with {@code _Pragma} renamed, which makes CDT hand them out; the n-th operator of both readings is the same.
 *
 * @param literals with quotes
 */
record PragmaOperators(List<String> literals) {
	static final PragmaOperators NONE = new PragmaOperators(List.of());

	/** The macro that renames the operator. */
	static final Map<String, String> MARK = Map.of("_Pragma", "__racelens_pragma_operator");

	PragmaOperators {
		literals = List.copyOf(literals);
	}

	static PragmaOperators read(IScanner scanner, StopSignal stop) {
		List<String> literals = new ArrayList<>();
		try {
			while (true) {
				IToken token = scanner.nextToken();
				if (MARK.containsValue(token.getImage())) {
					operand(scanner).ifPresent(literals::add);
					stop.check();
				}
			}
		} catch (EndOfFileException e) {
			return new PragmaOperators(literals);
		}
	}

	private static Optional<String> operand(IScanner scanner) throws EndOfFileException {
		if (scanner.nextToken().getType() != IToken.tLPAREN) {
			return Optional.empty();
		}
		IToken literal = scanner.nextToken();
		boolean closed = scanner.nextToken().getType() == IToken.tRPAREN;
		return closed && literal.getImage().endsWith("\"") ? Optional.of(literal.getImage()) : Optional.empty();
	}
}
