package org.racelens.ui.check;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String checking;
	public static String checkingFiles;
	public static String checked;
	public static String cancelled;
	public static String lookingForSources;
	public static String noSources;

	static {
		NLS.initializeMessages("org.racelens.ui.check.messages", Messages.class);
	}

	private Messages() {
	}
}
