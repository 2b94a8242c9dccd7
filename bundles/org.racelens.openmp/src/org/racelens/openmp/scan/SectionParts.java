package org.racelens.openmp.scan;

import java.util.List;
import java.util.Optional;

/** What stands between the brackets of an array section: {@code lower : length : stride}, each may be absent. OpenMP 5.2 §3.2.5. */
record SectionParts(Optional<ScannedArgument> lower, Optional<ScannedArgument> length, Optional<ScannedArgument> stride) {
	/** Empty if there is no colon: a plain subscript. */
	static Optional<SectionParts> of(List<PragmaToken> inner) {
		Optional<Split> first = split(inner);
		if (first.isEmpty()) {
			return Optional.empty();
		}
		if (first.get().twice()) {
			return Optional.of(new SectionParts(part(first.get().left()), Optional.empty(), part(first.get().right())));
		}
		Optional<Split> second = split(first.get().right());
		return Optional.of(new SectionParts(part(first.get().left()), part(second.map(Split::left).orElse(first.get().right())),
				second.flatMap(s -> part(s.right()))));
	}

	private static Optional<ScannedArgument> part(List<PragmaToken> tokens) {
		return tokens.isEmpty() ? Optional.empty() : Optional.of(new ScannedArgument(tokens));
	}

	private static Optional<Split> split(List<PragmaToken> tokens) {
		Optional<Integer> colon = TokenGroup.colon(tokens);
		Optional<Integer> pair = doubleColon(tokens);
		if (colon.isEmpty() && pair.isEmpty()) {
			return Optional.empty();
		}
		boolean twice = pair.isPresent() && (colon.isEmpty() || pair.get() < colon.get());
		int at = twice ? pair.get() : colon.get();
		return Optional.of(new Split(tokens.subList(0, at), tokens.subList(at + 1, tokens.size()), twice));
	}

	/** {@code ::} is two colons unless a name follows it: then it qualifies that name. */
	private static Optional<Integer> doubleColon(List<PragmaToken> tokens) {
		int depth = 0;
		for (int i = 0; i < tokens.size(); i++) {
			depth += TokenGroup.depthChange(tokens.get(i));
			if (depth == 0 && tokens.get(i).is("::") && (i + 1 == tokens.size() || !tokens.get(i + 1).isWord())) {
				return Optional.of(i);
			}
		}
		return Optional.empty();
	}

	private record Split(List<PragmaToken> left, List<PragmaToken> right, boolean twice) {
	}
}
