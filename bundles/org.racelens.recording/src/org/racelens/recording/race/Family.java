package org.racelens.recording.race;

import java.util.Arrays;
import java.util.BitSet;

/** Runs of the same traits that have begun. */
final class Family {
	private static final int FIRST = 16;
	final Traits traits;
	final int number;
	/** The families whose runs can race with these. */
	final BitSet rivals = new BitSet();
	/** Those of them that may be of several objects; null until there is one. */
	Family ofSeveral;
	int[] runs = new int[FIRST];
	/** Of runs with gaps, their addresses modulo the stride. */
	private long[] residues = new long[FIRST];
	int size;
	/** What ends last of them. */
	long lastEnd;
	private long[] ends = new long[FIRST];
	private int sizeToClean = FIRST;
	private long firstEnd = Long.MAX_VALUE;

	Family(Traits traits, int number) {
		this.traits = traits;
		this.number = number;
	}

	void add(int run, long low, long end) {
		if (size >= sizeToClean) {
			forgetEnded(low);
			sizeToClean = Math.max(FIRST, 2 * size);
		}
		if (size == runs.length) {
			runs = Arrays.copyOf(runs, size * 2);
			ends = Arrays.copyOf(ends, size * 2);
			residues = Arrays.copyOf(residues, size * 2);
		}
		firstEnd = Math.min(firstEnd, end);
		lastEnd = Math.max(lastEnd, end);
		ends[size] = end;
		residues[size] = traits.residue(low);
		runs[size++] = run;
	}

	/** Forgets what has ended. */
	void forgetEnded(long low) {
		if (firstEnd > low) {
			return;
		}
		int kept = 0;
		firstEnd = Long.MAX_VALUE;
		for (int i = 0; i < size; i++) {
			if (ends[i] > low) {
				firstEnd = Math.min(firstEnd, ends[i]);
				ends[kept] = ends[i];
				residues[kept] = residues[i];
				runs[kept++] = runs[i];
			}
		}
		size = kept;
	}

	/**
	 * The next run, from an index on, whose elements can meet those of another one; the size if there is none. Where both have the same
	 * stride their residues tell.
	 */
	int next(int from, Traits other, long residue) {
		if (other.stride() == 0 || other.stride() != traits.stride()) {
			return from;
		}
		long stride = other.stride();
		long below = other.width() - 1;
		long window = below + traits.width();
		for (int i = from; i < size; i++) {
			long distance = residue - residues[i] + below;
			if ((distance < 0 ? distance + stride : distance >= stride ? distance - stride : distance) < window) {
				return i;
			}
		}
		return size;
	}

	void forgetAll() {
		size = 0;
		firstEnd = Long.MAX_VALUE;
		lastEnd = 0;
		ofSeveral = null;
	}
}
