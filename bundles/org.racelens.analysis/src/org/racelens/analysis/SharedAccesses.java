package org.racelens.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.execution.SymbolicExecution;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Purpose;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.model.effort.Effort;
import org.racelens.model.effort.EffortExceededException;
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
		List<Access> all = new ArrayList<>();
		collect(region.items(), all);
		Set<MemoryObject> written = new LinkedHashSet<>();
		List<Access> writes = all.stream().filter(a -> a.write() && written.add(a.place().object())).toList();
		all.stream().filter(a -> written.contains(a.place().object()) || writes.stream().anyMatch(w -> mayMeet(region, a, w)))
				.forEach(a -> accesses.add(new SharedAccess(a.range(), a.write(), a.variable())));
	}

	private static boolean mayMeet(Region region, Access access, Access write) {
		Effort.spend(1);
		return access.mayMeet(write) && !region.keepsApart(access.place().object(), write.place().object());
	}

	private static void collect(List<Item> items, List<Access> accesses) {
		for (Item item : items) {
			if (item instanceof Access a && a.purpose() == Purpose.ACCESS) {
				accesses.add(a);
			}
			collect(item.inside(), accesses);
		}
	}
}
