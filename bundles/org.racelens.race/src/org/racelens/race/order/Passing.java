package org.racelens.race.order;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.execution.region.Item.Loop;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.race.order.ProgramOrder.Position;

/**
 * When the thread of an instance comes by a place before, or behind, it: conditions in the instance's own terms that hold wherever it does,
 * and perhaps elsewhere. Iterations that the run-time system deals out as it likes are taken for the only ones of their threads.
 */
public final class Passing {
	private Passing() {
	}

	/** When the thread may have come by a place before. */
	public static BoolExpr before(Position place, Position here) {
		return Bools.or(inSameTrip(place, here), inEarlierTrip(place, here));
	}

	/** The same in the iterations of the loops around both that the instance is in. */
	public static BoolExpr inSameTrip(Position place, Position here) {
		return place.isBefore(here) ? inScope(place, common(place, here)) : Bools.FALSE;
	}

	/** The same in an earlier iteration of a loop around both. */
	public static BoolExpr inEarlierTrip(Position place, Position here) {
		List<BoolExpr> later = new ArrayList<>();
		common(place, here).stream().filter(l -> !isFree(l)).forEach(l -> later.add(Bools.less(Ints.ZERO, (IntExpr) l.trip())));
		return Bools.and(Bools.or(later), inScope(place, List.of()));
	}

	/** When the thread may come by a place behind. */
	public static BoolExpr after(Position place, Position here) {
		List<Loop> common = common(place, here);
		boolean again = common.stream().anyMatch(l -> !isFree(l));
		return Bools.or(here.isBefore(place) ? inScope(place, common) : Bools.FALSE,
				again ? inScope(place, List.of()) : Bools.FALSE);
	}

	private static List<Loop> common(Position a, Position b) {
		return ProgramOrder.common(a, b);
	}

	/** What the place's conditions say in terms of some of the loops around it. */
	private static BoolExpr inScope(Position place, List<Loop> loops) {
		Set<Symbol> unknown = new LinkedHashSet<>(place.trips());
		loops.forEach(l -> unknown.remove(l.trip()));
		return Bools.and(Bools.conjuncts(place.domain()).stream()
				.filter(p -> Atoms.symbols(p).stream().noneMatch(unknown::contains)).toList());
	}

	/** Whether any thread may execute any iteration. */
	private static boolean isFree(Loop loop) {
		boolean here = Atoms.applications(loop.domain()).stream().anyMatch(f -> f.function().meaning() == Meaning.OWNER_ANY);
		return here || !loop.uniform() && loop.body().size() == 1 && loop.body().get(0) instanceof Loop inner && isFree(inner);
	}
}
