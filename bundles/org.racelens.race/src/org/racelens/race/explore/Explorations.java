package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Site;
import org.racelens.exploration.Explorer;
import org.racelens.exploration.answer.Exploration;
import org.racelens.exploration.answer.Limits;
import org.racelens.exploration.answer.Race;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.logic.term.Bools;
import org.racelens.model.effort.Effort;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.source.Cancellation;

/** What the executions of a region by small teams show, all of them. */
public final class Explorations {
	/** The largest team that is looked at. */
	private static final long LARGEST = 4;
	private static final Limits LIMITS = new Limits(200_000, 150_000, 20_000);
	/** What one step of an exploration costs, in units of effort. */
	private static final long UNITS = 44;

	private final Region region;
	private final long largest;
	private final Map<Set<Site>, Found> races;
	/** the accesses to data of the teams that were looked at */
	private final Set<Site> sites;

	/**
	 * Two threads of a team whose accesses meet in an execution.
	 *
	 * @param first what the first thread of the race accesses
	 * @param schedule what leads to the race, in terms of the source
	 * @param isSure whether the program has such an execution, surely
	 */
	public record Found(long team, Race race, Site first, Schedule schedule, boolean isSure) {
		/** Whether it is the first thread that makes an access; of two threads that make the same one, any of them is. */
		public boolean isFirst(Item.Access access) {
			return access.site().equals(first);
		}
	}

	private Explorations(Region region, long largest, Map<Set<Site>, Found> races, Set<Site> sites) {
		this.region = region;
		this.largest = largest;
		this.races = races;
		this.sites = sites;
	}

	/** Explores a region; empty where it has something that no skeleton says, or too many executions. */
	public static Optional<Explorations> of(Region region, Cancellation cancellation) {
		long largest = Math.min(LARGEST, region.maxTeamSize().orElse(LARGEST));
		Map<Set<Site>, Found> races = new LinkedHashMap<>();
		Set<Site> sites = new HashSet<>();
		long whole = 1;
		if (!region.gaps().isEmpty()) {
			return Optional.empty();
		}
		try {
			while (whole < largest && explore(region, whole + 1, races, sites, cancellation)) {
				whole++;
			}
		} catch (NotFollowedException e) {
			return Optional.empty();
		}
		return whole > 1 || !races.isEmpty() ? Optional.of(new Explorations(region, whole, races, sites)) : Optional.empty();
	}

	/** Adds what a team of a size does; tells whether that is all that it may do. */
	private static boolean explore(Region region, long size, Map<Set<Site>, Found> races, Set<Site> sites, Cancellation cancellation)
			throws NotFollowedException {
		SharedPlaces places = SharedPlaces.of(region);
		if (!places.synchronise()) {
			throw new NotFollowedException("nothing to wait for");
		}
		DataAccesses data = new DataAccesses(places);
		StepOrigins origins = new StepOrigins();
		List<List<Statement>> threads = new ArrayList<>();
		boolean isCut = false;
		boolean isWidened = false;
		for (long number = 0; number < size; number++) {
			ThreadWalk walk = new ThreadWalk(places, data, origins, region.facts());
			threads.add(walk.all(region.items(), Bindings.of(Map.of(region.thread(), number, region.teamSize(), size))));
			isCut |= walk.isCut();
			isWidened |= walk.isWidened();
		}
		Exploration found = new Explorer(data, LIMITS).explore(new Skeleton(places.locations(), threads), cancellation);
		Effort.spend(UNITS * found.coverage().steps());
		boolean isAssumed = !isWidened && Bindings.of(Map.of(region.teamSize(), size)).apply(region.assumptions()).equals(Bools.TRUE);
		SourceSchedule schedules = new SourceSchedule(size, places.locations(), origins, data);
		for (Race race : found.races()) {
			Set<Site> ends = new HashSet<>(
					List.of(data.site(race.conflict().first()), data.site(race.conflict().second())));
			boolean isSure = isAssumed && race.doubts().isEmpty() && data.exact(race.conflict().first()).isPresent()
					&& data.exact(race.conflict().second()).isPresent();
			races.merge(ends, new Found(size, race, data.site(race.conflict().first()), schedules.of(race), isSure),
					(known, other) -> known.isSure() || !other.isSure() ? known : other);
		}
		// where nobody gets on, what is behind was not looked at
		boolean isWhole = !isCut && found.coverage().isComplete() && found.standstills().isEmpty();
		sites.addAll(isWhole ? data.sites() : Set.of());
		return isWhole;
	}

	/** The largest team of which all executions were looked at. */
	public long largest() {
		return largest;
	}

	/** Whether no larger team executes the region. */
	public boolean isOfAllTeams() {
		return region.maxTeamSize().filter(most -> most <= largest).isPresent();
	}

	/** The race of two accesses, where one was met. */
	public Optional<Found> race(Item.Access first, Item.Access second) {
		return Optional.ofNullable(races.get(new HashSet<>(List.of(first.site(), second.site()))));
	}

	/** Whether two accesses never meet in any execution of the teams that were looked at. */
	public boolean keepsApart(Item.Access first, Item.Access second) {
		return largest > 1 && sites.containsAll(List.of(first.site(), second.site()))
				&& first.place().object().equals(second.place().object()) && race(first, second).isEmpty();
	}
}
