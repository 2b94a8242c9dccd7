package org.racelens.race.explore;

/** A region has something that no skeleton says. */
class NotFollowedException extends Exception {
	private static final long serialVersionUID = 1L;

	/** @param what for developers */
	NotFollowedException(String what) {
		super(what, null, false, false);
	}
}
