package org.racelens.analysis.phase;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.region.InstanceContext;
import org.racelens.analysis.region.Item;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.region.Item.Access;

/**
 * Loads that see the same value in all threads although the region writes the location: no write of the object can share the load's phase,
 * so that the value was settled at the barrier before. Semantics §2, Values. Only the barriers' identities are compared, not their trips: a
 * superset of the shared phases.
 */
public final class UniformLoads {
	private UniformLoads() {
	}

	/** The sites (without the execution's running number) of such loads; none where barriers are not aligned. */
	public static Set<String> of(List<Item> items, BoolExpr assumptions, InstanceContext context) {
		if (!new PhaseStamps(items, assumptions).misaligned().isEmpty()) {
			return Set.of();
		}
		List<Flattened> all = Flattened.of(items, assumptions, context);
		Set<String> uniform = new LinkedHashSet<>();
		Set<String> excluded = new LinkedHashSet<>();
		for (Flattened load : all) {
			if (!load.access().write() && load.depth() == 0) {
				boolean shares = all.stream().anyMatch(w -> w.access().write() && mayMeet(w, load) && sharesPhase(w, load));
				(shares ? excluded : uniform).add(site(load.access()));
			}
		}
		uniform.removeAll(excluded);
		return uniform;
	}

	private static boolean mayMeet(Flattened write, Flattened load) {
		MemoryObject written = write.access().place().object();
		MemoryObject loaded = load.access().place().object();
		return written.equals(loaded) || written.isPointee() || loaded.isPointee() || written.assumedApart(loaded).isPresent();
	}

	private static boolean sharesPhase(Flattened a, Flattened b) {
		Set<String> next = a.stamp().choices().stream().map(PhaseStamp.Choice::barrier).collect(Collectors.toSet());
		return b.stamp().choices().stream().anyMatch(c -> next.contains(c.barrier()));
	}

	private static String site(Access access) {
		return access.site().substring(0, access.site().lastIndexOf('!'));
	}
}
