/**
 * The drawing of a witness. A race and its region enter, a scene leaves: shapes with roles instead of colours, for a window or for SVG.
 * Invariant: no text leaves the scene or covers another one, as far as the given measure of texts is right.
 */
package org.racelens.report.drawing;
