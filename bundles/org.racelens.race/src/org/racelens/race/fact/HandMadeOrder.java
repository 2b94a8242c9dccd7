package org.racelens.race.fact;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Region;

/** Puts what is proved of order that a program makes by hand into its regions. */
public final class HandMadeOrder {
	private HandMadeOrder() {
	}

	/** The region in which accesses hold the locks that are made by hand, and barriers stand where such are made. */
	public static Region in(Region region) {
		if (!isOfThreads(region.items()) || !waits(region.items())) {
			return region;
		}
		Scene scene = new Scene(region);
		List<Section> sections = new HandMadeLocks(scene).sections();
		return sections.isEmpty() ? region : region.doing(new Rewriting(scene, sections).of(region.items()));
	}

	private static boolean isOfThreads(List<Item> items) {
		return items.stream().allMatch(i -> !(i instanceof Item.Task) && !(i instanceof Item.Team) && isOfThreads(i.inside()));
	}

	/** Whether something may be taken by turns: what others write is read. */
	private static boolean waits(List<Item> items) {
		return items.stream().anyMatch(i -> i instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Write w
				|| waits(i.inside()));
	}

	/** Items with the locks of sections. */
	private static final class Rewriting {
		private final Map<Access, Set<Lock>> locks = new IdentityHashMap<>();

		Rewriting(Scene scene, List<Section> sections) {
			scene.all().forEach(a -> sections.forEach(s -> s.at(scene.at(a))
					.ifPresent(l -> locks.computeIfAbsent(a, x -> new LinkedHashSet<>(x.locks())).add(l))));
		}

		List<Item> of(List<Item> items) {
			List<Item> result = new ArrayList<>();
			for (Item item : items) {
				if (item instanceof Access a) {
					result.add(locks.containsKey(a) ? a.holding(locks.get(a)) : a);
				} else if (item instanceof Item.Loop loop) {
					result.add(loop.doing(of(loop.header()), of(loop.body())));
				} else {
					result.add(item);
				}
			}
			return result;
		}
	}
}
