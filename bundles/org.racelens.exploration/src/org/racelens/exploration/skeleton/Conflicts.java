package org.racelens.exploration.skeleton;

import java.util.ArrayList;
import java.util.List;

/** Which accesses of two segments conflict, order aside. */
@FunctionalInterface
public interface Conflicts {
	/** Those that access the same location, one of them to write. */
	Conflicts BY_LOCATION = (first, second) -> {
		List<Conflict> found = new ArrayList<>();
		for (Access a : first.segment().accesses()) {
			for (Access b : second.segment().accesses()) {
				if ((a.isWrite() || b.isWrite()) && first.location(a) == second.location(b)) {
					found.add(new Conflict(a, b));
				}
			}
		}
		return List.copyOf(found);
	};

	/** The conflicts of two executions of segments, of different threads; always the same for the same two. */
	List<Conflict> between(Passage first, Passage second);

	/** Some execution comes to a segment; told at least once for each. */
	default void passed(Passage passage) {
		// most do not ask
	}
}
