package org.racelens.analysis.tests.oracle;

/** What writes a tiny program down in a language. */
@FunctionalInterface
interface Printer {
	/** In C. */
	Printer C = CPrinter::print;

	/**
	 * The program's text and the lines of its accesses.
	 *
	 * @throws IllegalArgumentException if the language has no form for it
	 */
	PrintedProgram print(TinyProgram program);
}
