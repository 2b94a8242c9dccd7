package org.racelens.analysis.region;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.verdict.CallSite;
import org.racelens.analysis.verdict.PhaseBound;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * What happens in a region, in textual order: accesses, barriers, and loops that hold such items. Each item has a guard: the path condition
 * relative to the iteration of the loop around it.
 */
public sealed interface Item {
	BoolExpr guard();

	/**
	 * All instances of one access in the program text.
	 *
	 * @param site unique within the region
	 * @param place object and offset; its guard is part of {@code guard}
	 * @param size in bytes
	 * @param variable what the source calls the accessed object here
	 * @param locks that are surely held
	 * @param weakened why instances or addresses are more than in the program
	 * @param unknownOrder something that may order it after accesses of other threads, but is not followed
	 * @param unknownExclusion something that may exclude it from accesses under the same, but is not followed
	 * @param calls from the region to the access
	 */
	record Access(String site, SourceRange range, BoolExpr guard, Place place, IntExpr size, String variable, boolean write, boolean atomic,
			Set<Lock> locks,
			List<ModelGap> weakened, Optional<ModelGap> unknownOrder, Optional<ModelGap> unknownExclusion, List<CallSite> calls)
			implements Item {
		public Access {
			locks = Set.copyOf(locks);
			weakened = List.copyOf(weakened);
			calls = List.copyOf(calls);
		}
	}

	/**
	 * A barrier of the region's team.
	 *
	 * @param id unique within the region
	 * @param range of the directive: of the barrier or of the construct at whose end it is
	 * @param uniform whether every thread of the team surely reaches it equally often
	 */
	record Barrier(String id, PhaseBound.Kind kind, SourceRange range, BoolExpr guard, boolean uniform) implements Item {
	}

	/**
	 * A loop.
	 *
	 * @param range of the loop with its body
	 * @param trip the trip number, 0 in the first iteration
	 * @param tests for which trips the loop's condition is tested: the header's instances
	 * @param domain which trips run the body; for a distributed loop also which thread executes them
	 * @param variables for the witness: the loop variable's value in an iteration
	 * @param weakened why there may be more trips than in the program
	 * @param uniform whether all threads of the team run the same trips
	 * @param concurrent whether its iterations are unordered even on one thread ({@code order(concurrent)})
	 * @param header what the evaluation of the condition does
	 */
	record Loop(SourceRange range, Symbol trip, BoolExpr guard, BoolExpr tests, BoolExpr domain, List<LoopVariable> variables,
			List<ModelGap> weakened,
			boolean uniform, boolean concurrent, List<Item> header, List<Item> body) implements Item {
		public Loop {
			variables = List.copyOf(variables);
			weakened = List.copyOf(weakened);
			header = List.copyOf(header);
			body = List.copyOf(body);
		}

		/** Whether a barrier stands anywhere inside. */
		public boolean hasBarrier() {
			return body.stream().anyMatch(i -> i instanceof Barrier || i instanceof Loop l && l.hasBarrier());
		}
	}

	/** A loop variable and its value as a term over the trip numbers. */
	record LoopVariable(String name, IntExpr value) {
	}
}
