package org.racelens.execution.team;

import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;

/** What a thread of the region does. */
public interface TeamBody {
	void execute(State inner, Frame frame);
}
