package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Loops whose iterations run in lock step. */
public sealed interface Lanes extends Stmt {
	/**
	 * A {@code simd} loop, or with a distribution a {@code for simd} loop.
	 *
	 * @param distribution how threads share the iterations; absent if each thread executes all of them
	 * @param safelen the argument of {@code safelen}
	 * @param body straight-line code, perhaps with branches
	 */
	record Simd(Optional<Distribution> distribution, OptionalInt safelen, Header header, List<Stmt> body) implements Lanes {
		/** Copies the body. */
		public Simd {
			body = List.copyOf(body);
		}

		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.simd(this);
		}
	}

	/** The worksharing part of {@code for simd}. */
	record Distribution(Schedule schedule, Ending ending) {
	}

	/** One method per kind. */
	interface Visitor<R> {
		/** For {@link Simd}. */
		R simd(Simd simd);
	}
}
