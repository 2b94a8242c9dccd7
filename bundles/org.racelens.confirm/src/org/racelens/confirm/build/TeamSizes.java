package org.racelens.confirm.build;

import java.util.Map;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.UnitReport;

/**
 * How many execute a program.
 *
 * @param threads in a team
 * @param teams in a league
 * @param levels of parallel regions that have several threads each
 */
public record TeamSizes(int threads, int teams, int levels) {
	private static final int FEWEST = 2;
	private static final int USUAL_THREADS = 4;
	/** More threads than so many show hardly more. */
	public static final int MOST_THREADS = 16;
	private static final int MOST_TEAMS = 8;
	private static final int MOST_LEVELS = 4;

	/** As many as the largest team and league of a witness. */
	public static TeamSizes of(UnitReport report) {
		return new TeamSizes(largest(report, "T", USUAL_THREADS, MOST_THREADS), largest(report, "num_teams", FEWEST, MOST_TEAMS),
				largest(report, "max-active-levels", 1, MOST_LEVELS));
	}

	/** The same with other teams. */
	public TeamSizes withThreads(int number) {
		return new TeamSizes(number, teams, levels);
	}

	private static int largest(UnitReport report, String name, int usual, int most) {
		return report.regions().stream().flatMap(r -> r.races().stream()).map(Race::witness).map(w -> w.getOrDefault(name, ""))
				.filter(n -> n.matches("\\d{1,3}")).mapToInt(Integer::parseInt).map(n -> Math.max(FEWEST, Math.min(n, most))).max()
				.orElse(usual);
	}

	/** What tells OpenMP. A runtime may allow no more threads than there are processors in all teams of a league together. */
	public Map<String, String> environment() {
		return Map.of("OMP_NUM_THREADS", Integer.toString(threads), "OMP_NUM_TEAMS", Integer.toString(teams), "OMP_MAX_ACTIVE_LEVELS",
				Integer.toString(levels), "KMP_TEAMS_THREAD_LIMIT", Integer.toString(threads * teams));
	}
}
