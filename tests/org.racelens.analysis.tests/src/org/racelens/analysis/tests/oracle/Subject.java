package org.racelens.analysis.tests.oracle;

/** What is judged by the oracle: anything that finds the races of a program with one parallel region. */
@FunctionalInterface
public interface Subject {
	/** Analyses a complete program or translation unit. */
	Answer analyse(String source);
}
