package org.racelens.execution.state;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
public final class SectionCopies {
	private final Map<MemoryObject, Copied> sections = new HashMap<>();

	/** @param made the objects that are the copy, the one that holds the elements last */
	public void add(List<MemoryObject> made, Copied copied) {
		if (copied.item().isPart()) {
			sections.put(made.get(made.size() - 1), copied);
		}
	}

	/** The program's own code does not access a copy any more. */
	public void remove(Copied copied) {
		sections.values().removeIf(c -> c == copied);
	}

	/** The accesses of the program of some bytes that may lie outside of the section, which has elements; nothing for other objects. */
	public Optional<Outside> outside(Place place, IntExpr bytes) {
		Copied copied = sections.get(place.object());
		if (copied == null) {
			return Optional.empty();
		}
		IntExpr end = Ints.add(copied.start(), copied.bytes());
		BoolExpr inside = Bools.and(Bools.lessEqual(copied.start(), place.offset()),
				Bools.lessEqual(Ints.add(place.offset(), bytes), end));
		if (inside.equals(Bools.TRUE)) {
			return Optional.empty();
		}
		BoolExpr some = Bools.less(Ints.ZERO, copied.bytes());
		return Optional.of(new Outside(place.under(Bools.and(some, Bools.not(inside))), copied.item().text()));
	}

	/** An access where the place's guard holds, and the text of the section that it is outside of. */
	public record Outside(Place place, String section) {
	}
}
