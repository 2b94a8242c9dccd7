package org.racelens.exploration.answer;

/** How executions are explored. */
public enum Mode {
	/** as interleavings: all visible operations are sequentially consistent */
	INTERLEAVING,
	/** as execution graphs */
	GRAPH
}
