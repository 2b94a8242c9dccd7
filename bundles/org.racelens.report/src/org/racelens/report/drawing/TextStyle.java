package org.racelens.report.drawing;

/** The few ways texts are set. */
public enum TextStyle {
	TITLE, NORMAL, STRONG, SMALL, CODE
}
