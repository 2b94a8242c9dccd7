package org.racelens.race.verdict;

import java.util.Optional;
import org.racelens.logic.term.BoolExpr;

/** What shows that a race is one. */
public sealed interface Evidence {
	/** What a reader can rely on. */
	enum Kind {
		/** the race formula has a solution */
		PROVED("proved"),
		/** proved, and a recorded run has shown the pair */
		CONFIRMED("confirmed"),
		/** a recorded run has shown the pair, and nothing else is known of it */
		RUN("run"),
		/** a recorded run has shown two accesses that other threads could make at once, where one thread made both, one after the other */
		APPARENT("apparent");

		private final String id;

		Kind(String id) {
			this.id = id;
		}

		/** The kind as reports name it. */
		public String id() {
			return id;
		}
	}

	/** What a reader can rely on. */
	Kind kind();

	/** The race formula, where there is one; the race's witness satisfies it. */
	Optional<BoolExpr> constraint();

	/** What runs of the program have shown of the race, where it was looked for in some. */
	default Optional<Trial> tried() {
		return Optional.empty();
	}

	/** A race formula (semantics §10) that the race's witness satisfies. */
	record Formula(BoolExpr satisfied) implements Evidence {
		@Override
		public Kind kind() {
			return Kind.PROVED;
		}

		@Override
		public Optional<BoolExpr> constraint() {
			return Optional.of(satisfied);
		}
	}

	/** A recorded run, in which two threads made the accesses and nothing ordered or excluded them. */
	record Run() implements Evidence {
		@Override
		public Kind kind() {
			return Kind.RUN;
		}

		@Override
		public Optional<BoolExpr> constraint() {
			return Optional.empty();
		}
	}

	/** A recorded run, in which one thread made the accesses in parts of a loop that any thread could have executed. */
	record Apparent() implements Evidence {
		@Override
		public Kind kind() {
			return Kind.APPARENT;
		}

		@Override
		public Optional<BoolExpr> constraint() {
			return Optional.empty();
		}
	}

	/**
	 * What was known of a race, and what runs of the program have shown of it.
	 *
	 * @param before what was known without them
	 */
	record Tried(Evidence before, Trial trial) implements Evidence {
		@Override
		public Kind kind() {
			return trial.outcome() == Trial.Outcome.CONFIRMED ? Kind.CONFIRMED : before.kind();
		}

		@Override
		public Optional<BoolExpr> constraint() {
			return before.constraint();
		}

		@Override
		public Optional<Trial> tried() {
			return Optional.of(trial);
		}
	}
}
