/** The terms that C's operators and comparisons become, held against the numbers that they stand for. */
package org.racelens.analysis.tests.execution.arithmetic;
