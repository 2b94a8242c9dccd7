package org.racelens.ide.live;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String jobName;
	public static String progress;
	public static String backlogProgress;
	public static String cleanUp;
	public static String lookingForCode;
	public static String failed;
	public static String tooLong;

	static {
		NLS.initializeMessages("org.racelens.ide.live.messages", Messages.class);
	}

	private Messages() {
	}
}
