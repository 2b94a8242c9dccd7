package org.racelens.ide.fix;

import java.util.List;
import java.util.Optional;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.FileResult.Completeness;
import org.racelens.ide.result.Finding.Conditional;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Race;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.StatedApart;
import org.racelens.repair.fix.StatedCondition;

/**
 * What can be done about the races and conditions of one text of a file.
 *
 * @param result the answers for that text
 * @param source that text
 * @param outcomes one for each variable of each region that has races which nobody accepted
 * @param statements the conditions that the source can say itself
 * @param apart the races that are none where pointers lead to different memory, which the source can say itself
 * @param completeness whether everything was searched
 */
public record FileFixes(FileResult result, SourceText source, List<FixOutcome> outcomes, List<StatedCondition> statements,
		List<StatedApart> apart, Completeness completeness) {
	public FileFixes {
		outcomes = List.copyOf(outcomes);
		statements = List.copyOf(statements);
		apart = List.copyOf(apart);
	}

	/** Whether no further fixes of the same text follow. */
	public boolean isWhole() {
		return completeness == Completeness.WHOLE;
	}

	/** What can be done about a finding; empty for one that is no race, is accepted, or was not searched yet. */
	public Optional<FixOutcome> of(String findingId) {
		return result.finding(findingId).filter(RaceFound.class::isInstance).map(RaceFound.class::cast)
				.flatMap(f -> outcomes.stream().filter(o -> speaksOf(o.group(), f)).findFirst());
	}

	/** How the source can say a condition itself; empty where it cannot, and for what is no condition. */
	public Optional<StatedCondition> statement(String findingId) {
		return result.finding(findingId).filter(Conditional.class::isInstance).map(Conditional.class::cast)
				.flatMap(f -> statements.stream()
						.filter(s -> s.region().equals(f.region().place()) && s.condition().equals(f.condition())).findFirst());
	}

	/** How the source can say that the pointers by which alone there is a race lead to different memory; empty where it cannot. */
	public Optional<StatedApart> apart(String findingId) {
		return result.finding(findingId).filter(RaceFound.class::isInstance).map(RaceFound.class::cast)
				.flatMap(f -> apart.stream().filter(a -> speaksOf(a.group(), f)).findFirst());
	}

	/** Whether a found race is one of a group. */
	static boolean speaksOf(RaceGroup group, RaceFound found) {
		return group.region().place().equals(found.region().place()) && group.races().stream().anyMatch(r -> isSame(r, found.race()));
	}

	private static boolean isSame(Race one, Race other) {
		return one.variable().equals(other.variable()) && one.first().place().equals(other.first().place())
				&& one.second().place().equals(other.second().place());
	}
}
