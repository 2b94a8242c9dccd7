package org.racelens.exploration.buffering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.skeleton.Statement;

/**
 * The skeletons in which stores are executed before loads that they do not depend on.
 *
 * @param skeletons one for each way to choose among the pairs that may be exchanged
 * @param isComplete whether those are all
 */
public record LoadBuffering(List<Skeleton> skeletons, boolean isComplete) {
	private static final int MOST_EXCHANGES = 4;

	/** Keeps its own list. */
	public LoadBuffering {
		skeletons = List.copyOf(skeletons);
	}

	/** What may be exchanged in a skeleton; no skeletons where that are too many pairs. */
	public static LoadBuffering of(Skeleton skeleton) {
		Flows flows = Flows.of(skeleton);
		List<Dependences.Result> found = new ArrayList<>();
		Guarded guarded = Guarded.of(skeleton);
		for (int thread = 0; thread < skeleton.threads().size(); thread++) {
			found.add(Dependences.of(thread, skeleton.threads().get(thread), flows, guarded));
		}
		List<Exchange> exchanges = found.stream().flatMap(result -> result.exchanges().stream()).toList();
		if (exchanges.size() > MOST_EXCHANGES) {
			return new LoadBuffering(List.of(), false);
		}
		boolean isComplete = found.stream().noneMatch(Dependences.Result::isOpen);
		List<Skeleton> skeletons = new ArrayList<>();
		for (int chosen = 1; chosen < 1 << exchanges.size(); chosen++) {
			List<Exchange> some = new ArrayList<>();
			for (int i = 0; i < exchanges.size(); i++) {
				if ((chosen >> i & 1) != 0) {
					some.add(exchanges.get(i));
				}
			}
			isComplete &= exchanged(skeleton, found, some, skeletons);
		}
		return new LoadBuffering(skeletons, isComplete);
	}

	/**
	 * Adds the skeleton in which some pairs are exchanged, if there is such an execution.
	 *
	 * @return whether that is known
	 */
	private static boolean exchanged(Skeleton skeleton, List<Dependences.Result> found, List<Exchange> exchanges,
			List<Skeleton> skeletons) {
		List<List<Statement>> threads = new ArrayList<>();
		boolean isKnown = true;
		for (int i = 0; i < skeleton.threads().size(); i++) {
			int thread = i;
			List<Exchange> own = exchanges.stream().filter(exchange -> exchange.thread() == thread).toList();
			Rearrangement rearrangement = new Rearrangement(found.get(thread), own);
			Optional<List<Statement>> changed = rearrangement.of(skeleton.threads().get(thread));
			if (changed.isEmpty()) {
				return true;
			}
			threads.add(changed.get());
			isKnown &= rearrangement.isComplete();
		}
		skeletons.add(new Skeleton(skeleton.locations(), threads));
		return isKnown;
	}
}
