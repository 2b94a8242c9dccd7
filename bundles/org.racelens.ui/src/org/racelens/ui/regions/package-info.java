/**
 * The Regions view: results of the live analysis enter, rows and drawings leave. Invariant: rows are chosen and sorted, and graphs made, by
 * background jobs; the user interface's thread only shows what is ready.
 */
package org.racelens.ui.regions;
