package org.racelens.analysis.tests.oracle.memory;

import java.util.List;
import org.racelens.analysis.tests.oracle.machine.Encounter;
import org.racelens.analysis.tests.oracle.machine.RefusedException;
import org.racelens.race.verdict.Condition.Columns;
import org.racelens.race.verdict.Condition.InBounds;
import org.racelens.race.verdict.Condition.Interleaved;
import org.racelens.race.verdict.Condition.LeadingDimension;
import org.racelens.race.verdict.Condition.LongestRow;
import org.racelens.race.verdict.Condition.Meeting;
import org.racelens.race.verdict.Condition.Monotone;
import org.racelens.race.verdict.Condition.NoOverlap;
import org.racelens.race.verdict.Condition.Origin;
import org.racelens.race.verdict.Condition.RowsApart;
import org.racelens.race.verdict.Condition.Spaced;
import org.racelens.race.verdict.Condition.Statement;
import org.racelens.race.verdict.Condition.Stride;
import org.racelens.race.verdict.RangesApart;

/** Which conditions hold of the inputs that an encounter has. What is touched counts, not what might be. */
final class HeldConditions {
	private HeldConditions() {
	}

	/** Whether the condition holds. */
	static boolean holds(Statement statement, Encounter encounter) {
		if (statement instanceof NoOverlap o) {
			return encounter.isApart(o.first(), o.second())
					|| o.meeting() == Meeting.AT_THE_START && encounter.startTogether(o.first(), o.second());
		} else if (statement instanceof RowsApart r) {
			if (r.origin() == Origin.CALLS) {
				throw new RefusedException("results of calls have no place");
			}
			return encounter.areApart(r.origin() == Origin.TABLE ? r.table() + "[]" : r.table());
		} else if (statement instanceof Stride s) {
			return Math.abs(encounter.number(s.stride().text())) >= s.least();
		} else if (statement instanceof Interleaved i) {
			long part = Math.abs(encounter.number(i.part().text()));
			long stride = Math.abs(encounter.number(i.stride().text()));
			return encounter.number(i.steps().text()) * part < stride
					|| i.strides().filter(n -> encounter.number(n.text()) * stride < part).isPresent();
		} else if (statement instanceof LeadingDimension l) {
			return encounter.number(l.dimension().text()) >= encounter.number(l.extent().text());
		} else if (statement instanceof LongestRow l) {
			long most = encounter.number(l.most().text());
			return encounter.valuesRead(List.of(l.table())).stream().allMatch(v -> v <= most);
		} else if (statement instanceof Columns c) {
			long last = encounter.number(c.last().text());
			return encounter.valuesRead(List.of(c.table())).stream().allMatch(v -> 0 <= v && v <= last);
		} else if (statement instanceof Monotone m) {
			List<Long> values = encounter.valuesRead(m.holders());
			return values.equals(values.stream().sorted().toList());
		} else if (statement instanceof Spaced s) {
			List<Long> values = encounter.valuesRead(List.of(s.table())).stream().sorted().toList();
			for (int i = 1; i < values.size(); i++) {
				if (values.get(i) - values.get(i - 1) < s.least()) {
					return false;
				}
			}
			return true;
		}
		if (statement instanceof RangesApart) {
			throw new RefusedException("which elements belong to one range is not told by the values that were read");
		}
		return statement instanceof InBounds; // the machine refuses other programs
	}
}
