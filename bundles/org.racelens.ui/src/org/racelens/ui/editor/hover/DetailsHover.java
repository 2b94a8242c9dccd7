package org.racelens.ui.editor.hover;

/** For editors that show markers in a hover of their own, such as the generic one: tells what that leaves out. */
public final class DetailsHover extends FindingHover {
	public DetailsHover() {
		super(HoverStyle.DETAILS);
	}
}
