package org.racelens.exploration;

import org.racelens.exploration.answer.Endings;
import org.racelens.exploration.answer.Exploration;
import org.racelens.exploration.answer.Limits;
import org.racelens.exploration.graph.GraphExplorer;
import org.racelens.exploration.graph.Reading;
import org.racelens.exploration.interleaving.InterleavingExplorer;
import org.racelens.exploration.interleaving.SequentialSubset;
import org.racelens.exploration.skeleton.Conflicts;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.model.source.Cancellation;

/**
 * Chooses how a skeleton is explored: as interleavings where all is sequentially consistent, otherwise as graphs, by the weaker reading of
 * the memory model. What is not found does not exist then, and what might not exist has a doubt.
 */
public final class Explorer {
	private final Conflicts conflicts;
	private final Limits limits;

	/** @param conflicts asked which segments access the same data */
	public Explorer(Conflicts conflicts, Limits limits) {
		this.conflicts = conflicts;
		this.limits = limits;
	}

	/** The races and standstills of a skeleton. */
	public Exploration explore(Skeleton skeleton, Cancellation cancellation) {
		return SequentialSubset.contains(skeleton)
				? InterleavingExplorer.explore(skeleton, conflicts, limits, cancellation, Endings.UNHEARD)
				: GraphExplorer.explore(skeleton, conflicts, Reading.WEAKER, limits, cancellation, Endings.UNHEARD);
	}
}
