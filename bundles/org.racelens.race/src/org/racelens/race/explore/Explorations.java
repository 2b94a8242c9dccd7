package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Site;
import org.racelens.exploration.answer.Limits;
import org.racelens.exploration.answer.Race;
import org.racelens.logic.term.Symbol;
import org.racelens.model.effort.Effort;
import org.racelens.model.effort.EffortExceededException;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.source.Cancellation;

/** What the executions of a region by small teams show, all of them. */
public final class Explorations {
	/** The largest team that is looked at, and the largest one where smaller ones take little. */
	private static final long LARGEST = 4;
	private static final long LARGEST_OF_FEW_STATES = 8;
	/** A team takes little if it takes less than one part in so many of what is left. */
	private static final long SHARE_OF_LITTLE = 20;
	private static final Limits LIMITS = new Limits(200_000, 150_000, 20_000);
	/** Where nothing is asked but whether teams stand still. */
	private static final Limits FEW = new Limits(15_000, 10_000, 2_000);

	/** Of the effort that is left, this part goes to each size of a team of which only that is asked. */
	private static final long SHARE_OF_STANDSTILLS = 8;

	private final Region region;
	/** the largest team that was looked at, as all smaller ones from two threads on, and that never stands still */
	private long whole = 1;
	/** the largest team that was looked at, as all smaller ones from two threads on */
	private long exhausted = 1;
	private final Map<Set<Site>, Found> races = new LinkedHashMap<>();
	/** the accesses to data of the teams that were looked at */
	private final Set<Site> sites = new HashSet<>();
	private final Set<BoundedLoop> bounded = new LinkedHashSet<>();
	private final List<StuckTeam> stuck = new ArrayList<>();

	/**
	 * Two threads of a team whose accesses meet in an execution.
	 *
	 * @param first what the first thread of the race accesses
	 * @param fixed the numbers that the first and the second access are made with
	 * @param schedule what leads to the race, in terms of the source
	 * @param isSure whether the program has such an execution, surely
	 */
	public record Found(long team, Race race, Site first, List<Map<Symbol, Long>> fixed, Schedule schedule, boolean isSure) {
		/** Whether it is the first thread that makes an access; of two threads that make the same one, any of them is. */
		public boolean isFirst(Item.Access access) {
			return access.site().equals(first);
		}
	}

	private Explorations(Region region) {
		this.region = region;
	}

	/** Explores a region; empty where it has something that no skeleton says, or too many executions. */
	public static Optional<Explorations> of(Region region, Cancellation cancellation) {
		return SharedPlaces.synchronise(SharedPlaces.of(region), region.items()) ? of(region, LIMITS, cancellation) : Optional.empty();
	}

	/** Explores a region for the sake of teams that stand still, with fewer steps; empty where these do not suffice. */
	public static Optional<Explorations> ofStandstills(Region region, Cancellation cancellation) {
		if (!mayStandStill(region)) {
			return Optional.empty();
		}
		try (Effort some = Effort.of(Effort.left() / SHARE_OF_STANDSTILLS, cancellation)) {
			return of(region, FEW, some);
		} catch (EffortExceededException | ArithmeticException e) {
			return Optional.empty();
		}
	}

	/** Whether loops of threads end by what others do, or they hold several locks at once. */
	private static boolean mayStandStill(Region region) {
		return region.items().stream().anyMatch(Explorations::mayStandStill);
	}

	private static boolean mayStandStill(Item item) {
		boolean waits = item instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Waited;
		boolean holds = item instanceof Item.Access a && a.locks().stream().filter(SharedPlaces::isExplorable).count() > 1;
		return waits || holds || item.inside().stream().anyMatch(Explorations::mayStandStill);
	}

	private static Optional<Explorations> of(Region region, Limits limits, Cancellation cancellation) {
		if (!region.gaps().isEmpty()) {
			return Optional.empty();
		}
		Explorations found = new Explorations(region);
		try {
			found.explore(limits, cancellation);
		} catch (NotFollowedException e) {
			return Optional.empty();
		}
		return found.whole > 1 || !found.races.isEmpty() || !found.stuck.isEmpty() ? Optional.of(found) : Optional.empty();
	}

