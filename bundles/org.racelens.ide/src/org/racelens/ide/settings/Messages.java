package org.racelens.ide.settings;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String tellChanges;
	public static String notANumber;
	public static String outOfRange;
	public static String notAWord;
	public static String badPattern;
	public static String badModel;
	public static String unknownWord;
	public static String badValue;
	public static String badDatabase;

	static {
		NLS.initializeMessages("org.racelens.ide.settings.messages", Messages.class);
	}

	private Messages() {
	}
}
