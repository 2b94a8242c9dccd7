package org.racelens.report.words;

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
import org.racelens.race.verdict.Condition.Sum;
import org.racelens.race.verdict.RegionReport;

/** What conditions say, as clauses behind "race-free if". */
public final class ConditionWords {
	private ConditionWords() {
	}

	/** What stands before the conditions of a region. */
	public static String lead(RegionReport region) {
		return switch (region.verdict()) {
			case RACE -> "without these races race-free if";
			case UNKNOWN -> "what is decided is race-free if";
			case RACE_FREE_IF, RACE_FREE, NO_PARALLELISM -> "race-free if";
		};
	}

	/** What a condition says, in a clause. */
	public static String clause(Condition condition) {
		return clause(condition.statement());
	}

	private static String clause(Statement statement) {
		if (statement instanceof NoOverlap o) {
			return o.first() + " and " + o.second() + " do not overlap"
					+ (o.meeting() == Meeting.AT_THE_START ? ", or start at the same place" : "");
		}
		if (statement instanceof RowsApart r) {
			return switch (r.origin()) {
				case CALLS -> r.table() + " is different memory for each call";
				case TABLE -> "the elements of " + r.table() + " lead to different memory";
				case EACH -> "the pointers " + r.table() + " lead to different memory";
			};
		}
		if (statement instanceof Monotone m) {
			return "the values in " + String.join(" and ", m.holders())
					+ (m.holders().size() > 1 ? ", in the order of memory," : "") + " do not decrease";
		}
		if (statement instanceof Spaced s) {
			return "the values in " + s.table() + (s.least() == 1 ? " all differ" : " differ by at least " + s.least());
		}
		if (statement instanceof InBounds i) {
			return "the subscripts of " + i.array() + " stay inside its dimensions";
		}
		return ways(statement);
	}

	/** What is said of the ways from one element, or row, to the next. */
	private static String ways(Statement statement) {
		if (statement instanceof Stride s) {
			return s.least() == 1 ? s.stride().text() + " != 0"
					: "the absolute value of " + s.stride().text() + " is at least " + s.least();
		}
		if (statement instanceof Interleaved i) {
			return less(i.part(), i.steps(), i.stride()) + i.strides().map(n -> ", or " + less(i.stride(), n, i.part())).orElse("");
		}
		if (statement instanceof LongestRow r) {
			return "no value in " + r.table() + " is more than " + r.most().text();
		}
		if (statement instanceof Columns c) {
			return "no value in " + c.table() + " is negative or more than " + c.last().text();
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
