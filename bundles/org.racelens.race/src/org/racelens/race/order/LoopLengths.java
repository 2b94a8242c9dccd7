package org.racelens.race.order;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.OrderedLoop;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.phase.SymbolBounds;

/** How many trips loops have: at most, or where they are few. */
public record LoopLengths(SymbolBounds bounds) {
	/** as many iterations of a loop of unknown length are looked at */
	private static final int FEW = 4;
	/** as many trips of a sequential loop of unknown length */
	private static final int FEWEST = 2;

	/**
	 * Trips 0 to {@code trips - 1}, and no others.
	 *
	 * @param fact what holds if there are no others
	 */
	record Length(int trips, BoolExpr fact) {
	}

	/** A bound that always holds. */
	Optional<Length> always(Loop loop) {
		return bounds.trips(loop).filter(n -> loop.weakened().isEmpty()).map(n -> new Length(n, Bools.TRUE));
	}

	/** A bound that holds for some inputs, if none always holds. */
	Optional<Length> sometimes(Loop loop, OrderedLoop ordered) {
		return always(loop).or(() -> loop.weakened().isEmpty() ? few(loop, ordered) : Optional.empty());
	}

	private static Optional<Length> few(Loop loop, OrderedLoop ordered) {
		int level = ordered.trips().indexOf(loop.trip());
		Optional<Length> length = level < 0
				? Optional.of(new Length(FEWEST, Bools.not(Substitution.of(Map.of(loop.trip(), Ints.of(FEWEST))).apply(loop.domain()))))
				: ordered.counts().get(level).map(n -> new Length(FEW, Bools.lessEqual(n, Ints.of(FEW))));
		return length.filter(l -> isShared(Atoms.symbols(l.fact())));
	}

	/** Whether all threads and iterations agree on the values. */
	private static boolean isShared(Set<Symbol> symbols) {
		return symbols.stream().noneMatch(s -> s.role().isPerInstance());
	}
}
