package org.racelens.ui.words;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String undecided;
	public static String conditional;
	public static String notAnalysed;
	public static String onlyPossible;
	public static String confirmed;
	public static String andMore;
	public static String tallyFiles;
	public static String tallyRaces;
	public static String tallyPossible;
	public static String tallyUndecided;
	public static String tallyFailed;
	public static String tallySeparator;

	static {
		NLS.initializeMessages("org.racelens.ui.words.messages", Messages.class);
	}

	private Messages() {
	}
}
