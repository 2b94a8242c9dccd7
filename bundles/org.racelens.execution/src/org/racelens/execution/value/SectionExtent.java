package org.racelens.execution.value;

import java.util.List;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/**
 * @param places of the first byte
 * @param start of the first byte from where the base begins, or what it points to
 */
public record SectionExtent(List<Place> places, IntExpr start, IntExpr bytes) {
	/** All of something. */
	public SectionExtent(List<Place> places, IntExpr bytes) {
		this(places, Ints.ZERO, bytes);
	}
}
