package org.racelens.execution.state;

import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.OrderMark;
import org.racelens.model.source.SourceRange;

/**
 * The accesses that are atomic at a point.
 *
 * @param places of their expressions
 * @param unaligned whether their storage may begin elsewhere than at a multiple of its size
 * @param update the innermost atomic or critical construct around the point
 * @param strength what the atomic construct orders; of a comparison, what it orders in any case
 * @param comparison what is special about a construct that compares
 */
public record AtomicScope(Set<SourceRange> places, boolean unaligned, Optional<UpdateScope> update, OrderMark.Strength strength,
		Comparison comparison) {
	/**
	 * A construct that compares.
	 *
	 * @param done the order where it succeeds, if that is another one
	 * @param weak comparisons that may fail without a reason
	 */
	public record Comparison(Optional<OrderMark.Strength> done, Set<SourceRange> weak) {
		/** Nothing special. */
		public static final Comparison NONE = new Comparison(Optional.empty(), Set.of());

		/** Keeps its own set. */
		public Comparison {
			weak = Set.copyOf(weak);
		}
	}

	/** Nothing is atomic. */
	public static final AtomicScope NONE = new AtomicScope(Set.of(), false, Optional.empty(), OrderMark.Strength.RELAXED, Comparison.NONE);

	/** The same for other accesses. */
	public AtomicScope at(Set<SourceRange> others) {
		return new AtomicScope(others, unaligned, update, strength, comparison);
	}

	/** The same inside of a construct. */
	public AtomicScope inside(UpdateScope.Kind construct) {
		return new AtomicScope(places, unaligned, Optional.of(new UpdateScope(construct, update)), strength, comparison);
	}

	/** The same with another order. */
	public AtomicScope ordering(OrderMark.Strength other) {
		return new AtomicScope(places, unaligned, update, other, Comparison.NONE);
	}
}
