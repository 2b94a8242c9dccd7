package org.racelens.execution.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.OrderedLoop;
import org.racelens.execution.state.LoopLevel;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Symbol;

/** A loop with an {@code ordered} clause whose iteration is being executed, and what was met in it so far. */
public final class OrderedFrame {
	private final OrderedLoop loop;
	private final List<LoopLevel> levels;
	private final List<BoolExpr> regions = new ArrayList<>();
	private boolean inside;

	public OrderedFrame(OrderedLoop loop, List<LoopLevel> levels) {
		this.loop = loop;
		this.levels = List.copyOf(levels);
	}

	/** The loop whose iteration has an iteration that is being executed. */
	public OrderedLoop loop() {
		return loop;
	}

	/** Outermost first. */
	public List<LoopLevel> levels() {
		return levels;
	}

	/** Whether the current point is directly in an iteration, not in a sequential loop inside. */
	public boolean isDirectlyIn(TaskContext task) {
		Symbol innermost = loop.trips().get(loop.trips().size() - 1);
		return Optional.ofNullable(task.enclosing().loops().peek()).filter(l -> l.trip().equals(innermost)).isPresent();
	}

	/** Whether an iteration may execute one more region under a condition; each may execute one. OpenMP 5.2 §15.10.2 */
	public boolean mayRepeat(BoolExpr condition) {
		boolean repeated = regions.stream().anyMatch(r -> !Bools.and(r, condition).equals(Bools.FALSE));
		regions.add(condition);
		return repeated;
	}

	/** Whether the code being executed stands in an ordered region of the loop, see {@link #inside(Runnable)}. */
	public boolean isInside() {
		return inside;
	}

	/** Executes what stands in an ordered region. */
	public void inside(Runnable code) {
		inside = true;
		try {
			code.run();
		} finally {
			inside = false;
		}
	}
}
