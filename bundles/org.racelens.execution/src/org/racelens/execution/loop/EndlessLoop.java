package org.racelens.execution.loop;

import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.logic.term.Bools;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/** Loops of a task that nothing ends. */
final class EndlessLoop {
	private EndlessLoop() {
	}

	/** Whether nothing leaves a loop, and no jump that is not followed may. */
	static boolean is(LoopRun real, State before) {
		return real.condition().equals(Bools.TRUE) && real.breaks().isEmpty()
				&& real.end().exits().returns().equals(before.exits().returns())
				&& before.knowledge().weakened().containsAll(real.end().knowledge().weakened());
	}

	/** The state behind such a loop is never met, nor what has to wait for the task. */
	static void stop(SourceRange loop, State state, Machine machine) {
		ModelGap why = new ModelGap(GapKind.WAITING_LOOP, loop, Unfollowed.LOOP_DOES_NOT_END.of());
		machine.recorder().record(new Item.OrderPoint(loop, state.live(), new OrderMark.Endless(why),
				machine.task().orElseThrow().enclosing().groups().around()));
		state.endUnless(Bools.FALSE);
	}
}
