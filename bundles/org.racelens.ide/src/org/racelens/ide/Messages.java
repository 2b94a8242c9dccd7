package org.racelens.ide;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String jobGroup;
	public static String jobName;
	public static String failed;
	public static String notAnalysed;

	static {
		NLS.initializeMessages("org.racelens.ide.messages", Messages.class);
	}

	private Messages() {
	}
}
