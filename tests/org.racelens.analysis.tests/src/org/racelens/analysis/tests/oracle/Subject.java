package org.racelens.analysis.tests.oracle;

/** What is judged by the oracle: anything that finds the races of a C program with one parallel region. */
@FunctionalInterface
public interface Subject {
	/** Analyses a complete C translation unit. */
	Answer analyse(String cSource);
}
