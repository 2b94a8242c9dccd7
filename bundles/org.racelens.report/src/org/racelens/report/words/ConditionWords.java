package org.racelens.report.words;

import java.util.stream.Collectors;
import org.racelens.race.verdict.Bounded;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Condition.Columns;
import org.racelens.race.verdict.Condition.InBounds;
import org.racelens.race.verdict.Condition.Interleaved;
import org.racelens.race.verdict.Condition.LeadingDimension;
import org.racelens.race.verdict.Condition.LongestRow;
import org.racelens.race.verdict.Condition.Meeting;
import org.racelens.race.verdict.Condition.Monotone;
import org.racelens.race.verdict.Condition.NoOverlap;
import org.racelens.race.verdict.Condition.RowsApart;
import org.racelens.race.verdict.Condition.Spaced;
import org.racelens.race.verdict.Condition.Statement;
import org.racelens.race.verdict.Condition.Stride;
import org.racelens.race.verdict.RangesApart;
import org.racelens.race.verdict.RangesApart.Ends;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Sum;

/** What conditions say, as clauses behind "race-free if". */
public final class ConditionWords {
	private ConditionWords() {
	}

	/** What stands before the conditions of a region. */
	public static String lead(RegionReport region) {
		return switch (region.verdict()) {
			case RACE -> Phrases.of("besidesRaces");
			case UNKNOWN -> Phrases.of("besidesGaps");
			case RACE_FREE_IF, RACE_FREE, NO_PARALLELISM -> Phrases.of("raceFreeIf");
		};
	}

	/** What a condition says, in a clause. */
	public static String clause(Condition condition) {
		return clause(condition.statement());
	}

	/** The same with what runs have shown of it, where it was looked at in some. */
	public static String tried(Condition condition) {
		return condition.tried().map(t -> Phrases.of("conditionTried", clause(condition), Sentences.of(t.told())))
				.orElseGet(() -> clause(condition));
	}

	private static String clause(Statement statement) {
		if (statement instanceof NoOverlap o) {
			return Phrases.of(o.meeting() == Meeting.AT_THE_START ? "noOverlapOrEqual" : "noOverlap", o.first(), o.second());
		}
		if (statement instanceof RowsApart r) {
			return switch (r.origin()) {
				case CALLS -> Phrases.of("memoryOfCalls", r.table());
				case TABLE -> Phrases.of("memoryOfTable", r.table());
				case EACH -> Phrases.of("memoryOfEach", r.table());
			};
		}
		if (statement instanceof Monotone m) {
			String holders = m.holders().stream().reduce((a, b) -> Phrases.of("both", a, b)).orElse("");
			return Phrases.of(m.holders().size() > 1 ? "monotoneInOrder" : "monotone", holders);
		}
		if (statement instanceof Spaced s) {
			return s.least() == 1 ? Phrases.of("differ", s.table()) : Phrases.of("differBy", s.table(), s.least());
		}
		if (statement instanceof RangesApart r) {
			String first = r.directions().stream().map(Ends::first).collect(Collectors.joining(", "));
			String last = r.directions().stream().map(d -> d.beyond() == 0 ? d.last() : d.last() + " - " + d.beyond())
					.collect(Collectors.joining(", "));
			return Phrases.of(r.directions().size() > 1 ? "blocksApart" : "rangesApart", first, last);
		}
		if (statement instanceof InBounds i) {
			return Phrases.of("inside", i.array());
		}
		if (statement instanceof Bounded.Team b) {
			return Phrases.of("boundedTeam", b.most());
		}
		if (statement instanceof Bounded.Trips b) {
			return Phrases.of("boundedTrips", b.most());
		}
		return ways(statement);
	}

	/** What is said of the ways from one element, or row, to the next. */
	private static String ways(Statement statement) {
		if (statement instanceof Stride s) {
			return s.least() == 1 ? s.stride().text() + " != 0"
					: Phrases.of("absolute", s.stride().text(), s.least());
		}
		if (statement instanceof Interleaved i) {
			String one = less(i.part(), i.steps(), i.stride());
			return i.strides().map(n -> Phrases.of("either", one, less(i.stride(), n, i.part()))).orElse(one);
		}
		if (statement instanceof LongestRow r) {
			return Phrases.of("longestRow", r.table(), r.most().text());
		}
		if (statement instanceof Columns c) {
			return Phrases.of("columns", c.table(), c.last().text());
		}
		LeadingDimension d = (LeadingDimension) statement;
		return d.dimension().text() + " >= " + d.extent().text();
	}

	/** That a number of steps is less than a way, both as absolute values. */
	private static String less(Sum step, Sum times, Sum way) {
		String factor = times.text().equals("1") ? "" : times.factor() + " * ";
		return factor + "|" + step.text() + "| < |" + way.text() + "|";
	}
}
