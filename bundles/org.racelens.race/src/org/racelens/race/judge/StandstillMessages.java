package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.LongStream;
import org.racelens.exploration.answer.Standstill;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.gap.SourceMessage.Weight;
import org.racelens.model.source.SourceRange;
import org.racelens.race.explore.Explorations;
import org.racelens.race.explore.StuckTeam;
import org.racelens.race.explore.StuckTeam.Waiter;
import org.racelens.race.verdict.RaceSentence;

/**
 * What is said of a region whose threads may wait forever: once for each place, by the clearest execution that shows it, for the smallest
 * team.
 */
final class StandstillMessages {
	private static final Comparator<StuckTeam> CLEARER = Comparator.<StuckTeam, Boolean>comparing(stuck -> !stuck.isSure())
			.thenComparing(StuckTeam::size).thenComparing(stuck -> stuck.waiting().size())
			.thenComparing(stuck -> stuck.schedule().steps().size())
			.thenComparing(stuck -> stuck.waiting().get(0).place());

	private final List<StuckTeam> all;
	private final long exhausted;

	private StandstillMessages(Explorations explored) {
		all = explored.stuck().stream().sorted(CLEARER).toList();
		exhausted = explored.exhausted();
	}

	/** The messages on what explorations have shown of a region. */
	static List<SourceMessage> of(Explorations explored) {
		return new StandstillMessages(explored).messages();
	}

	private List<SourceMessage> messages() {
		List<SourceMessage> messages = new ArrayList<>();
		Set<SourceRange> told = new HashSet<>();
		for (StuckTeam stuck : all) {
			if (!told.containsAll(stuck.places())) {
				message(stuck).ifPresent(messages::add);
				told.addAll(stuck.places());
			}
		}
		return messages;
	}

	/** Of one thread alone nothing is said if it is not known what several do. */
	private Optional<SourceMessage> message(StuckTeam stuck) {
		OptionalLong needed = needed(stuck);
		boolean isAlone = stuck.size() == 1 || stuck.kind() != Standstill.Kind.LIVELOCK;
		if (needed.isPresent() && isAlone) {
			return Optional
					.of(message(MessageKind.NEEDS_MORE_THREADS, stuck, RaceSentence.TEAM_OF_X_MAY_STAND_STILL_THREAD_Y_WAITS_HERE_IT_TAKES_Z
							.of(team(stuck), thread(stuck), Argument.number(needed.getAsLong()))));
		}
		if (stuck.size() == 1 && exhausted == 1) {
			return Optional.empty();
		}
		Optional<Explanation> other = stuck.waiting().stream().skip(1).findFirst()
				.map(w -> RaceSentence.THREAD_X_IN_LINE_Y.of(Argument.number(w.thread()), Argument.line(w.place().line())));
		if (stuck.kind() == Standstill.Kind.LIVELOCK) {
			return Optional.of(message(MessageKind.LIVELOCK, stuck,
					other.map(o -> RaceSentence.TEAM_OF_X_MAY_GO_ROUND_THREAD_Y_HERE_AND_Z.of(team(stuck), thread(stuck), o))
							.orElseGet(() -> RaceSentence.TEAM_OF_X_MAY_GO_ROUND_THREAD_Y_HERE.of(team(stuck), thread(stuck)))));
		}
		if (stuck.kind() == Standstill.Kind.LOCK_CYCLE && other.isPresent()) {
			return Optional.of(message(MessageKind.LOCK_CYCLE, stuck,
					RaceSentence.TEAM_OF_X_MAY_STAND_STILL_THREAD_Y_WAITS_HERE_FOR_A_LOCK_AND_Z.of(team(stuck), thread(stuck),
							other.get())));
		}
		return Optional.of(message(MessageKind.WAITS_FOREVER, stuck,
				other.map(o -> RaceSentence.TEAM_OF_X_MAY_STAND_STILL_THREAD_Y_WAITS_HERE_AND_Z.of(team(stuck), thread(stuck), o))
						.orElseGet(() -> RaceSentence.TEAM_OF_X_MAY_STAND_STILL_THREAD_Y_WAITS_HERE.of(team(stuck), thread(stuck)))));
	}

	private static Argument team(StuckTeam stuck) {
		return Argument.number(stuck.size());
	}

	private static Argument thread(StuckTeam stuck) {
		return Argument.number(stuck.waiting().get(0).thread());
	}

	private static SourceMessage message(MessageKind kind, StuckTeam stuck, Explanation text) {
		Waiter first = stuck.waiting().get(0);
		return new SourceMessage(kind, first.place(), text, Optional.empty(), stuck.isSure() ? Weight.WARNING : Weight.NOTE,
				Optional.of(stuck.schedule()));
	}

	/** The size from which on no team that was looked at stands still in any of the places. */
	private OptionalLong needed(StuckTeam stuck) {
		return LongStream.rangeClosed(stuck.size() + 1, exhausted)
				.filter(size -> all.stream().noneMatch(other -> other.size() >= size && meet(stuck, other))).findFirst();
	}

	private static boolean meet(StuckTeam one, StuckTeam other) {
		return one.places().stream().anyMatch(other.places()::contains);
	}
}
