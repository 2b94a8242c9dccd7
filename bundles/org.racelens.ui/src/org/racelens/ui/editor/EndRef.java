package org.racelens.ui.editor;

/**
 * Names a place of a race.
 *
 * @param number 0 for the place of the marker, then {@link org.racelens.ide.marker.RacePlaces#elsewhere()}
 */
record EndRef(FindingRef race, int number) {
}
