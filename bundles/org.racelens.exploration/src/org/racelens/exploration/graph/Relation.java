package org.racelens.exploration.graph;

/** A relation of the numbers below a count. */
final class Relation {
	private final long[][] rows;
	private final int words;

	Relation(int count) {
		words = (count + 63) / 64;
		rows = new long[count][words];
	}

	void add(int from, int to) {
		rows[from][to >> 6] |= 1L << to;
	}

	boolean has(int from, int to) {
		return (rows[from][to >> 6] & 1L << to) != 0;
	}

	/** Relates a number to all to which another one of a relation is related. */
	void addAll(int from, Relation other, int row) {
		for (int i = 0; i < words; i++) {
			rows[from][i] |= other.rows[row][i];
		}
	}

	/** The images of each number under this, then under another one. */
	Relation then(Relation other) {
		Relation composed = new Relation(rows.length);
		for (int i = 0; i < rows.length; i++) {
			for (int word = 0; word < words; word++) {
				for (long left = rows[i][word]; left != 0; left &= left - 1) {
					composed.addAll(i, other, word * 64 + Long.numberOfTrailingZeros(left));
				}
			}
		}
		return composed;
	}

	boolean isAcyclic() {
		Relation closure = new Relation(rows.length);
		for (int i = 0; i < rows.length; i++) {
			closure.addAll(i, this, i);
		}
		for (int k = 0; k < rows.length; k++) {
			for (int i = 0; i < rows.length; i++) {
				if (closure.has(i, k)) {
					closure.addAll(i, closure, k);
				}
			}
		}
		for (int i = 0; i < rows.length; i++) {
			if (closure.has(i, i)) {
				return false;
			}
		}
		return true;
	}
}
