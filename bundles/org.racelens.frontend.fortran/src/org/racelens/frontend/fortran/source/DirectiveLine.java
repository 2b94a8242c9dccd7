package org.racelens.frontend.fortran.source;

import java.util.List;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.scan.PragmaToken;

/**
 * A directive as it is written.
 *
 * @param start where it begins in the prepared text
 * @param end one past its last character there
 * @param tokens behind the sentinel, names in lower case
 * @param range in the file, from the sentinel on
 */
public record DirectiveLine(int start, int end, List<PragmaToken> tokens, SourceRange range) {
	public DirectiveLine {
		tokens = List.copyOf(tokens);
	}
}
