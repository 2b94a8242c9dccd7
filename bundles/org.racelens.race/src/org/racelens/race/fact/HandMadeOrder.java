package org.racelens.race.fact;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Region;
import org.racelens.model.gap.Explanation;
import org.racelens.race.order.ProgramOrder;

/**
 * What is proved of order that a program makes by hand, put into its region.
 *
 * @param region in which accesses hold the locks that are made by hand, and barriers stand where such are made
 * @param facts what was proved
 */
public record HandMadeOrder(Region region, Set<Explanation> facts) {
	/** What is proved of a region; nothing where something of it was not understood, which may do anything. */
	public static HandMadeOrder in(Region region) {
		if (!region.gaps().isEmpty() || !isOfThreads(region.items()) || !waits(region.items())) {
			return new HandMadeOrder(region, Set.of());
		}
		Scene scene = new Scene(region);
		List<BarrierSite> barriers = new HandMadeBarriers(scene).sites();
		List<Section> sections = new ArrayList<>(new HandMadeLocks(scene).sections());
		Set<Explanation> facts = new LinkedHashSet<>(barriers.stream().map(BarrierSite::fact).toList());
		sections.forEach(s -> facts.add(s.fact()));
		barriers.forEach(b -> b.section(scene).ifPresent(sections::add));
		Set<String> told = new HashSet<>(sections.stream().map(Section::name).toList());
		barriers.forEach(b -> told.add(Scene.name(scene.part(b.arrival()))));
		facts.addAll(scene.arrivals(told));
		return barriers.isEmpty() && sections.isEmpty() ? new HandMadeOrder(region, facts)
				: new HandMadeOrder(region.doing(new Rewriting(scene, sections, barriers).of(region.items())), facts);
	}

	private static boolean isOfThreads(List<Item> items) {
		return items.stream().allMatch(i -> !(i instanceof Item.Task) && !(i instanceof Item.Team) && isOfThreads(i.inside()));
	}

	/** Whether something may be taken by turns: what others write is read. */
	private static boolean waits(List<Item> items) {
		return items.stream().anyMatch(i -> i instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Write w
				|| waits(i.inside()));
	}

	/** Items with the locks of sections, and with barriers. */
	private static final class Rewriting {
		private final Map<Access, Set<Lock>> locks = new IdentityHashMap<>();

		private final Map<Item, Item.Barrier> barriers = new IdentityHashMap<>();
		private final List<Item> due = new ArrayList<>();

		Rewriting(Scene scene, List<Section> sections, List<BarrierSite> sites) {
			sites.forEach(s -> barriers.putAll(s.barriers()));
			scene.all().stream().filter(a -> !scene.handOver().isCombination(scene.at(a)))
					.forEach(a -> sections.forEach(s -> s.at(scene.at(a))
							.ifPresent(l -> locks.computeIfAbsent(a, x -> new LinkedHashSet<>(x.locks())).add(l))));
		}

		List<Item> of(List<Item> items) {
			List<Item> result = new ArrayList<>();
			for (int i = 0; i < items.size(); i++) {
				Item item = items.get(i);
				result.add(rewritten(item));
				if (i + 1 == items.size() || !(items.get(i + 1) instanceof Item.OrderPoint p && ProgramOrder.isOfAccess(p.mark()))) {
					result.addAll(due);
					due.clear();
				}
			}
			return result;
		}

		/** An item; the barrier that it brings is due behind what belongs to it. */
		private Item rewritten(Item item) {
			Optional.ofNullable(barriers.get(item)).ifPresent(due::add);
			if (item instanceof Access a) {
				return locks.containsKey(a) ? a.holding(locks.get(a)) : a;
			}
			return item instanceof Item.Loop loop ? loop.doing(of(loop.header()), of(loop.body())) : item;
		}
	}
}
