/**
 * A small machine for C with OpenMP: a text enters, its executions and their races leave. It knows structures, arrays, pointers, blocks of
 * memory and functions of several files, one region at a time, and judges by executing: all threads come along together, statement by
 * statement, and each iteration is executed on every thread that may get it. It refuses what it does not know, and what is undefined. It
 * shares nothing with the analysis.
 */
package org.racelens.analysis.tests.oracle.machine;
