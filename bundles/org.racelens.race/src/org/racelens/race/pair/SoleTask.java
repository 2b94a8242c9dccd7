package org.racelens.race.pair;

import java.util.List;
import java.util.Set;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Succession;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;

/**
 * A region that one task executes alone, as a {@code target} region without teams, threads, tasks and lanes inside: whatever it accesses,
 * no two of its accesses are concurrent. OpenMP 5.2 §1.4.1
 */
public final class SoleTask {
	/** Gaps that hide which memory is accessed, and nothing else. */
	private static final Set<GapKind> OF_PLACES = Set.of(GapKind.UNMODELLED_POINTER, GapKind.MAY_ALIAS);

	private SoleTask() {
	}

	/** What may hide a race of the region. */
	public static List<ModelGap> relevantGaps(Region region) {
		return executes(region)
				? region.gaps().stream().filter(g -> !OF_PLACES.contains(g.kind())).toList()
				: region.gaps();
	}

	private static boolean executes(Region region) {
		return region.maxTeamSize().filter(n -> n == 1).isPresent() && areSequential(region.items());
	}

	private static boolean areSequential(List<Item> items) {
		return items.stream().allMatch(SoleTask::isSequential);
	}

	/** A device executes what is offloaded to it by one initial thread. OpenMP 5.2 §13.8 */
	private static boolean isSequential(Item item) {
		if (item instanceof Item.Team t) {
			return t.kind() == TeamLevel.Kind.DEVICE && areSequential(t.body());
		}
		boolean inOrder = !(item instanceof Item.Loop l) || l.order() instanceof Succession.Sequential;
		return inOrder && !(item instanceof Item.Task) && areSequential(item.inside());
	}
}
