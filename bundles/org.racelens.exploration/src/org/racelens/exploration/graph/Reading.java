package org.racelens.exploration.graph;

/** Whether atomics that are {@code seq_cst} are ordered with strong flushes, on which OpenMP 5.2 §15.8.5 is silent. */
public enum Reading {
	/** there are two orders, one of the atomics and one of the flushes: more executions */
	WEAKER,
	/** there is one order of all, as in C++ */
	STRONGER
}
