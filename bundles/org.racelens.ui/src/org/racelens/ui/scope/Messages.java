package org.racelens.ui.scope;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String changingScope;

	static {
		NLS.initializeMessages("org.racelens.ui.scope.messages", Messages.class);
	}

	private Messages() {
	}
}
