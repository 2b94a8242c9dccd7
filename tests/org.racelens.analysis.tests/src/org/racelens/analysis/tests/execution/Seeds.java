package org.racelens.analysis.tests.execution;

import java.util.Random;

/** Generators of random numbers by number: {@link Random} itself yields nearly the same first numbers for all small seeds. */
public final class Seeds {
	private static final long SPREAD = 0x9E3779B97F4A7C15L;

	private Seeds() {
	}

	public static Random random(long seed) {
		return new Random((seed + 1) * SPREAD);
	}
}
