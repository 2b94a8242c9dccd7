package org.racelens.exploration.machine;

/** Which loops end after the number of trips that they are given. */
public enum Bounding {
	/** all */
	ALL,
	/** those that need not meet a visible operation in each trip, so that nobody would notice how far they are */
	PRIVATE
}
