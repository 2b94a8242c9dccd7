package org.racelens.confirm.observed;

import java.util.Optional;
import org.racelens.model.gap.Explanation;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.race.Doubt;
import org.racelens.recording.race.Relation;
import org.racelens.recording.structure.LoopCount;

/** Why a run does not tell all of a region, in words. */
final class RunDoubts {
	private RunDoubts() {
	}

	/** Which loops are not looked at as far as they could be; empty where that is not asked for. */
	static Optional<Explanation> untold(LoopCount loops, Relation relation) {
		if (relation == Relation.OF_THREADS || loops.encountered() > 0 && loops.untold() == 0) {
			return Optional.empty();
		}
		return Optional.of(loops.untold() > 0 ? RaceSentence.ITERATIONS_OF_X_LOOPS_ARE_NOT_IN_THE_LOG.of(Integer.toString(loops.untold()))
				: RaceSentence.ITERATIONS_THAT_THE_COMPILER_SHARES_OUT_ARE_NOT_IN_THE_LOG.of());
	}

	/** Why a log does not tell of all. */
	static Optional<Explanation> early(RecordedRun run, RunJudgement judgement) {
		if (run.process().end().isEmpty()) {
			return Optional.of(RaceSentence.PROCESS_DID_NOT_COME_TO_ITS_OWN_END.of());
		}
		if (run.process().stopped().isPresent()) {
			return Optional.of(RaceSentence.RECORDING_OF_THE_RUN_STOPPED_X.of(run.process().stopped().get()));
		}
		return judgement.isComplete() ? Optional.empty() : Optional.of(RaceSentence.LOG_OF_THE_RUN_IS_NOT_WHOLE.of());
	}

	/** Why pairs were not decided. */
	static Explanation explained(Doubt doubt) {
		return switch (doubt) {
			case ORDER -> RaceSentence.WHAT_COMES_BEFORE_WHAT_IS_NOT_KNOWN_EXACTLY.of();
			case OBJECT -> RaceSentence.MEMORY_WAS_GIVEN_AGAIN_MEANWHILE.of();
			case THREAD_NUMBER -> RaceSentence.ONE_THREAD_EXECUTED_TASKS_THAT_ASK_FOR_ITS_NUMBER.of();
			case THREAD_NUMBER_IN_LOOP -> RaceSentence.ONE_THREAD_EXECUTED_PARTS_OF_A_LOOP_THAT_ASK_FOR_ITS_NUMBER.of();
			case NOT_ENDED -> RaceSentence.PROCESS_ENDED_INSIDE_OF_THE_REGION.of();
			case TOO_MANY_PAIRS, TOO_MANY_ACCESSES, TOO_MANY_RACES -> RaceSentence.NOT_ALL_PAIRS_WERE_LOOKED_AT.of();
		};
	}
}
