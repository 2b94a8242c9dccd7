package org.racelens.analysis.tests.oracle;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The legal distributions of {@code schedule(static)} without chunk: all divisions of 0..N-1 into at most T contiguous blocks, each of at
 * most ceil(N/T) iterations. They are enumerated, not reasoned about.
 */
final class StaticBlocks {
	private static final Map<Division, boolean[][]> APART = new ConcurrentHashMap<>();

	private StaticBlocks() {
	}

	/** Whether a division exists that puts two iterations into different blocks. */
	static boolean mayFallApart(int iterations, int team, int first, int second) {
		return APART.computeIfAbsent(new Division(iterations, team), StaticBlocks::enumerated)[first][second];
	}

	private static boolean[][] enumerated(Division division) {
		boolean[][] apart = new boolean[division.iterations][division.iterations];
		int largest = (division.iterations + division.team - 1) / division.team;
		divide(new int[division.iterations], 0, 0, division.team, largest, apart);
		return apart;
	}

	/** Gives the iterations from {@code from} on to the blocks numbered from {@code block} on, in every way. */
	private static void divide(int[] blockOf, int from, int block, int team, int largest, boolean[][] apart) {
		if (from == blockOf.length) {
			record(blockOf, apart);
			return;
		}
		if ((team - block) * largest < blockOf.length - from) {
			return;
		}
		for (int size = 1; size <= largest && from + size <= blockOf.length; size++) {
			blockOf[from + size - 1] = block;
			divide(blockOf, from + size, block + 1, team, largest, apart);
		}
	}

	private static void record(int[] blockOf, boolean[][] apart) {
		for (int i = 0; i < blockOf.length; i++) {
			for (int j = 0; j < blockOf.length; j++) {
				apart[i][j] |= blockOf[i] != blockOf[j];
			}
		}
	}

	private record Division(int iterations, int team) {
	}
}
