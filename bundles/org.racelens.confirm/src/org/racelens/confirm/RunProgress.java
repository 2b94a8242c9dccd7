package org.racelens.confirm;

/** Is told how far runs are. */
public interface RunProgress {
	/** Tells nobody. */
	RunProgress NONE = (run, most) -> {
	};

	/**
	 * A run begins.
	 *
	 * @param run from 1
	 * @param most how many there may be, as far as is known; fewer where all has been seen before
	 */
	void begins(int run, int most);

	/** The program has printed this; what it prints faster than it can be told is left out. */
	default void prints(String text) {
		// not of interest
	}

	/** So many hundredths have been read of what the run has recorded; fewer than before where it turns out that more is to be read. */
	default void judges(int percent) {
		// not of interest
	}
}
