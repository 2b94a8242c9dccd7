package org.racelens.analysis.tests.oracle.machine;

import java.util.Comparator;

/** A line of a file, counted from 1. */
public record Place(String path, int line) implements Comparable<Place> {
	private static final Comparator<Place> ORDER = Comparator.comparing(Place::path).thenComparingInt(Place::line);

	@Override
	public int compareTo(Place other) {
		return ORDER.compare(this, other);
	}

	@Override
	public String toString() {
		return path + ":" + line;
	}
}
