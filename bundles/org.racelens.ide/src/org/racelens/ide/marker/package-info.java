/**
 * Findings as markers of the workspace. Invariant: the markers of a file say what one result says; a marker that is right already is not
 * touched.
 */
package org.racelens.ide.marker;
