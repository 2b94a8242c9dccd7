package org.racelens.race.verdict;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.logic.term.BoolExpr;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.source.SourceRange;

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

	/** An execution that leads to the race, step by step, where synchronisation by hand was followed. */
	default Optional<Schedule> schedule() {
		return Optional.empty();
	}

	/** The same with other places, for a file that is named or written otherwise. */
	default Evidence withPlaces(UnaryOperator<SourceRange> places) {
		return this;
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

	/**
	 * A race formula that the race's witness satisfies, and an execution of a small team in which the same two threads meet.
	 *
	 * @param leading to the two accesses, which come last
	 */
	record Explored(BoolExpr satisfied, Schedule leading) implements Evidence {
		@Override
		public Kind kind() {
			return Kind.PROVED;
		}

		@Override
		public Optional<BoolExpr> constraint() {
			return Optional.of(satisfied);
		}

		@Override
		public Optional<Schedule> schedule() {
			return Optional.of(leading);
		}

		@Override
		public Evidence withPlaces(UnaryOperator<SourceRange> places) {
			return new Explored(satisfied, leading.withPlaces(places));
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

		@Override
		public Optional<Schedule> schedule() {
			return before.schedule();
		}

		@Override
		public Evidence withPlaces(UnaryOperator<SourceRange> places) {
			return new Tried(before.withPlaces(places), trial);
		}
	}
}
