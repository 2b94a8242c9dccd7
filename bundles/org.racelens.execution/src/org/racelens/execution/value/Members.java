package org.racelens.execution.value;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Place.Extent;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/**
 * The bytes of some members in each of an object's elements, which are structures of one type.
 *
 * @param element size of an element in bytes, more than 0
 * @param extents bytes from the start of an element, within it, in ascending order; none is empty and no two overlap or touch
 */
public record Members(long element, List<Extent> extents) {
	public Members {
		extents = List.copyOf(extents);
	}

	/** Whether {@code size} bytes at an offset from the start of the first element are surely bytes of one of the members. */
	public boolean contain(IntExpr offset, long size) {
		if (Ints.terms(offset).values().stream().anyMatch(k -> k % element != 0)) {
			return false;
		}
		long from = Ints.euclideanModulus(Ints.constantPart(offset), element);
		return extents.stream().anyMatch(e -> e.from() <= from && from + size <= e.to());
	}

	/** Where the byte at an offset from the start of the first element is a byte of one of the members. */
	public BoolExpr containing(IntExpr offset) {
		IntExpr within = Ints.modulus(offset, Ints.of(element));
		return Bools
				.or(extents.stream().map(e -> Bools.and(Bools.lessEqual(Ints.of(e.from()), within), Bools.less(within, Ints.of(e.to()))))
						.toList());
	}

	/** Whether all bytes of others are bytes of these. */
	boolean contain(Members others) {
		return element == others.element && others.extents.stream()
				.allMatch(o -> extents.stream().anyMatch(e -> e.from() <= o.from() && o.to() <= e.to()));
	}

	/** The bytes that are bytes of these and of others; nothing where there are none, or where the elements differ. */
	Optional<Members> common(Members others) {
		if (element != others.element) {
			return Optional.empty();
		}
		List<Extent> both = extents.stream().flatMap(a -> others.extents.stream()
				.map(b -> new Extent(Math.max(a.from(), b.from()), Math.min(a.to(), b.to()))).filter(c -> c.from() < c.to())).toList();
		return both.isEmpty() ? Optional.empty() : Optional.of(new Members(element, both));
	}
}
