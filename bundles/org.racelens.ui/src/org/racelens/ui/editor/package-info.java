/**
 * What editors show of results: badges of regions, the other ends of races, and which ends belong together. Results and selections enter,
 * annotations, code minings and hovers leave. Invariant: annotations change in the user interface's thread only, by differences, and
 * nothing is analysed there.
 */
package org.racelens.ui.editor;
