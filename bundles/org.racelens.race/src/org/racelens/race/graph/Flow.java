package org.racelens.race.graph;

import java.util.List;
import java.util.stream.Stream;
import org.racelens.race.graph.Steps.Exit;

/** Where a thread is after some code: behind it, or on the way of a {@code break} or {@code continue} out of it. */
record Flow(List<Exit> ends, List<Exit> breaks, List<Exit> continues) {
	Flow {
		ends = List.copyOf(ends);
		breaks = List.copyOf(breaks);
		continues = List.copyOf(continues);
	}

	static Flow at(List<Exit> ends) {
		return new Flow(ends, List.of(), List.of());
	}

	/** After this and then some code that begins at the ends of this. */
	Flow then(Flow code) {
		return new Flow(code.ends, joined(breaks, code.breaks), joined(continues, code.continues));
	}

	/** After either of two. */
	Flow or(Flow other) {
		return new Flow(joined(ends, other.ends), joined(breaks, other.breaks), joined(continues, other.continues));
	}

	static List<Exit> joined(List<Exit> first, List<Exit> second) {
		return Stream.concat(first.stream(), second.stream()).distinct().toList();
	}
}
