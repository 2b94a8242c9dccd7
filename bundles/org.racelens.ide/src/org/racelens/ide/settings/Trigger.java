package org.racelens.ide.settings;

/** What makes a file be analysed. */
public enum Trigger {
	/** its text in an editor has changed and the user pauses */
	TYPING,
	/** an editor was opened on it */
	OPEN,
	/** its saved text has changed, by whomever */
	SAVE,
	/** its project was built */
	BUILD,
	/** the user asked; always followed */
	DEMAND
}
