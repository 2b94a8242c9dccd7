package org.racelens.confirm;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.racelens.confirm.build.AskedConditions;
import org.racelens.confirm.build.AskedConditions.Asked;
import org.racelens.confirm.build.AskedConditions.Question;
import org.racelens.confirm.observed.ObservedRegions;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.ConditionTrial;
import org.racelens.race.verdict.ConditionTrial.Outcome;
import org.racelens.race.verdict.ConditionTrial.Value;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.recording.AskedCondition;

/** Which conditions of regions have held in runs. */
final class ConditionTrials {
	private final AskedConditions asked;
	private final ObservedRegions observed;

	ConditionTrials(AskedConditions asked, ObservedRegions observed) {
		this.asked = asked;
		this.observed = observed;
	}

	/** The conditions of a region with what the runs have shown of them. */
	List<Condition> tried(RegionReport region) {
		return region.conditions().stream().map(c -> c.tried(trial(new Asked(region.place(), c.statement())))).toList();
	}

	private ConditionTrial trial(Asked condition) {
		return asked.question(condition).map(question -> trial(condition, question, observed.condition(question.number())))
				.orElseGet(() -> ConditionTrial.notObserved(asked.refusal(condition)
						.orElseGet(RaceSentence.NO_EXPRESSION_OF_THE_SOURCE_SAYS_THIS::of)));
	}

	private ConditionTrial trial(Asked condition, Question question, AskedCondition found) {
		if (found.times() == 0) {
			return ConditionTrial
					.notObserved(Doubts.joined(observed.missing()).map(doubt -> RaceSentence.NOT_OBSERVED_IN_RUNS_BUT_X.of(doubt))
							.orElseGet(RaceSentence.REGION_WAS_NOT_EXECUTED_IN_THE_RUNS::of));
		}
		if (found.broken() > 0) {
			List<Value> first = first(question.names(), found.firstBroken());
			return new ConditionTrial(Outcome.NOT_HELD, broken(found, first), found.held(), found.times(), first);
		}
		if (found.held() == 0) {
			return ConditionTrial.notObserved(unknown(condition.statement()));
		}
		Explanation told = found.unread() == 0
				? RaceSentence.CONDITION_HELD_EACH_OF_X_TIMES.of(Argument.number(found.held()))
				: RaceSentence.CONDITION_HELD_X_OF_Y_TIMES_AND_IS_NOT_KNOWN_ELSE.of(Argument.number(found.held()),
						Argument.number(found.times()));
		return new ConditionTrial(Outcome.HELD, told, found.held(), found.times(), List.of());
	}

	private static Explanation unknown(Condition.Statement statement) {
		if (statement instanceof Condition.NoOverlap) {
			return RaceSentence.WHETHER_POINTERS_LEAD_TO_DIFFERENT_BLOCKS_IS_NOT_KNOWN.of();
		}
		return statement.expression().isPresent() ? RaceSentence.WHAT_CONDITION_SPEAKS_OF_WAS_NOT_READ.of()
				: RaceSentence.NOT_ALL_NUMBERS_OF_THE_TABLE_ARE_SO.of();
	}

	private static List<Value> first(List<String> names, List<Long> numbers) {
		List<Value> values = new ArrayList<>();
		for (int i = 0; i < Math.min(names.size(), numbers.size()); i++) {
			values.add(new Value(names.get(i), numbers.get(i)));
		}
		return values;
	}

	private static Explanation broken(AskedCondition found, List<Value> first) {
		Argument broken = Argument.number(found.broken());
		Argument times = Argument.number(found.times());
		if (first.isEmpty()) {
			return RaceSentence.CONDITION_DID_NOT_HOLD_X_OF_Y_TIMES.of(broken, times);
		}
		String values = first.stream().map(v -> v.name() + " = " + v.number()).collect(Collectors.joining(", "));
		return RaceSentence.CONDITION_DID_NOT_HOLD_X_OF_Y_TIMES_FIRST_Z.of(broken, times, Argument.name(values));
	}
}
