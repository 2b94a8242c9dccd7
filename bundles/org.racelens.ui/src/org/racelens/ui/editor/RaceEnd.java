package org.racelens.ui.editor;

import org.eclipse.jface.text.source.Annotation;

/** Lights up an end of the selected race. */
public final class RaceEnd extends Annotation {
	static final String TYPE = "org.racelens.ui.raceEnd";

	RaceEnd() {
		super(TYPE, false, "");
	}
}
