package org.racelens.report.drawing;

/** Sizes where no font is at hand: rather too wide than too narrow, for the widest of the usual sans-serif fonts at 13 units. */
public final class EstimatedMeasure implements TextMeasure {
	/** The size of the normal text. */
	static final double SIZE = 13;
	private static final String NARROW = "ijlI.,:;'|!()[]{}/ ";
	private static final String WIDE = "mwMW@%\u2026\u2192=+<>#";

	/** The size of the font of a style, in units of the scene. */
	public static double size(TextStyle style) {
		return switch (style) {
			case TITLE -> SIZE * 1.25;
			case SMALL -> SIZE * 0.9;
			case NORMAL, STRONG, CODE -> SIZE;
		};
	}

	@Override
	public int width(String text, TextStyle style) {
		double em = text.codePoints().mapToDouble(c -> style == TextStyle.CODE ? fixed(c) : proportional(c)).sum();
		double bold = style == TextStyle.TITLE || style == TextStyle.STRONG ? 1.1 : 1;
		return (int) Math.ceil(em * bold * size(style));
	}

	private static double fixed(int c) {
		return c < 0x1100 ? 0.61 : 1.22;
	}

	private static double proportional(int c) {
		if (c >= 0x1100 && (c < 0x2000 || c > 0x22ff)) {
			return 1.1;
		}
		if (NARROW.indexOf(c) >= 0) {
			return 0.42;
		}
		return WIDE.indexOf(c) >= 0 ? 1 : Character.isUpperCase(c) ? 0.76 : 0.64;
	}

	@Override
	public int height(TextStyle style) {
		return (int) Math.ceil(size(style) * 1.4);
	}

	@Override
	public int ascent(TextStyle style) {
		return (int) Math.ceil(size(style) * 1.05);
	}
}
