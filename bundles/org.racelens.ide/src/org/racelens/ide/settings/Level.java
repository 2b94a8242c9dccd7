package org.racelens.ide.settings;

import java.util.OptionalInt;
import org.eclipse.core.resources.IMarker;

/** How a kind of finding is marked. */
public enum Level {
	ERROR, WARNING, INFO,
	/** not at all */
	IGNORE;

	/** As {@link IMarker#SEVERITY}; empty where there is no marker. */
	public OptionalInt severity() {
		return switch (this) {
			case ERROR -> OptionalInt.of(IMarker.SEVERITY_ERROR);
			case WARNING -> OptionalInt.of(IMarker.SEVERITY_WARNING);
			case INFO -> OptionalInt.of(IMarker.SEVERITY_INFO);
			case IGNORE -> OptionalInt.empty();
		};
	}
}
