package org.racelens.execution;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/**
 * The copies of reductions of which only a section is there: what a program does with other elements through the same name is unspecified.
 * OpenMP 5.2 §5.5.5
 */
final class SectionCopies {
	private final Map<MemoryObject, Copied> sections = new HashMap<>();

	/** @param made the objects that are the copy, the one that holds the elements last */
	void add(List<MemoryObject> made, Copied copied) {
		if (SectionExtents.isPart(copied.item())) {
			sections.put(made.get(made.size() - 1), copied);
		}
	}

	/** The program's own code does not access a copy any more. */
	void remove(Copied copied) {
		sections.values().removeIf(c -> c == copied);
	}

	/** Records an access of the program of some bytes that may lie outside of the section, which has elements. */
	void access(Place place, IntExpr bytes, Use use, AccessRecorder recorder) {
		Copied copied = sections.get(place.object());
		if (copied == null) {
			return;
		}
		IntExpr end = Ints.add(copied.start(), copied.bytes());
		BoolExpr inside = Bools.and(Bools.lessEqual(copied.start(), place.offset()),
				Bools.lessEqual(Ints.add(place.offset(), bytes), end));
		if (!inside.equals(Bools.TRUE)) {
			BoolExpr some = Bools.less(Ints.ZERO, copied.bytes());
			recorder.outside(place.under(Bools.and(some, Bools.not(inside))), bytes,
					new Use(use.range(), copied.item().text(), use.frame(), use.state()));
		}
	}
}
