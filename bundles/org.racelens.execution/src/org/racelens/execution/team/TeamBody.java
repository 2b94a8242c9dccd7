package org.racelens.execution.team;

import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;

/** What a thread of the region does. */
public interface TeamBody {
	/** Executes the body once, in a state and frame of the region. */
	void execute(State inner, Frame frame);
}
