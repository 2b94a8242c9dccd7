package org.racelens.race.phase;

import java.util.List;
import org.racelens.execution.region.InstanceContext;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.LoopVariable;
import org.racelens.execution.region.Succession.Lanes;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.ModelGap;

/**
 * The accesses of a region, each with all that is around it: the set of its instances.
 *
 * @param access the access
 * @param context the teams around it
 * @param domain which instances exist: all guards and loop domains around it
 * @param stamp the phases of its instances in the region's own team; for an explicit task those of its outermost ancestor's generation
 * @param points where it stands in the sequence of each task around it, from the implicit task of the region to the executing task
 * @param trips the trip numbers around it, outermost first
 * @param concurrent of these, those of loops whose iterations are unordered even on one thread
 * @param lanes how the iterations of the simd loops around it relate, outermost first
 * @param variables for the witness: the loop variables around it, outermost first
 * @param weakened why there are more instances here than in the program
 */
public record Flattened(Access access, InstanceContext context, BoolExpr domain, PhaseStamp stamp, List<TaskPoint> points,
		List<Symbol> trips, List<Symbol> concurrent, List<Lanes> lanes, List<LoopVariable> variables, List<ModelGap> weakened) {
	public Flattened {
		points = List.copyOf(points);
	}

	/** All accesses of a region in textual order. */
	public static List<Flattened> of(List<Item> items, BoolExpr assumptions, InstanceContext context) {
		return FlatRegion.of(items, assumptions, context).accesses();
	}

	/** The task that executes the access, from 0 for the region's implicit tasks. */
	public int depth() {
		return points.size() - 1;
	}
}
