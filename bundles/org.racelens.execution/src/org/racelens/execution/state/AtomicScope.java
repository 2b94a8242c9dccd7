package org.racelens.execution.state;

import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.OrderMark.Strength;
import org.racelens.model.source.SourceRange;

/**
 * The accesses that are atomic at a point.
 *
 * @param places of their expressions
 * @param unaligned whether their storage may begin elsewhere than at a multiple of its size
 * @param update the innermost atomic or critical construct around the point
 * @param strength what the atomic construct orders
 * @param success what a comparison that succeeds orders, if a failing one orders something else
 */
public record AtomicScope(Set<SourceRange> places, boolean unaligned, Optional<UpdateScope> update, Strength strength,
		Optional<Strength> success) {
	/** Nothing is atomic. */
	public static final AtomicScope NONE = new AtomicScope(Set.of(), false, Optional.empty(), Strength.RELAXED, Optional.empty());

	/** The same for other accesses. */
	public AtomicScope at(Set<SourceRange> others) {
		return new AtomicScope(others, unaligned, update, strength, success);
	}

	/** The same inside of a construct. */
	public AtomicScope inside(UpdateScope.Kind construct) {
		return new AtomicScope(places, unaligned, Optional.of(new UpdateScope(construct, update)), strength, success);
	}

	/** The same with another order. */
	public AtomicScope ordering(Strength other) {
		return new AtomicScope(places, unaligned, update, other, Optional.empty());
	}

	/** The same for a comparison that orders one thing if it succeeds and another one if it fails; till it has, what both do. */
	public AtomicScope comparing(Strength succeeding, Strength failing) {
		return new AtomicScope(places, unaligned, update, succeeding.common(failing),
				Optional.of(succeeding).filter(s -> s != failing));
	}

	/** Whether a comparison succeeds by what is written at a place, so that something else is ordered from there on. */
	public boolean succeedsAt(SourceRange place) {
		return success.isPresent() && places.contains(place);
	}
}