	/** Looks at teams of two threads and more until one is too much; where some stand still, at the larger ones for that alone. */
	private void explore(Limits limits, Cancellation cancellation) throws NotFollowedException {
		long largest = Math.min(LARGEST, region.maxTeamSize().orElse(LARGEST));
		boolean isLittle = true;
		for (long size = 2; size <= largest && whole == size - 1; size++) {
			long left = Effort.left();
			long spent = Effort.spent();
			add(TeamRuns.of(region, size, limits, cancellation), size);
			isLittle = (Effort.spent() - spent) * SHARE_OF_LITTLE < left;
		}
		if (whole == LARGEST && isLittle && races.isEmpty()) {
			exploreLarger(cancellation);
		}
		boolean isEnough = true;
		for (long size = exhausted + 1; size <= largest && exhausted == size - 1 && isEnough && whole < exhausted; size++) {
			isEnough = addStuck(size, cancellation);
		}
		if (largest > 1) {
			addStuck(1, cancellation);
		}
	}

	/** Looks at teams larger than those that are always looked at, as far as that takes few states. */
	private void exploreLarger(Cancellation cancellation) {
		long most = Math.min(LARGEST_OF_FEW_STATES, region.maxTeamSize().orElse(LARGEST_OF_FEW_STATES));
		try (Effort some = Effort.of(Effort.left() / SHARE_OF_STANDSTILLS, cancellation)) {
			for (long size = LARGEST + 1; size <= most && whole == size - 1; size++) {
				add(TeamRuns.of(region, size, FEW, some), size);
			}
		} catch (NotFollowedException | EffortExceededException | ArithmeticException e) {
			// what is known of smaller teams holds all the same
		}
	}

	private void add(TeamRuns team, long size) {
		team.ways().forEach(way -> way.found().races().forEach(race -> add(way, race)));
		if (team.isWhole()) {
			team.ways().forEach(way -> {
				sites.addAll(way.sites());
				bounded.addAll(way.bounded());
			});
			whole = size;
		}
		addStuck(team, size);
	}

	private void addStuck(TeamRuns team, long size) {
		exhausted = team.isExhausted() ? Math.max(exhausted, size) : exhausted;
		team.ways().forEach(way -> stuck.addAll(way.stuck()));
	}

	/** Looks at one more size for the sake of teams that stand still; whether that can be done with little effort. */
	private boolean addStuck(long size, Cancellation cancellation) {
		try (Effort some = Effort.of(Effort.left() / SHARE_OF_STANDSTILLS, cancellation)) {
			addStuck(TeamRuns.of(region, size, FEW, some), size);
			return true;
		} catch (NotFollowedException | EffortExceededException | ArithmeticException e) {
			// what is known of other sizes holds all the same
			return false;
		}
	}

	private void add(TeamExploration team, Race race) {
		DataAccesses data = team.data();
		Set<Site> ends = new HashSet<>(List.of(data.site(race.conflict().first()), data.site(race.conflict().second())));
		races.merge(ends,
				new Found(team.size(), race, data.site(race.conflict().first()),
						List.of(data.fixed(race.conflict().first()), data.fixed(race.conflict().second())), team.schedules().of(race),
						team.isSure(race)),
				(known, other) -> known.isSure() || !other.isSure() ? known : other);
	}

	/** The largest team of which all executions were looked at, and come to the region's end. */
	public long largest() {
		return whole;
	}

	/** The largest team of which all executions were looked at, as of all smaller ones. */
	public long exhausted() {
		return exhausted;
	}

	/** The executions in which teams stand still. */
	public List<StuckTeam> stuck() {
		return List.copyOf(stuck);
	}

	/** The loops of which no more than some trips were looked at, though they may make more. */
	public Set<BoundedLoop> bounded() {
		return Collections.unmodifiableSet(bounded);
	}

	/** Whether no larger team executes the region. */
	public boolean isOfAllTeams() {
		return region.maxTeamSize().filter(most -> most <= whole).isPresent();
	}

	/** The race of two accesses, where one was met. */
	public Optional<Found> race(Item.Access first, Item.Access second) {
		return Optional.ofNullable(races.get(new HashSet<>(List.of(first.site(), second.site()))));
	}

	/** Whether two accesses never meet in any execution of the teams that were looked at. */
	public boolean keepsApart(Item.Access first, Item.Access second) {
		return whole > 1 && sites.containsAll(List.of(first.site(), second.site()))
				&& first.place().object().equals(second.place().object()) && race(first, second).isEmpty();
	}
}
