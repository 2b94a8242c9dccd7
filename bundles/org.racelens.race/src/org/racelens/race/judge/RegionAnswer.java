package org.racelens.race.judge;

import java.util.List;
import java.util.stream.Stream;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.Verdict;

/**
 * What judging the encounters of a region has found.
 *
 * @param races in source order
 * @param gaps what was not understood, in source order, each once
 * @param messages about the source, in the order in which they were found
 * @param conditions under which the region is race-free, as far as it is known
 */
public record RegionAnswer(List<Race> races, List<ModelGap> gaps, List<SourceMessage> messages, List<Condition> conditions,
		Proof proof) {
	public RegionAnswer {
		races = List.copyOf(races);
		gaps = gaps.stream().distinct().sorted().toList();
		messages = List.copyOf(messages);
		conditions = List.copyOf(conditions);
	}

	/** The same answer, with more that was not understood. */
	public RegionAnswer with(List<ModelGap> more) {
		return new RegionAnswer(races, Stream.concat(gaps.stream(), more.stream()).toList(), messages, conditions, proof);
	}

	/** The verdict on the region: a race counts for more than gaps do. */
	public Verdict verdict() {
		return !races.isEmpty() ? Verdict.RACE
				: !gaps.isEmpty() ? Verdict.UNKNOWN : conditions.isEmpty() ? Verdict.RACE_FREE : Verdict.RACE_FREE_IF;
	}
}
