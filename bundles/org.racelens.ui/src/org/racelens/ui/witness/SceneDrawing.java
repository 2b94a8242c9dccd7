package org.racelens.ui.witness;

import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.TextMeasure;

/** Lays a scene out, for some fonts and some width. */
public interface SceneDrawing {
	/**
	 * The scene for some fonts.
	 *
	 * @param measure tells how much room texts take
	 * @param room the width that there is; the scene is wider where it must
	 */
	Scene draw(TextMeasure measure, int room);
}
