package org.racelens.exploration.machine;

/** Which loops end after the number of trips that they are given. */
public enum Bounding {
	/** all */
	ALL,
	/** those that make so many without a visible operation, so that nobody would notice how far they are */
	PRIVATE
}
