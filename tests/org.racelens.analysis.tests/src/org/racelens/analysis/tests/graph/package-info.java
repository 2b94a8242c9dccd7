/** The phase graphs of small programs, compared as a whole. */
package org.racelens.analysis.tests.graph;
