package org.racelens.ui.preference;

/** Contexts of the help. */
final class Help {
	/** The bundle that has them. */
	static final String PREFIX = "org.racelens.ui.";
	static final String MAIN = PREFIX + "preferences";
	static final String PROJECT = PREFIX + "preferencesProject";

	private Help() {
	}
}
