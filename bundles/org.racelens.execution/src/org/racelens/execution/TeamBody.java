package org.racelens.execution;

/** What a thread of the region does. */
interface TeamBody {
	void execute(State inner, Frame frame);
}
