package org.racelens.recording.race;

/**
 * What decides for all runs of a family whether they can race with those of another one.
 *
 * @param unit the size of atomic accesses to multiples of it, 0 for others
 * @param stride the stride of runs with gaps, 0 for others
 * @param width the size of one access of runs with gaps, 0 for others
 */
record Traits(int globalThread, int lockset, AccessKind kind, long unit, long stride, long width) {
	/** Where elements of a run with gaps lie, modulo the stride; 0 of others. */
	long residue(long address) {
		return stride == 0 ? 0 : address % stride;
	}
}
