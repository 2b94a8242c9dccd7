package org.racelens.repair.verify;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.analysis.suppression.Suppressions;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.RepairSentence;

/**
 * An analysis before a change and one after it. Places of the changed text are told by where they were before.
 *
 * @param text before the changes
 * @param changes in the order of their application
 */
public record Comparison(SourceText text, UnitReport before, UnitReport after, List<SourceChange> changes) {
	private record Key(String what, int first, int second) {
	}

	/** Why the change is no repair of the group's races; empty where they are gone and nothing is new. */
	Optional<Explanation> fault(RaceGroup group, Set<ModelGap> frontEndBefore, Set<ModelGap> frontEndAfter) {
		if (after.failure().isPresent()) {
			return Optional.of(RepairSentence.CHANGED_FILE_CANNOT_BE_ANALYSED_X.of(after.failure().get()));
		}
		Set<Integer> places = group.ends().stream().map(e -> e.place().offset()).collect(Collectors.toSet());
		Optional<Race> left = races(after).filter(r -> r.variable().equals(group.name()))
				.filter(r -> places.contains(before(r.first().place())) || places.contains(before(r.second().place()))).findFirst();
		if (left.isPresent()) {
			return Optional.of(RepairSentence.RACE_OF_LINES_X_AND_Y_WOULD_REMAIN.of(Argument.line(line(left.get().first().place())),
					Argument.line(line(left.get().second().place()))));
		}
		return news(frontEndBefore, frontEndAfter);
	}

	/**
	 * What is worse after the change: a race, a message or a gap that was not there before.
	 *
	 * @param frontEndBefore what could not be read before
	 * @param frontEndAfter what cannot be read afterwards
	 */
	public Optional<Explanation> news(Set<ModelGap> frontEndBefore, Set<ModelGap> frontEndAfter) {
		return newRace().or(this::newMessage).or(() -> newGap(frontEndBefore, frontEndAfter));
	}

	private Optional<Explanation> newRace() {
		Set<Key> known = races(before).map(r -> key(r, r.first().place().offset(), r.second().place().offset()))
				.collect(Collectors.toSet());
		return races(after).filter(r -> !known.contains(key(r, before(r.first().place()), before(r.second().place())))).findFirst()
				.map(r -> RepairSentence.THERE_WOULD_BE_A_RACE_OF_X_IN_LINE_Y.of(Argument.name(r.variable()),
						Argument.line(line(r.first().place()))));
	}

	/** A race that would be accepted no more, or from now on, is another race. */
	private static Key key(Race race, int first, int second) {
		return new Key(race.variable() + race.kind() + race.isAccepted() + race.first().place().path() + race.second().place().path(),
				Math.min(first, second),
				Math.max(first, second));
	}

	/** A comment whose race is gone with the change will be spoken of; that is no harm. */
	private Optional<Explanation> newMessage() {
		Set<Key> known = before.messages().stream().map(m -> new Key(m.kind().id() + m.place().path(), m.place().offset(), 0))
				.collect(Collectors.toSet());
		return after.messages().stream().filter(m -> !Suppressions.isAbout(m))
				.filter(m -> !known.contains(new Key(m.kind().id() + m.place().path(), before(m.place()), 0)))
				.findFirst()
				.map(SourceMessage::explanation);
	}

	private Optional<Explanation> newGap(Set<ModelGap> frontEndBefore, Set<ModelGap> frontEndAfter) {
		Set<Key> known = new HashSet<>();
		gaps(before, frontEndBefore).forEach(g -> known.add(new Key(g.kind().id() + g.place().path(), g.place().offset(), 0)));
		return gaps(after, frontEndAfter).filter(g -> !known.contains(new Key(g.kind().id() + g.place().path(), before(g.place()), 0)))
				.findFirst()
				.map(g -> RepairSentence.ANSWER_WOULD_NOT_BE_SURE_X.of(g.explanation()));
	}

	private static Stream<Race> races(UnitReport report) {
		return report.regions().stream().flatMap(r -> r.races().stream());
	}

	private static Stream<ModelGap> gaps(UnitReport report, Set<ModelGap> frontEnd) {
		return Stream.concat(report.regions().stream().flatMap(r -> r.gaps().stream()), frontEnd.stream());
	}

	private int before(SourceRange place) {
		if (!place.path().equals(text.path())) {
			return place.offset();
		}
		int offset = place.offset();
		for (int i = changes.size() - 1; i >= 0; i--) {
			offset = changes.get(i).offsetBefore(offset);
		}
		return offset;
	}

	/** The line before the change, 1-based. */
	private long line(SourceRange place) {
		int offset = Math.min(before(place), text.text().length());
		return place.path().equals(text.path()) ? 1 + text.text().substring(0, offset).chars().filter(c -> c == '\n').count()
				: place.line();
	}
}
