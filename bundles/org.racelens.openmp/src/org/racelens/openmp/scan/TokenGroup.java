package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.source.SourceRange;

/**
 * A parenthesised group of a token list.
 *
 * @param inner the tokens between the parentheses
 * @param next the index after the closing parenthesis
 * @param closed whether there is one; if not, the group reaches to the end
 * @param range both parentheses included
 */
record TokenGroup(List<PragmaToken> inner, int next, boolean closed, SourceRange range) {
	/** The group that opens at an index. */
	static TokenGroup at(List<PragmaToken> tokens, int open) {
		int depth = 0;
		for (int i = open; i < tokens.size(); i++) {
			depth += depthChange(tokens.get(i));
			if (depth == 0) {
				return new TokenGroup(tokens.subList(open + 1, i), i + 1, true,
						ScannedArgument.span(tokens.get(open).range(), tokens.get(i).range()));
			}
		}
		List<PragmaToken> inner = tokens.subList(open + 1, tokens.size());
		SourceRange last = tokens.get(tokens.size() - 1).range();
		return new TokenGroup(inner, tokens.size(), false, ScannedArgument.span(tokens.get(open).range(), last));
	}

	static int depthChange(PragmaToken token) {
		if (token.kind() != PragmaToken.Kind.PUNCTUATOR) {
			return 0;
		}
		return switch (token.text()) {
			case "(", "[", "{" -> 1;
			case ")", "]", "}" -> -1;
			default -> 0;
		};
	}

	/** The tokens between top-level commas; a part may be empty. */
	static List<List<PragmaToken>> split(List<PragmaToken> tokens) {
		List<List<PragmaToken>> parts = new ArrayList<>();
		int depth = 0;
		int start = 0;
		for (int i = 0; i < tokens.size(); i++) {
			depth += depthChange(tokens.get(i));
			if (depth == 0 && tokens.get(i).is(",")) {
				parts.add(tokens.subList(start, i));
				start = i + 1;
			}
		}
		parts.add(tokens.subList(start, tokens.size()));
		return parts;
	}

	/** The index of the first colon that stands in no parentheses and belongs to no {@code ?}. */
	static Optional<Integer> colon(List<PragmaToken> tokens) {
		int depth = 0;
		int questions = 0;
		for (int i = 0; i < tokens.size(); i++) {
			PragmaToken token = tokens.get(i);
			depth += depthChange(token);
			if (depth != 0) {
				continue;
			}
			if (token.is(":") && questions == 0) {
				return Optional.of(i);
			}
			questions += token.is("?") ? 1 : token.is(":") ? -1 : 0;
		}
		return Optional.empty();
	}
}
