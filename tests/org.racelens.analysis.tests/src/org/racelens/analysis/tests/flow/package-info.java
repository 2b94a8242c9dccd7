/** The facts of the sequential program, each claim with a table of small pieces of C. */
package org.racelens.analysis.tests.flow;
