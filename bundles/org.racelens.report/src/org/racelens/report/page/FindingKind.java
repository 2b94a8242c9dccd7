package org.racelens.report.page;

import java.util.Locale;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;

/** What a line of the page tells; first what is to be looked at first. */
enum FindingKind {
	RACE("Data race"),
	POSSIBLE("Possible data race"),
	UNKNOWN("Not decided"),
	FAILED("Not analysed"),
	CONDITIONAL("Race-free if"),
	MESSAGE("Message"),
	ACCEPTED("Accepted"),
	FREE("Race-free"),
	/** What a baseline has, and the report has not. */
	GONE("Gone");

	private final String label;

	FindingKind(String label) {
		this.label = label;
	}

	static FindingKind of(Race race) {
		return race.isAccepted() ? ACCEPTED : race.confidence() == Confidence.DEFINITE ? RACE : POSSIBLE;
	}

	/** As filters and style sheets name it. */
	String id() {
		return name().toLowerCase(Locale.ROOT);
	}

	/** As readers see it. */
	String label() {
		return label;
	}
}
