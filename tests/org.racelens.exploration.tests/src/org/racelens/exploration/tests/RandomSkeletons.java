package org.racelens.exploration.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random skeletons, as text: two or three threads of up to five visible operations on two locations, with all orders, fences, branches on
 * what was read, accesses to data between, and at most one await.
 */
final class RandomSkeletons {
	private static final String[] READS = { "rlx", "acq", "sc" };
	private static final String[] WRITES = { "rlx", "rel", "sc" };
	private static final String[] ALL = { "rlx", "acq", "rel", "ar", "sc" };
	private static final int MOST_OF_TWO = 5;
	private static final int MOST_OF_THREE = 3;

	private final Random random;
	private final boolean isSequential;
	/** whether each thread has either strong atomics alone, or relaxed ones with strong flushes between */
	private final boolean isExtreme;
	private boolean hasFlushes;
	private boolean mayAwait = true;
	private int writes;

	private RandomSkeletons(long seed, boolean isSequential) {
		this.random = new Random(seed);
		this.isSequential = isSequential;
		this.isExtreme = random.nextInt(3) == 0;
	}

	/** All orders. */
	static String of(long seed) {
		return new RandomSkeletons(seed, false).text();
	}

	/** Mostly relaxed, with values and guards that depend on what was read. */
	static String relaxed(long seed) {
		return relaxed(new Random(seed), 0);
	}

	/** The same, of which threads do some steps while they hold a lock, most of them the same one. */
	static String relaxedInSections(long seed) {
		return relaxed(new Random(seed), 3);
	}

	/** @param sections of four threads so many have a section */
	private static String relaxed(Random random, int sections) {
		StringBuilder text = new StringBuilder("loc x y z\n");
		int threads = 2 + random.nextInt(2);
		for (int thread = 0; thread < threads; thread++) {
			text.append(thread).append(": ");
			int count = 2 + random.nextInt(threads == 2 ? 4 : 2);
			List<String> steps = new ArrayList<>();
			for (int i = 0; i < count; i++) {
				steps.add(relaxedStep(random, i));
			}
			if (sections > 0 && random.nextInt(4) < sections) {
				String lock = random.nextInt(6) == 0 ? "(m)" : "(l)";
				int from = random.nextInt(3) == 0 ? random.nextInt(count) : 0;
				steps.add(from + 1 + random.nextInt(count - from), "unlock" + lock);
				steps.add(from, "lock" + lock);
			}
			steps.add("if (r0 + r1 == 1) { write d }\n");
			text.append(String.join("; ", steps));
		}
		return text.toString();
	}

	private static String relaxedStep(Random random, int number) {
		String location = String.valueOf("xyz".charAt(random.nextInt(3)));
		String earlier = "r" + random.nextInt(number + 1);
		switch (random.nextInt(10)) {
			case 0, 1, 2:
				return "r" + number + " = ld." + (random.nextInt(6) == 0 ? "acq" : "rlx") + "(" + location + ")";
			case 3, 4, 5:
				return "st." + (random.nextInt(6) == 0 ? "rel" : "rlx") + "(" + location + ", 1)";
			case 6:
				return "st.rlx(" + location + ", " + earlier + ")";
			case 7:
				return "if (" + earlier + " == 1) { st.rlx(" + location + ", 1) }";
			case 8:
				return "r" + number + " = add.rlx(" + location + ", 1)";
			default:
				return random.nextInt(3) == 0 ? "F" : "use d";
		}
	}

	/** Only {@code seq_cst} and locks. */
	static String sequential(long seed) {
		return new RandomSkeletons(seed, true).text();
	}

	private String pick(String... some) {
		return some[random.nextInt(some.length)];
	}

	private String order(String... some) {
		return isSequential ? "sc" : isExtreme ? hasFlushes ? "rlx" : "sc" : pick(some);
	}

	private String text() {
		int threads = 2 + random.nextInt(2);
		boolean hasBarrier = random.nextInt(6) == 0;
		StringBuilder text = new StringBuilder("loc x y l\n");
		for (int thread = 0; thread < threads; thread++) {
			text.append(thread).append(": ");
			hasFlushes = random.nextBoolean();
			int most = threads == 2 ? MOST_OF_TWO : MOST_OF_THREE + random.nextInt(2);
			int count = 1 + random.nextInt(most);
			int barrier = hasBarrier ? random.nextInt(count + (random.nextInt(8) == 0 ? 2 : 0)) : -1;
			for (int i = 0; i < count; i++) {
				text.append(i == barrier ? "barrier; " : "");
				String step = step(i);
				count -= step.startsWith("lock") ? 2 : 0;
				text.append(data()).append(step).append(isExtreme && hasFlushes ? "F; " : "");
			}
			text.append(data()).append('\n');
		}
		return text.toString();
	}

	private String data() {
		return random.nextInt(3) == 0 ? pick("write d; ", "use d; ", "use e; ", "write e; ") : "";
	}

	private String step(int number) {
		String location = pick("x", "y");
		String register = "r" + number;
		switch (random.nextInt(14)) {
			case 12:
				return "either { " + write(location) + " } or { " + pick("write d", "use e") + " }; ";
			case 13:
				return isSequential ? "" : pick("lock(l); write d; unlock(l); ",
						register + " = test(l); if (" + register + ") { write e; unlock(l) } else { use d }; ");
			case 0, 1, 2:
				return register + " = ld." + order(READS) + "(" + location + "); "
						+ (random.nextInt(4) == 0 ? "if (" + register + " == 1) { " + pick("write d", "use e", write(location)) + " }; "
								: "");
			case 3, 4, 5:
				return write(location) + "; ";
			case 6:
				return ++writes > 6 ? "" : register + " = add." + order(ALL) + "(" + location + ", 1); ";
			case 7:
				return ++writes > 6 ? "" : register + " = xch." + order(ALL) + "(" + location + ", 2); ";
			case 8:
				return ++writes > 6 ? ""
						: register + " = cas." + order(ALL) + "." + order(READS) + "(" + location + ", " + pick("0", "1") + ", 2); ";
			case 9, 10:
				return isSequential ? "lock(l); " + pick("write d; ", "use d; ", write(location) + "; ") + "unlock(l); "
						: isExtreme ? "F; " : pick("F; ", "F; ", "F.ar; ", "F.acq; ", "F.rel; ");
			default:
				return await(location);
		}
	}

	private String write(String location) {
		return ++writes > 6 ? "use d" : "st." + order(WRITES) + "(" + location + ", " + pick("1", "1", "2") + ")";
	}

	private String await(String location) {
		if (!mayAwait) {
			return "";
		}
		mayAwait = false;
		switch (random.nextInt(6)) {
			case 4, 5:
				return "until (p == 1 || q == 1) { " + (random.nextInt(4) == 0 ? "use d; " : "") + "p = ld." + order(READS) + "(x); q = ld."
						+ order(READS) + "(y) }; ";
			case 0:
				writes++;
				return "awcas." + order(ALL) + "." + order(READS) + "(" + location + ", 1, 2: v == 1); ";
			case 1:
				return "aw." + order(READS) + "(" + location + ": v >= 1) do { use d }; ";
			default:
				return "aw." + order(READS) + "(" + location + ": v " + pick("== 1", "== 2", ">= 1", "!= 1") + "); ";
		}
	}
}
