package org.racelens.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.racelens.execution.SymbolicExecution;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Purpose;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.model.effort.Effort;
import org.racelens.model.effort.EffortExceededException;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.layer.RuntimeLayer;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.phase.UniformLoads;
import org.racelens.race.verdict.SharedAccess;

/** The accesses of regions to memory that their threads share and some of them write: what pairs are made of. */
public final class SharedAccesses {
	private static final int SHARES = 6;
	private static final Comparator<SharedAccess> IN_SOURCE = Comparator.comparing(SharedAccess::place)
			.thenComparing(SharedAccess::write).thenComparing(SharedAccess::variable);

	private SharedAccesses() {
	}

	/**
	 * The accesses of all regions of a unit, by the directives, in source order; none where finding them takes longer than it may.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public static Map<SourceRange, List<SharedAccess>> of(ParsedUnit parsed, AnalysisOptions options, Cancellation cancellation) {
		try (Effort effort = Effort.of(Effort.units(options.regionTimeout()) * SHARES, cancellation)) {
			ParsedUnit unit = RuntimeLayer.of(parsed, options.models());
			ExecutionSetting setting = new ExecutionSetting(options.execution(), UniformLoads::refused);
			Map<SourceRange, TreeSet<SharedAccess>> found = new LinkedHashMap<>();
			SymbolicExecution.run(unit, Focus.EVERYTHING, setting, cancellation).regions()
					.forEach(r -> add(r, found.computeIfAbsent(place(r), p -> new TreeSet<>(IN_SOURCE))));
			Map<SourceRange, List<SharedAccess>> result = new LinkedHashMap<>();
			found.forEach((place, accesses) -> result.put(place, new ArrayList<>(accesses)));
			return result;
		} catch (StackOverflowError | EffortExceededException e) {
			return Map.of();
		}
	}

	private static SourceRange place(Region region) {
		return region.construct().directive().range();
	}

	private static void add(Region region, TreeSet<SharedAccess> accesses) {
		List<Found> all = new ArrayList<>();
		collect(region.items(), 1, Executor.THREAD, all);
		Set<MemoryObject> written = new LinkedHashSet<>();
		List<Access> writes = all.stream().map(Found::access).filter(a -> a.write() && written.add(a.place().object())).toList();
		Set<MemoryObject> handedOn = handedOn(region, all);
		// of what is not understood something may lead to any object
		boolean isUnderstood = region.gaps().isEmpty();
		all.stream()
				.filter(f -> !isUnderstood || !f.isOwn() || handedOn.contains(f.object())
						|| writes.stream().anyMatch(w -> isOther(region, f, w)))
				.map(Found::access)
				.filter(a -> written.contains(a.place().object()) || writes.stream().anyMatch(w -> mayMeet(region, a, w)))
				.forEach(a -> accesses.add(new SharedAccess(CallSite.inSource(a.range(), a.calls()), a.write(), a.variable())));
	}

	private static boolean mayMeet(Region region, Access access, Access write) {
		Effort.spend(1);
		return access.mayMeet(write) && !region.keepsApart(access.place().object(), write.place().object());
	}

	/** Whether something that is not written by its own name may be the object. */
	private static boolean isOther(Region region, Found found, Access write) {
		return !write.place().object().equals(found.object()) && mayMeet(region, found.access(), write);
	}

	/** The objects that tasks access, or other threads of the team than the one that has made them. */
	private static Set<MemoryObject> handedOn(Region region, List<Found> all) {
		return all.stream()
				.filter(f -> f.executor() == Executor.TASK
						|| !f.access().place().instance().stream().findFirst().filter(region.thread()::equals)
								.isPresent())
				.map(Found::object).collect(Collectors.toSet());
	}

	/** Who executes an access. */
	private enum Executor {
		THREAD, TASK
	}

	/**
	 * An access.
	 *
	 * @param teams around it
	 */
	private record Found(Access access, int teams, Executor executor) {
		MemoryObject object() {
			return access.place().object();
		}

		/**
		 * Whether the thread executes it that has made the object, which others of the team cannot name: teams inside begin after what it
		 * does before, and end before it goes on.
		 */
		boolean isOwn() {
			return executor == Executor.THREAD && object().depth() == teams && object().isOwnLocal();
		}
	}

	private static void collect(List<Item> items, int teams, Executor executor, List<Found> found) {
		for (Item item : items) {
			if (item instanceof Access a && a.purpose() == Purpose.ACCESS) {
				found.add(new Found(a, teams, executor));
			}
			collect(item.inside(), item instanceof Item.Team ? teams + 1 : teams, item instanceof Item.Task ? Executor.TASK : executor,
					found);
		}
	}
}
