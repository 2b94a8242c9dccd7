package org.racelens.race.verdict;

import java.util.Optional;
import org.racelens.logic.term.BoolExpr;

/** What shows that a race is one. */
public sealed interface Evidence {
	/** The race formula, where there is one; the race's witness satisfies it. */
	Optional<BoolExpr> constraint();

	/** A race formula (semantics §10) that the race's witness satisfies. */
	record Formula(BoolExpr satisfied) implements Evidence {
		@Override
		public Optional<BoolExpr> constraint() {
			return Optional.of(satisfied);
		}
	}
}
