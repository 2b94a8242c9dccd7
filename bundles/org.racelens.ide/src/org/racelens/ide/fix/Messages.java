package org.racelens.ide.fix;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String searching;
	public static String left;
	public static String failed;
	public static String isGone;
	public static String noLongerHolds;
	public static String becauseOf;
	public static String loopInHeader;

	static {
		NLS.initializeMessages("org.racelens.ide.fix.messages", Messages.class);
	}

	private Messages() {
	}
}
