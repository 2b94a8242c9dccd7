package org.racelens.ui.example;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String title;
	public static String description;
	public static String text;

	static {
		NLS.initializeMessages("org.racelens.ui.example.messages", Messages.class);
	}

	private Messages() {
	}
}
