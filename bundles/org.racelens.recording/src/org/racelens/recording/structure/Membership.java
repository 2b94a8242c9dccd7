package org.racelens.recording.structure;

import org.racelens.recording.log.Construct;

/**
 * That a thread is one of several.
 *
 * @param construct {@code PARALLEL} for a thread of a team, {@code TEAMS} for the initial thread of one of a league
 * @param number of the thread in its team, or of the team in its league
 */
public record Membership(Construct construct, int number) {
}
