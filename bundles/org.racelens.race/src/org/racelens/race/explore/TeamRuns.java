package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Region;
import org.racelens.exploration.answer.Limits;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.model.source.Cancellation;

/** What a team of one size does, for each way to deal out the iterations, sections and single regions among its threads. */
final class TeamRuns {
	/** In how many ways they are dealt out, at most. */
	private static final int MOST_DEALINGS = 100;

	private final Region region;
	private final Limits limits;
	private final Cancellation cancellation;
	private final Set<FunctionSymbol> sections;
	private final List<TeamExploration> ways = new ArrayList<>();
	private boolean isOrdered = true;

	private TeamRuns(Region region, Limits limits, Cancellation cancellation) {
		this.region = region;
		this.limits = limits;
		this.cancellation = cancellation;
		sections = Dealing.sections(region.items());
	}

	/** The explorations of a team. */
	static TeamRuns of(Region region, long size, Limits limits, Cancellation cancellation) throws NotFollowedException {
		TeamRuns runs = new TeamRuns(region, limits, cancellation);
		runs.explore(size, new Dealing(size, Map.of()));
		return runs;
	}

	/** The threads, where as few loops are unrolled as can be. */
	private Walks walked(long size, Dealing dealing, Unrolling unrolling) throws NotFollowedException {
		while (true) {
			Walks team = new Walks(region, size);
			try {
				team.walk(region, dealing, unrolling);
				return team;
			} catch (Unrolling.UnrollException e) {
				// once more, with one loop more that is unrolled
			}
		}
	}

	private void explore(long size, Dealing dealing) throws NotFollowedException {
		Optional<Walks> team = Optional.empty();
		try {
			team = Optional.of(walked(size, dealing, Unrolling.none()));
		} catch (NotFollowedException e) {
			if (dealing.open().isEmpty()) {
				throw e;
			}
		}
		Optional<IntExpr> open = dealing.open();
		if (open.isEmpty()) {
			explore(team.orElseThrow(), dealing);
			return;
		}
		for (long thread = 0; thread < size; thread++) {
			Dealing next = dealing.with(open.get(), thread);
			if (next.isPossible()) {
				explore(size, next);
			}
		}
	}

	private void explore(Walks team, Dealing dealing) throws NotFollowedException {
		if (ways.size() == MOST_DEALINGS) {
			throw new NotFollowedException("too many ways to deal out");
		}
		Optional<TeamExploration> followed = team.extent().hasRounds() ? TeamExploration.ofRounds(region, team, limits, cancellation)
				: Optional.empty();
		ways.add(followed.isPresent() ? followed.get()
				: TeamExploration.of(region, team.extent().hasRounds() ? walked(team.size(), dealing, Unrolling.all()) : team, limits,
						cancellation));
		isOrdered &= !dealing.isInAnyOrder(sections);
	}

	/** One exploration for each way. */
	List<TeamExploration> ways() {
		return ways;
	}

	/** Whether all executions were looked at to their ends. */
	boolean isExhausted() {
		return isOrdered && ways.stream().allMatch(TeamExploration::isExhausted);
	}

	/** Whether, moreover, nothing is behind where somebody stands still. */
	boolean isWhole() {
		return isOrdered && ways.stream().allMatch(TeamExploration::isWhole);
	}
}
