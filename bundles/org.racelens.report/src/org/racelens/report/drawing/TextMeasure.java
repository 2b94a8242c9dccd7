package org.racelens.report.drawing;

/** How large texts are; in the scene's unit, which is the pixel of a window. */
public interface TextMeasure {
	/** The width of a line of text. */
	int width(String text, TextStyle style);

	/** From the top of one line to its bottom. */
	int height(TextStyle style);

	/** From the top of a line to its baseline. */
	int ascent(TextStyle style);
}
