package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.racelens.analysis.tests.oracle.TinyProgram.Parameter;
import org.racelens.analysis.tests.oracle.TinyProgram.Shape;

/** Makes a failing program small: it takes away statements as long as the program fails. */
public final class Shrinker {
	private static final int MOST_ATTEMPTS = 2_000;
	private final Predicate<TinyProgram> fails;
	private int attempts;

	private Shrinker(Predicate<TinyProgram> fails) {
		this.fails = fails;
	}

	/**
	 * A program that fails and from which no single step leads to a smaller one that does, or what was reached after a limited number of
	 * attempts.
	 */
	public static TinyProgram shrink(TinyProgram program, Predicate<TinyProgram> fails) {
		Shrinker shrinker = new Shrinker(fails);
		TinyProgram current = program;
		Optional<TinyProgram> smaller = Optional.of(program);
		while (smaller.isPresent()) {
			current = smaller.get();
			smaller = shrinker.smallerFailing(current);
		}
		return current;
	}

	private Optional<TinyProgram> smallerFailing(TinyProgram program) {
		for (TinyProgram candidate : candidates(program)) {
			Optional<TinyProgram> declared = conforming(candidate);
			if (declared.isPresent() && attempts++ < MOST_ATTEMPTS && fails.test(declared.get())) {
				return declared;
			}
		}
		return Optional.empty();
	}

	private static List<TinyProgram> candidates(TinyProgram program) {
		List<TinyProgram> candidates = new ArrayList<>();
		Reductions.of(program.body()).forEach(body -> candidates.add(program.withBody(body)));
		if (program.teamLimit().isPresent() && program.teamLimit().getAsInt() > 2) {
			candidates.add(program.withTeamLimit(program.teamLimit().getAsInt() - 1));
		}
		program.parameter().ifPresent(named -> {
			if (named.min() < named.max()) {
				candidates.add(program.withParameter(Optional.of(new Parameter(named.name(), named.min(), named.max() - 1))));
				candidates.add(program.withParameter(Optional.of(new Parameter(named.name(), named.min() + 1, named.max()))));
			}
			candidates.add(program.withParameter(Optional.empty()));
		});
		return candidates;
	}

	/** The candidate with fitting declarations, if it is a program that the oracle and the printer accept. */
	private static Optional<TinyProgram> conforming(TinyProgram candidate) {
		boolean combined = candidate.shape() == Shape.COMBINED;
		if (combined && !(candidate.body().size() == 1
				&& (candidate.body().get(0) instanceof Stmt.For || candidate.body().get(0) instanceof Stmt.Sections))) {
			return Optional.empty();
		}
		try {
			Oracle.races(candidate);
			return Optional.of(Extents.declared(candidate, () -> 0));
		} catch (IllegalArgumentException doesNotConform) {
			return Optional.empty();
		}
	}
}
