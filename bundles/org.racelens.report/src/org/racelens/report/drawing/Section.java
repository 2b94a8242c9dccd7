package org.racelens.report.drawing;

import java.util.List;

/** A part of the drawing from its left to its right; the sections stand one below the other. */
interface Section {
	/** The least width that cuts nothing off. */
	int width();

	int height(int width);

	void draw(int x, int y, int width, List<Part> parts);
}
