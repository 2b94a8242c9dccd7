package org.racelens.execution;

import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;

/** What a thread of the region does. */
interface TeamBody {
	void execute(State inner, Frame frame);
}
