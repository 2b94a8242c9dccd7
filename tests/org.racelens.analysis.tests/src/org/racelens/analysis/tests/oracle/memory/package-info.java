/**
 * Random programs about memory, whose answers are compared with what a machine finds that executes them: structures, rows, programs of two
 * files, and functions whose arguments are not known. A seed enters; what leaves is on what the analysis and the machine differ.
 */
package org.racelens.analysis.tests.oracle.memory;
