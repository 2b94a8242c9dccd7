package org.racelens.ui.editor.hover;

/** How much a hover says. */
enum HoverStyle {
	/** everything */
	WHOLE,
	/** what the editor's own hover leaves out: that says the sentence, and what can be done */
	DETAILS
}
