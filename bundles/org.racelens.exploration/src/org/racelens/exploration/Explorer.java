package org.racelens.exploration;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.exploration.answer.Coverage;
import org.racelens.exploration.answer.Doubt;
import org.racelens.exploration.answer.Endings;
import org.racelens.exploration.answer.Exploration;
import org.racelens.exploration.answer.Findings;
import org.racelens.exploration.answer.Limits;
import org.racelens.exploration.answer.Mode;
import org.racelens.exploration.answer.Race;
import org.racelens.exploration.answer.Standstill;
import org.racelens.exploration.buffering.LoadBuffering;
import org.racelens.exploration.graph.GraphExplorer;
import org.racelens.exploration.graph.Reading;
import org.racelens.exploration.interleaving.InterleavingExplorer;
import org.racelens.exploration.interleaving.SequentialSubset;
import org.racelens.exploration.skeleton.Conflicts;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.model.source.Cancellation;

/**
 * Chooses how a skeleton is explored: as interleavings where all is sequentially consistent, otherwise as graphs, by the weaker reading of
 * the memory model and with load buffering. What is not found does not exist then, and what might not exist has a doubt.
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
		if (SequentialSubset.contains(skeleton)) {
			return InterleavingExplorer.explore(skeleton, conflicts, limits, cancellation, Endings.UNHEARD);
		}
		Exploration plain = graphs(skeleton, limits, cancellation);
		LoadBuffering buffering = LoadBuffering.of(skeleton);
		List<Exploration> all = new ArrayList<>(List.of(plain));
		for (Skeleton exchanged : buffering.skeletons()) {
			Limits left = limits.without(all.stream().map(Exploration::coverage).toList());
			all.add(doubted(graphs(exchanged, left, cancellation)));
		}
		return merged(all, buffering.isComplete());
	}

	/** The same, where loops are followed until no new state comes; empty where not all is sequentially consistent. */
	public Optional<Exploration> exploreEndless(Skeleton skeleton, Cancellation cancellation) {
		return SequentialSubset.contains(skeleton)
				? Optional.of(InterleavingExplorer.exploreEndless(skeleton, conflicts, limits, cancellation, Endings.UNHEARD))
				: Optional.empty();
	}

	private Exploration graphs(Skeleton skeleton, Limits left, Cancellation cancellation) {
		return GraphExplorer.explore(skeleton, conflicts, Reading.WEAKER, left, cancellation, Endings.UNHEARD);
	}

	private static Exploration doubted(Exploration found) {
		List<Race> races = found.races().stream()
				.map(race -> new Race(race.first(), race.second(), race.conflict(), race.schedule(), doubted(race.doubts()))).toList();
		List<Standstill> standstills = found.standstills().stream()
				.map(still -> still.with(doubted(still.doubts()))).toList();
		return new Exploration(found.mode(), races, standstills, found.coverage());
	}

	private static Set<Doubt> doubted(Set<Doubt> doubts) {
		Set<Doubt> more = EnumSet.of(Doubt.LOAD_BUFFERING);
		more.addAll(doubts);
		return more;
	}

	private static Exploration merged(List<Exploration> all, boolean isComplete) {
		Findings findings = new Findings();
		Set<String> cut = new TreeSet<>();
		Coverage.End end = isComplete ? Coverage.End.EXHAUSTED : Coverage.End.EXCHANGES;
		long steps = 0;
		long executions = 0;
		for (Exploration each : all) {
			each.races().forEach(findings::add);
			each.standstills().forEach(findings::add);
			cut.addAll(each.coverage().cut());
			steps += each.coverage().steps();
			executions += each.coverage().executions();
			end = each.coverage().end() == Coverage.End.EXHAUSTED ? end : each.coverage().end();
		}
		return new Exploration(Mode.GRAPH, findings.races(), findings.standstills(), new Coverage(end, cut, steps, executions));
	}
}
