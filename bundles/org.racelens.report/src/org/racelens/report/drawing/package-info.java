/**
 * The drawings of a witness and of a region's phases. A race and its region, or a phase graph, enter, a scene leaves: shapes with roles
 * instead of colours, for a window or for SVG. Invariant: no text leaves the scene or covers another one, as far as the given measure of
 * texts is right.
 */
package org.racelens.report.drawing;
