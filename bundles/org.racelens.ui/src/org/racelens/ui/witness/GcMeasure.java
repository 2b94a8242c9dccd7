package org.racelens.ui.witness;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.racelens.report.drawing.TextMeasure;
import org.racelens.report.drawing.TextStyle;

/** Measures texts as they will be painted. */
record GcMeasure(GC gc, SceneFonts fonts) implements TextMeasure {
	@Override
	public int width(String text, TextStyle style) {
		gc.setFont(fonts.of(style));
		return gc.textExtent(text, SWT.DRAW_TRANSPARENT).x;
	}

	@Override
	public int height(TextStyle style) {
		gc.setFont(fonts.of(style));
		return gc.getFontMetrics().getHeight();
	}

	@Override
	public int ascent(TextStyle style) {
		gc.setFont(fonts.of(style));
		return gc.getFontMetrics().getAscent() + gc.getFontMetrics().getLeading();
	}
}
