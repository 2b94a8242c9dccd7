package org.racelens.ui.editor;

import java.util.Optional;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;

/** What a badge says about a region. */
public enum RegionState {
	PROVED("org.racelens.ui.provedRegion", "region-proved", "\u2713"),
	RACY("org.racelens.ui.racyRegion", "region-racy", "\u2717"),
	UNDECIDED("org.racelens.ui.undecidedRegion", "region-undecided", "?"),
	/** it has races, all of them accepted in the source, and everything else is decided */
	ACCEPTED("org.racelens.ui.acceptedRegion", "region-accepted", "\u25cb"),
	/** it is race-free for those inputs of which conditions hold */
	CONDITIONAL("org.racelens.ui.conditionalRegion", "region-conditional", "\u22a2");

	private final String annotationType;
	private final String icon;
	private final String sign;

	RegionState(String annotationType, String icon, String sign) {
		this.annotationType = annotationType;
		this.icon = icon;
		this.sign = sign;
	}

	/** The state that a region's answer is shown as: races accepted in the source do not make a region racy. */
	public static RegionState of(RegionReport region) {
		Optional<Verdict> finding = region.finding();
		if (finding.isEmpty()) {
			return region.races().isEmpty() ? PROVED : ACCEPTED;
		}
		return switch (finding.get()) {
			case RACE -> RACY;
			case RACE_FREE_IF -> CONDITIONAL;
			case RACE_FREE, UNKNOWN, NO_PARALLELISM -> UNDECIDED;
		};
	}

	/** The id of the annotation type, as {@code plugin.xml} declares it. */
	public String annotationType() {
		return annotationType;
	}

	/** Name of the icon, without its ending. */
	public String icon() {
		return icon;
	}

	/** One character that says the same. */
	public String sign() {
		return sign;
	}
}
