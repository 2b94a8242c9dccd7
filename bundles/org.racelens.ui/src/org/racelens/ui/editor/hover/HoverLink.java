package org.racelens.ui.editor.hover;

/**
 * What a click does.
 *
 * @param action for the user interface's thread, after the hover has gone
 */
public record HoverLink(String text, Runnable action) {
}
