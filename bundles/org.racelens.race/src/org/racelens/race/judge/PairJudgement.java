package org.racelens.race.judge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.race.condition.Conditional;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Race;

/**
 * What judging one pair of accesses has found.
 *
 * @param way how the pair was decided
 * @param race of the two; empty where none was found
 * @param gaps what leaves the pair open
 * @param messages about the source
 * @param assumptions what the answer rests on
 * @param conditional under which conditions the pair is free; empty where it needs none, or none that can be said frees it
 * @param rows that different elements of a table of pointers must lead to different memory for it
 */
record PairJudgement(Way way, Optional<Race> race, List<ModelGap> gaps, List<SourceMessage> messages, List<Explanation> assumptions,
		Optional<Conditional> conditional, Optional<Condition> rows) {
	/** How a pair is decided. */
	enum Way {
		/** without the solver */
		CHEAP,
		/** by phase intervals */
		PHASE,
		/** by the solver */
		SOLVER,
		/** not at all */
		OPEN
	}

	/** A pair that is free. */
	static PairJudgement free(Way way) {
		return new PairJudgement(way, Optional.empty(), List.of(), List.of(), List.of(), Optional.empty(), Optional.empty());
	}

	PairJudgement with(Race found) {
		return new PairJudgement(way, Optional.of(found), gaps, messages, assumptions, conditional, rows);
	}

	PairJudgement with(ModelGap gap) {
		return new PairJudgement(way, race, Stream.concat(gaps.stream(), Stream.of(gap)).toList(), messages, assumptions, conditional,
				rows);
	}

	PairJudgement with(SourceMessage message) {
		return new PairJudgement(way, race, gaps, Stream.concat(messages.stream(), Stream.of(message)).toList(), assumptions, conditional,
				rows);
	}

	PairJudgement assuming(Explanation assumption) {
		return new PairJudgement(way, race, gaps, messages, Stream.concat(assumptions.stream(), Stream.of(assumption)).toList(),
				conditional,
				rows);
	}

	/** Free where conditions hold. */
	PairJudgement under(Conditional conditions) {
		return new PairJudgement(way, race, gaps, messages, assumptions, Optional.of(conditions), rows);
	}

	/** Free where, beside what else must hold, a condition on a table of pointers does. */
	PairJudgement under(Condition apart) {
		return new PairJudgement(way, race, gaps, messages, assumptions, conditional, Optional.of(apart));
	}
}
