package org.racelens.ui.preference;

import org.racelens.ide.settings.PreferenceSchema;

/** A function that a page is opened for, to say what it does. */
record NewModel(String function) {
	/** Begins a line for the function, where it has none yet. */
	void begin(Draft draft) {
		String lines = draft.get(PreferenceSchema.MODELS);
		boolean isThere = lines.lines().anyMatch(l -> l.strip().startsWith(function + ":"));
		if (!isThere) {
			draft.set(PreferenceSchema.MODELS, (lines.isBlank() ? "" : lines.stripTrailing() + "\n") + function + ": ");
		}
	}
}
