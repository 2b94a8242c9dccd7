package org.racelens.logic.term;

import java.util.Optional;
import org.racelens.model.gap.ModelGap;

/**
 * An uninterpreted function from integers to integers.
 *
 * @param name unique within the analysis of one region
 * @param meaning what is known of it beside that it is a function
 * @param gap why its values are not known, present for {@link Meaning#HAVOC}; of an input why it may not have the value 0 whenever one
 * likes
 */
public record FunctionSymbol(Name name, int arity, Meaning meaning, Optional<ModelGap> gap) {
	/** What is known of a function. */
	public enum Meaning {
		/** contents of an input: every function is possible */
		INPUT,
		/** values that were lost: some functions may be impossible */
		HAVOC,
		/** the thread of an inner team, or the team of a league, that executes an iteration: any that there is */
		INNER_OWNER,
		/** the thread that executes an iteration, chosen freely by the run-time system. Arguments: encounter, iteration */
		OWNER_ANY,
		/** {@code schedule(static,c)}: one argument, the chunk number q; the value is q mod T. OpenMP 5.2 §11.5.3 */
		OWNER_CYCLIC,
		/**
		 * {@code schedule(static)}: arguments are the d trip counts and the d trip numbers (arity 2d). Preimages are contiguous in
		 * lexicographic order, no longer than ⌈N/T⌉, at most one a thread. OpenMP 5.2 §11.5.3
		 */
		OWNER_BLOCK,
		/**
		 * {@code schedule(guided,c)}: arguments are the encounter, the chunk size c and last the iteration. Preimages are unions of
		 * contiguous chunks of at least c iterations
		 */
		OWNER_GUIDED
	}

	/** Whether the values are numbers of threads or teams. */
	public boolean isExecutor() {
		return isOwner() || meaning == Meaning.INNER_OWNER;
	}

	/** Whether the values are numbers of threads of the region's own team. */
	public boolean isOwner() {
		return meaning.compareTo(Meaning.OWNER_ANY) >= 0;
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof FunctionSymbol f && name.equals(f.name) && arity == f.arity;
	}

	@Override
	public int hashCode() {
		return name.hashCode();
	}

	@Override
	public String toString() {
		return name.text();
	}
}
