package org.racelens.analysis.tests.oracle.translation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.tests.oracle.machine.Place;

/** Lines of Fortran, with the lines of C that they say. */
final class Lines {
	private final List<Line> all = new ArrayList<>();

	/** A line, and what it says. */
	record Line(String text, Optional<Place> place) {
	}

	void add(String text) {
		all.add(new Line(text, Optional.empty()));
	}

	void add(String text, Place place) {
		all.add(new Line(text, Optional.of(place)));
	}

	void addAll(Lines others) {
		all.addAll(others.all);
	}

	List<Line> all() {
		return all;
	}
}
