package org.racelens.recording.structure;

import org.racelens.recording.log.Construct;

/**
 * That a thread is one of several.
 *
 * @param number of the thread in its team, of the team in its league, or of the thread in its team that has started this one
 */
public record Membership(Kind kind, int number) {
	/** What several there are of. */
	public enum Kind {
		/** the threads of a team */
		THREAD,
		/** the initial threads of the teams of a league */
		TEAM,
		/** threads that the program has started itself in a region */
		STARTED_THREAD
	}

	static Membership of(Task host) {
		return new Membership(host.isOfStartedThread() ? Kind.STARTED_THREAD : kind(host.team().construct()), host.threadNumber());
	}

	private static Kind kind(Construct construct) {
		return switch (construct) {
			case PARALLEL -> Kind.THREAD;
			case TEAMS -> Kind.TEAM;
		};
	}
}
