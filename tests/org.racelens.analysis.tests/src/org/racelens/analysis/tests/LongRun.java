package org.racelens.analysis.tests;

/**
 * How much the tests draw and compare: the usual run takes minutes, the one of {@code ./verify --long} ({@code -Dracelens.long=true})
 * hours.
 */
public final class LongRun {
	/** Whether everything is wanted that is worth comparing. */
	public static final boolean ASKED = Boolean.getBoolean("racelens.long");

	private LongRun() {
	}

	/** The number that the property gives, and where it gives none, the one of this kind of run. */
	public static int size(String property, int usual, int thorough) {
		return Integer.getInteger(property, ASKED ? thorough : usual);
	}

	/** Whether the name is in the sample that the usual run takes, about one of {@code share} names; a long run takes all. */
	public static boolean samples(String name, int share) {
		return ASKED || Math.floorMod(name.hashCode(), share) == 0;
	}
}
