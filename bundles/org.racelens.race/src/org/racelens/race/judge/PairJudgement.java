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
 * @param besides what must hold besides: of tables of pointers, of teams and loops that were explored
 */
record PairJudgement(Way way, Optional<Race> race, List<ModelGap> gaps, List<SourceMessage> messages, List<Explanation> assumptions,
		Optional<Conditional> conditional, List<Condition> besides) {
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
		return new PairJudgement(way, Optional.empty(), List.of(), List.of(), List.of(), Optional.empty(), List.of());
	}

	PairJudgement with(Race found) {
		return new PairJudgement(way, Optional.of(found), gaps, messages, assumptions, conditional, besides);
	}

	PairJudgement with(ModelGap gap) {
		return new PairJudgement(way, race, Stream.concat(gaps.stream(), Stream.of(gap)).toList(), messages, assumptions, conditional,
				besides);
	}

	PairJudgement with(SourceMessage message) {
		return new PairJudgement(way, race, gaps, Stream.concat(messages.stream(), Stream.of(message)).toList(), assumptions, conditional,
				besides);
	}

	PairJudgement assuming(Explanation assumption) {
		return new PairJudgement(way, race, gaps, messages, Stream.concat(assumptions.stream(), Stream.of(assumption)).toList(),
				conditional,
				besides);
	}

	/** Free where conditions hold. */
	PairJudgement under(Conditional conditions) {
		return new PairJudgement(way, race, gaps, messages, assumptions, Optional.of(conditions), besides);
	}

	/** Free where, beside what else must hold, another condition does. */
	PairJudgement under(Condition another) {
		return new PairJudgement(way, race, gaps, messages, assumptions, conditional,
				Stream.concat(besides.stream(), Stream.of(another)).toList());
	}
}
