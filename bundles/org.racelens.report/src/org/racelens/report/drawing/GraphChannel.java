package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The lines between two rows that go sideways. Lines from or to the same point share a track; others that overlap have tracks of their own.
 */
final class GraphChannel {
	/** From one column to another. */
	private record Span(int from, int to) {
		Span and(Span other) {
			return new Span(Math.min(from, other.from), Math.max(to, other.to));
		}

		boolean overlaps(Span other) {
			return from <= other.to && other.from <= to;
		}
	}

	private final Map<Object, Span> spans = new LinkedHashMap<>();
	private final Map<Object, Integer> tracks = new LinkedHashMap<>();
	private int count;

	/** @param bundle what lines on the same track have in common */
	void add(Object bundle, int x1, int x2) {
		if (x1 != x2) {
			spans.merge(bundle, new Span(Math.min(x1, x2), Math.max(x1, x2)), Span::and);
		}
	}

	/** Gives out the tracks, from the top. */
	void arrange() {
		List<List<Span>> used = new ArrayList<>();
		spans.forEach((bundle, span) -> {
			int track = 0;
			while (track < used.size() && used.get(track).stream().anyMatch(span::overlaps)) {
				track++;
			}
			if (track == used.size()) {
				used.add(new ArrayList<>());
			}
			used.get(track).add(span);
			tracks.put(bundle, track);
		});
		count = used.size();
	}

	int count() {
		return count;
	}

	int track(Object bundle) {
		return tracks.getOrDefault(bundle, 0);
	}
}
