package org.racelens.execution.options;

/** What pointer parameters of a function that is analysed on its own lead to. */
public enum ParameterAliasing {
	/** any two of them may lead to one object, and one to a global variable */
	MAY_ALIAS,
	/** each leads to an object of its own, as if it were {@code restrict}; answers that need this say so */
	DISTINCT_PARAMETERS
}
