package org.racelens.ui.command;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String removingMarkers;
	public static String noRaceHere;
	public static String needsSelection;
	public static String needsEditor;
	public static String otherFile;
	public static String noFile;
	public static String nothingToLeaveOut;
	public static String nothingLeftOut;

	static {
		NLS.initializeMessages("org.racelens.ui.command.messages", Messages.class);
	}

	private Messages() {
	}
}
