package org.racelens.frontend.fortran.source;

import java.util.List;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.scan.PragmaToken;

/**
 * A directive with all lines that it goes on in.
 *
 * @param start where its sentinel stands in the prepared text
 * @param end one past its last character in the prepared text
 * @param tokens what follows the sentinel; words are in lower case
 * @param range from the sentinel on, in its file
 */
public record DirectiveLine(int start, int end, List<PragmaToken> tokens, SourceRange range) {
	public DirectiveLine {
		tokens = List.copyOf(tokens);
	}
}
