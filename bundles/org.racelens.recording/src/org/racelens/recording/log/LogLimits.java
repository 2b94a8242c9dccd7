package org.racelens.recording.log;

/**
 * What a log may ask of memory.
 *
 * @param blockBytes the bytes of one block, stored and plain
 * @param threads logs of one process
 * @param segments segments with accesses of one process
 * @param items dependences of one record
 * @param nameBytes bytes of a name
 * @param lines lines of a text file
 */
public record LogLimits(int blockBytes, int threads, int segments, int items, int nameBytes, int lines) {
	/** Enough for all that the recorder writes. */
	public static final LogLimits DEFAULT = new LogLimits(64 << 20, 4096, 1 << 28, 1 << 20, 4096, 1 << 20);
	/** One past the highest address that a program can have. */
	static final long ADDRESSES = 1L << 57;
}
