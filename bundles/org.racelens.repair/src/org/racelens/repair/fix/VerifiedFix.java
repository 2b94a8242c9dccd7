package org.racelens.repair.fix;

import java.util.List;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.UnitReport;

/**
 * A fix that was applied in memory and analysed.
 *
 * @param kinds one, or two where one did not suffice
 * @param title what it does: "add private(t) to the parallel for of line 5"
 * @param reason what it costs and why the sequential meaning is kept
 * @param rejected cheaper fixes that were tried before it and do not hold, as far as that is known
 * @param group the races it removes
 * @param change the edits, for the version of the text that was analysed
 * @param fixed the text with the edits
 * @param before the analysis of the text as it was: at least of all that the change can affect
 * @param after the analysis of the changed text, of the same part
 */
public record VerifiedFix(List<FixKind> kinds, Explanation title, Explanation reason, List<Refusal> rejected, RaceGroup group,
		SourceChange change,
		SourceText fixed,
		UnitReport before, UnitReport after) {
	public VerifiedFix {
		kinds = List.copyOf(kinds);
		rejected = List.copyOf(rejected);
	}

	/** The same fix, with what was tried before it. */
	public VerifiedFix insteadOf(List<Refusal> others) {
		return new VerifiedFix(kinds, title, reason, others, group, change, fixed, before, after);
	}

	/** Whether all it does is to give up parallelism. */
	public boolean isLastResort() {
		return kinds.contains(FixKind.REMOVE_PRAGMA);
	}
}
