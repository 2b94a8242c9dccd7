package org.racelens.ui.witness;

import java.util.EnumMap;
import java.util.Map;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Font;
import org.racelens.report.drawing.TextStyle;

/** The fonts of a drawing, derived from those the user has chosen for dialogs and for text; the drawing grows with them. */
final class SceneFonts implements AutoCloseable {
	private static final double TITLE = 1.25;
	private static final double SMALL = 0.9;
	private final Map<TextStyle, Font> fonts = new EnumMap<>(TextStyle.class);

	/** @param height of the normal text, in points */
	SceneFonts(Device device, int height) {
		// from their data: a descriptor of a font would hand out the font itself, which is not ours to dispose
		FontDescriptor normal = FontDescriptor.createFrom(JFaceResources.getDialogFont().getFontData()).setHeight(height);
		fonts.put(TextStyle.NORMAL, normal.createFont(device));
		fonts.put(TextStyle.STRONG, normal.setStyle(SWT.BOLD).createFont(device));
		fonts.put(TextStyle.TITLE, normal.setStyle(SWT.BOLD).setHeight((int) Math.round(height * TITLE)).createFont(device));
		fonts.put(TextStyle.SMALL, normal.setHeight((int) Math.round(height * SMALL)).createFont(device));
		fonts.put(TextStyle.CODE,
				FontDescriptor.createFrom(JFaceResources.getTextFont().getFontData()).setHeight(height).createFont(device));
	}

	static int usualHeight() {
		return JFaceResources.getDialogFont().getFontData()[0].getHeight();
	}

	Font of(TextStyle style) {
		return fonts.get(style);
	}

	@Override
	public void close() {
		fonts.values().forEach(Font::dispose);
	}
}
