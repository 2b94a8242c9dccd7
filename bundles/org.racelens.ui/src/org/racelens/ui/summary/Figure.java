package org.racelens.ui.summary;

import java.util.function.ToIntFunction;
import org.racelens.ide.summary.Tally;
import org.racelens.race.verdict.Verdict;

/** One line of the figures. */
enum Figure {
	FILES(Messages.files, Tally::files, "check"), FAILED(Messages.failed, Tally::failed, "unknown"),
	DEFINITE(Messages.definite, Tally::definite, "definite-race"), POSSIBLE(Messages.possible, Tally::possible, "possible-race"),
	ACCEPTED(Messages.accepted, Tally::accepted, "accepted-race"),
	RACY(Messages.racy, t -> t.regions(Verdict.RACE), "region-racy"),
	FREE(Messages.free, t -> t.regions(Verdict.RACE_FREE), "region-proved"),
	CONDITIONAL(Messages.conditional, t -> t.regions(Verdict.RACE_FREE_IF), "region-conditional"),
	UNDECIDED(Messages.undecided, t -> t.regions(Verdict.UNKNOWN), "region-undecided");

	private final String label;
	private final ToIntFunction<Tally> value;
	private final String icon;

	Figure(String label, ToIntFunction<Tally> value, String icon) {
		this.label = label;
		this.value = value;
		this.icon = icon;
	}

	String label() {
		return label;
	}

	int of(Tally tally) {
		return value.applyAsInt(tally);
	}

	String icon() {
		return icon;
	}
}
