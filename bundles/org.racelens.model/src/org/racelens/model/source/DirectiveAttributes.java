package org.racelens.model.source;

/** How directives stand in a text as attributes of statements. OpenMP 5.2 §3.1. Offsets are UTF-16 code units, 0-based. */
public interface DirectiveAttributes {
	/** Whether the argument of such an attribute begins behind what stands before it in its line. */
	boolean isOpened(String before);

	/** Whether a text ends with attributes: what comes next is what they belong to. */
	boolean isClosed(String before);

	/** Whether the directive that starts at an offset may be such an attribute, or be made by a macro. */
	boolean mayStart(String text, int offset);
}
