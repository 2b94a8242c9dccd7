package org.racelens.report.drawing;

import java.util.List;

/** What is drawn in a thread's lane: an access within its iterations and calls. */
interface Block {
	/** The least width that cuts nothing off. */
	int width();

	int height();

	/** From its top to the middle of the access. */
	int middle();

	/** From its right edge, and from its left one, to the access. */
	int inset();

	/** Adds its parts, the outer ones first. */
	void draw(int x, int y, int width, List<Part> parts);
}
