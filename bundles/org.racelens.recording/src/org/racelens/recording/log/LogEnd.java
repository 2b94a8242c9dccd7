package org.racelens.recording.log;

/** How the log of a thread ended. */
public enum LogEnd {
	/** After a whole block, at the end of the file. */
	COMPLETE,
	/** The file does not begin as a log of this format. */
	FOREIGN,
	/** In the middle of a block. */
	CUT_OFF,
	/** By a block that claims to be larger than blocks may be. */
	LARGE_BLOCK,
	/** By a block that cannot be unpacked. */
	PACKED_BADLY,
	/** By a record that goes over the end of its block, or whose numbers cannot be. */
	DAMAGED_RECORD,
	/** By a kind of record that this format does not have. */
	UNKNOWN_RECORD,
	/** By a stamp that is not greater than the one before. */
	STAMPS_FALL,
	/** By more records than the limits admit. */
	TOO_MUCH,
	/** The file could not be read on. */
	UNREADABLE
}
