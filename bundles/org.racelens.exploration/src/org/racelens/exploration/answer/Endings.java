package org.racelens.exploration.answer;

/** Told of each execution that finishes: once for each graph, or for each state that is a last one. */
@FunctionalInterface
public interface Endings {
	/** For those who need not know. */
	Endings UNHEARD = ending -> {
	};

	/** An execution has finished. */
	void finished(Ending ending);
}
