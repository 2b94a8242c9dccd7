package org.racelens.repair.flow;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;

/** What one walk along the paths of a program has found; it only grows. */
public final class Findings {
	private static final int MOST_STEPS = 400_000;
	static final Explanation NOT_FOLLOWED = ReadingSentence.PERHAPS_READ_BY_CODE_THAT_IS_NOT_FOLLOWED.of();

	private final Explanation reason;
	private final Set<Reading> readings = new LinkedHashSet<>();
	private boolean incomplete;
	private boolean originReached;
	private int origins;
	private int steps;

	/** @param reason what is said of a plain read */
	Findings(Explanation reason) {
		this.reason = reason;
	}

	void read(SourceRange place) {
		add(new Reading(place, reason));
	}

	/** Code whose effects are not known. */
	void notFollowed(SourceRange place) {
		incomplete = true;
		add(new Reading(place, NOT_FOLLOWED));
	}

	private void add(Reading reading) {
		readings.add(reading);
	}

	/** The variable gets the value in question. */
	void reachOrigin() {
		originReached = true;
		origins++;
	}

	/** Code that is not followed may give it to the variable. */
	void mayReachOrigin() {
		origins++;
	}

	/** How often it may have been reached so far. */
	int origins() {
		return origins;
	}

	/** Takes one step; answers whether there are any left. */
	boolean step(SourceRange place) {
		if (++steps <= MOST_STEPS) {
			return true;
		}
		notFollowed(place);
		return false;
	}

	Optional<Reading> first() {
		return readings.stream().findFirst();
	}

	/** All readings in the order in which the walk met them. */
	List<Reading> all() {
		return List.copyOf(readings);
	}

	/** Whether some path may lead where the walk did not go. */
	boolean isIncomplete() {
		return incomplete;
	}

	boolean isOriginReached() {
		return originReached;
	}
}
