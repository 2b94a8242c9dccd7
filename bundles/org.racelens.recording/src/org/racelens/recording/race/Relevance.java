package org.racelens.recording.race;

import org.racelens.recording.log.AccessRun;
import org.racelens.recording.structure.RunStructure;

/** Which accesses can be of a race at all. */
final class Relevance {
	private static final int FRAME_BITS = 40;

	private Relevance() {
	}

	/** Not those outside of regions, to what only its own thread accesses, or of the runtime to the copies of a reduction. */
	static boolean isRelevant(RunStructure structure, int segment, AccessRun run) {
		if (structure.epoch(segment) < 0) {
			return false;
		}
		if (!run.isOnStack()) {
			return true;
		}
		boolean isForeign = run.owner() != structure.thread(segment);
		return !structure.isReducing(segment) && (isForeign || structure.isShared(run.owner(), run.frame()));
	}

	/** The object of the accesses of a row. Frames of stacks have negative numbers, few of which are equal. */
	static long object(RunStructure structure, int segment, Shape shape, long low) {
		if (shape.isOnStack()) {
			return RunStructure.SEVERAL_OBJECTS - 1 - (((long) shape.owner() << FRAME_BITS) + shape.frame() & Long.MAX_VALUE >> 1);
		}
		return structure.object(low, low + shape.span(), segment);
	}
}
