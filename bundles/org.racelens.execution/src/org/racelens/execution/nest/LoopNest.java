package org.racelens.execution.nest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.nest.GeneratedLoops.Numbers;
import org.racelens.execution.region.OrderedLoop;
import org.racelens.execution.state.LoopLevel;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;

/**
 * The associated loops of one encounter.
 *
 * @param range of the outermost loop
 * @param levels outermost first
 * @param numbers the iterations that are distributed: trips of these levels, or of loops generated from them
 * @param innermost what one iteration of all of them executes
 */
public record LoopNest(SourceRange range, List<LoopLevel> levels, Numbers numbers, Statement innermost) {
	public LoopNest {
		levels = List.copyOf(levels);
	}

	/** The numbers of iterations of the distributed loops, outermost first; empty where a number is not known. */
	public List<Optional<IntExpr>> counts() {
		return numbers.counts();
	}

	/** That there are iterations, as far as their numbers are known. */
	public BoolExpr isEntered() {
		return Bools.and(counts().stream().flatMap(Optional::stream).map(n -> Bools.less(Ints.ZERO, n)).toList());
	}

	/** The current trip numbers of the distributed loops, outermost first. */
	public List<IntExpr> trips() {
		return numbers.trips();
	}

	/** The loops as {@code ordered} sees them. */
	public OrderedLoop ordered(int distributed, IntExpr owner) {
		return new OrderedLoop(levels.stream().map(LoopLevel::trip).toList(), counts(), distributed, owner);
	}

	/** That an iteration with these trips exists. */
	BoolExpr domain() {
		return Bools.and(levels.stream().map(LoopLevel::domain).toList());
	}

	/** The same loops where a condition holds, and without iterations where it does not. */
	public LoopNest where(BoolExpr condition) {
		List<LoopLevel> changed = new ArrayList<>(levels);
		changed.add(changed.remove(changed.size() - 1).where(condition));
		return new LoopNest(range, changed, numbers, innermost);
	}

	/** The source range of the loop at a level, as witnesses tell it. */
	SourceRange rangeOf(int level) {
		return level == 0 ? range : levels.get(level - 1).body().range();
	}
}
