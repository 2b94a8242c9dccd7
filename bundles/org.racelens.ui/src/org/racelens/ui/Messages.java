package org.racelens.ui;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String undecided;
	public static String notAnalysed;

	static {
		NLS.initializeMessages("org.racelens.ui.messages", Messages.class);
	}

	private Messages() {
	}
}
