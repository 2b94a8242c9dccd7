package org.racelens.headless.flag;

import java.util.Locale;

/** How fixes and suggestions are written: there is no use for SARIF and HTML. */
public enum SimpleFormat {
	TEXT, JSON;

	/** As the user writes it. */
	@Override
	public String toString() {
		return name().toLowerCase(Locale.ROOT);
	}
}
