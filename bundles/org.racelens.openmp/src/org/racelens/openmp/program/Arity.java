package org.racelens.openmp.program;

/** How many arguments a function takes. */
public enum Arity {
	/** one for each parameter */
	FIXED,
	/** any number of further ones: a parameter list that ends in {@code ...} */
	VARIADIC
}
