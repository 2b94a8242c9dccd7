package org.racelens.analysis.phase;

import java.util.ArrayList;
import java.util.List;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.region.InstanceContext;
import org.racelens.analysis.region.Item;
import org.racelens.analysis.region.Item.Access;
import org.racelens.analysis.region.Item.Barrier;
import org.racelens.analysis.region.Item.Loop;
import org.racelens.analysis.region.Item.LoopVariable;
import org.racelens.model.gap.ModelGap;

/**
 * The accesses of a region, each with all that is around it: the set of its instances.
 *
 * @param access the access
 * @param context the teams, task and lane around it
 * @param domain which instances exist: all guards and loop domains around it
 * @param stamp the phases of its instances
 * @param trips the trip numbers around it, outermost first
 * @param concurrent of these, those of loops whose iterations are unordered even on one thread
 * @param variables for the witness: the loop variables around it, outermost first
 * @param weakened why there are more instances here than in the program
 */
public record Flattened(Access access, InstanceContext context, BoolExpr domain, PhaseStamp stamp, List<Symbol> trips,
		List<Symbol> concurrent,
		List<LoopVariable> variables, List<ModelGap> weakened) {

	/** All accesses of a region in textual order. */
	public static List<Flattened> of(List<Item> items, BoolExpr assumptions, InstanceContext context) {
		PhaseStamps stamps = new PhaseStamps(items, assumptions);
		List<Flattened> result = new ArrayList<>();
		collect(items, new Around(context, List.of(), Bools.TRUE, List.of()), stamps, result);
		return result;
	}

	/** The path from the region's start to a list of items. */
	record Around(InstanceContext context, List<PhaseStamps.Step> path, BoolExpr domain, List<ModelGap> weakened) {
	}

	private static void collect(List<Item> items, Around around, PhaseStamps stamps, List<Flattened> result) {
		for (int i = 0; i < items.size(); i++) {
			Item item = items.get(i);
			if (item instanceof Access a) {
				result.add(flattened(a, items, i, around, stamps, false));
			} else if (item instanceof Loop l) {
				List<PhaseStamps.Step> path = new ArrayList<>(around.path);
				path.add(new PhaseStamps.Step(items, i, l));
				List<ModelGap> weakened = new ArrayList<>(around.weakened);
				weakened.addAll(l.weakened());
				for (Item h : l.header()) {
					if (h instanceof Access a) {
						Around inHeader = new Around(around.context, path, Bools.and(around.domain, l.guard(), l.tests()), weakened);
						result.add(flattened(a, l.body(), -1, inHeader, stamps, true));
					}
				}
				collect(l.body(), new Around(around.context, path, Bools.and(around.domain, l.guard(), l.domain()), weakened), stamps,
						result);
			} else if (!(item instanceof Barrier)) {
				throw new IllegalStateException("unknown item " + item);
			}
		}
	}

	private static Flattened flattened(Access a, List<Item> items, int position, Around around, PhaseStamps stamps, boolean header) {
		List<Symbol> trips = around.path.stream().map(s -> s.loop().trip()).toList();
		List<Symbol> concurrent = around.path.stream().filter(s -> s.loop().concurrent()).map(s -> s.loop().trip()).toList();
		List<LoopVariable> variables = around.path.stream().flatMap(s -> s.loop().variables().stream()).toList();
		List<ModelGap> weakened = new ArrayList<>(around.weakened);
		weakened.addAll(a.weakened());
		return new Flattened(a, around.context, Bools.and(around.domain, a.guard()), stamps.at(items, position, around.path, header), trips,
				concurrent,
				variables,
				weakened);
	}
}
