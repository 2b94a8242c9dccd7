package org.racelens.execution.options;

/** What a loop without a {@code schedule} clause is taken for. */
public enum DefaultSchedule {
	/** any: what holds for every schedule */
	ANY,
	/** {@code static}, as most compilers do */
	STATIC
}
