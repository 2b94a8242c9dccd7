package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.List;

/**
 * The legal ways to cut iterations 0..N-1 into contiguous pieces, as far as sampled iterations can tell.
 *
 * @see <a href="https://www.openmp.org/spec-html/5.2/openmpsu49.html">OpenMP 5.2 §11.5.3, schedule clause</a>
 */
final class Distribution {
	/** A sampled iteration and the thread that executes it. */
	record Sample(long iteration, long thread) implements Comparable<Sample> {
		@Override
		public int compareTo(Sample other) {
			return Long.compare(iteration, other.iteration);
		}
	}

	/** A longest run of sampled iterations on one thread. */
	private record Run(long first, long last, long thread) {
	}

	private Distribution() {
	}

	/**
	 * Whether {@code schedule(static)} may place the samples so: blocks of at most ⌈N/T⌉ iterations, at most one a thread. The blocks are
	 * laid from left to right, each as far to the right as the samples permit, which needs the fewest blocks.
	 */
	static boolean blocks(long iterations, long team, List<Sample> samples) {
		List<Run> runs = runs(samples);
		if (runs == null || runs.stream().map(Run::thread).distinct().count() < runs.size()) {
			return false;
		}
		long largest = ceil(iterations, team);
		long start = 0;
		long used = 0;
		for (int k = 0; k < runs.size(); k++) {
			long missing = runs.get(k).last + 1 - largest - start;
			long filler = missing > 0 ? ceil(missing, largest) : 0;
			long begin = Math.min(runs.get(k).first, start + filler * largest);
			long limit = k + 1 < runs.size() ? runs.get(k + 1).first : iterations;
			if (begin + largest <= runs.get(k).last) {
				return false;
			}
			start = Math.min(begin + largest, limit);
			used += filler + 1;
		}
		return used + ceil(iterations - start, largest) <= team;
	}

	/**
	 * Whether {@code schedule(guided,chunk)} may place the samples so: every chunk but the last has at least {@code chunk} iterations, so
	 * chunk borders are at least that far apart, the first one also from 0.
	 */
	static boolean guided(long chunk, List<Sample> samples) {
		List<Run> runs = runs(samples);
		if (runs == null) {
			return false;
		}
		long border = 0;
		for (int k = 1; k < runs.size(); k++) {
			border = Math.max(runs.get(k - 1).last + 1, border + Math.max(chunk, 1));
			if (border > runs.get(k).first) {
				return false;
			}
		}
		return true;
	}

	/** The runs in iteration order, or null when one iteration has two threads. */
	private static List<Run> runs(List<Sample> samples) {
		List<Run> runs = new ArrayList<>();
		Run open = null;
		for (Sample s : samples.stream().sorted().toList()) {
			if (open != null && open.thread == s.thread) {
				open = new Run(open.first, s.iteration, s.thread);
				continue;
			}
			if (open != null && open.last == s.iteration) {
				return null;
			}
			if (open != null) {
				runs.add(open);
			}
			open = new Run(s.iteration, s.iteration, s.thread);
		}
		if (open != null) {
			runs.add(open);
		}
		return runs;
	}

	static long ceil(long a, long b) {
		return Math.floorDiv(a, b) + (Math.floorMod(a, b) == 0 ? 0 : 1);
	}
}
