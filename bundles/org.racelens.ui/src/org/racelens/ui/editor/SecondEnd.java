package org.racelens.ui.editor;

import org.eclipse.jface.text.source.Annotation;

/** A place of a race where its marker does not stand. */
public final class SecondEnd extends Annotation {
	static final String TYPE = "org.racelens.ui.secondEnd";

	private final EndRef end;

	SecondEnd(EndRef end, String text) {
		super(TYPE, false, text);
		this.end = end;
	}

	EndRef end() {
		return end;
	}

	/** The race it belongs to. */
	public FindingRef race() {
		return end.race();
	}
}
