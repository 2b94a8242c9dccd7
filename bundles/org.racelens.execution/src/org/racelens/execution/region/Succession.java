package org.racelens.execution.region;

import java.util.List;
import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;

/** How the iterations of a loop relate that one thread executes. */
public sealed interface Succession {
	/** One after the other. */
	Succession SEQUENTIAL = new Sequential();
	/** In no order at all: {@code order(concurrent)}. OpenMP 5.2 §10.3 */
	Succession CONCURRENT = new Concurrent();

	/** See {@link #SEQUENTIAL}. */
	record Sequential() implements Succession {
	}

	/** See {@link #CONCURRENT}. */
	record Concurrent() implements Succession {
	}

	/**
	 * Lanes of a {@code simd} loop. It belongs to the innermost one of the associated loops. OpenMP 5.2 §10.4
	 *
	 * @param trips trip numbers of the associated loops, outermost first
	 * @param logical in the lexicographic order of these terms are the logical iterations: the trip numbers, or those of generated loops
	 * @param number the logical iteration number, where the nest is rectangular
	 * @param safelen lanes of one step are less than this many logical iterations apart
	 * @param steps terms that are the same for all lanes of one step
	 * @param enabled when iterations are lanes at all
	 * @param kept what of the loop's order lanes preserve
	 */
	public record Lanes(List<Symbol> trips, List<IntExpr> logical, Optional<IntExpr> number, Optional<IntExpr> safelen, List<IntExpr> steps,
			BoolExpr enabled,
			Dependences kept) implements Succession {
		/** What lanes preserve of the order of a loop's iterations. */
		public enum Dependences {
			/** what comes later in the text than what it depends on */
			LEXICALLY_FORWARD,
			/** it is not known what comes later where loops are generated inside of those that are lanes */
			UNKNOWN,
			/** nothing: {@code order(concurrent)} */
			NONE
		}

		public Lanes {
			trips = List.copyOf(trips);
			logical = List.copyOf(logical);
			steps = List.copyOf(steps);
		}
	}
}
