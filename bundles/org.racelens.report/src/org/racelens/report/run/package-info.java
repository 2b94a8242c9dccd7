/** Graphs of recorded runs, and their drawings. */
package org.racelens.report.run;
