package org.racelens.report.drawing;

/** A colour; each component is 0 to 255. */
public record Colour(int red, int green, int blue) {
	/** @param hex {@code d55e00} */
	public static Colour of(String hex) {
		int rgb = Integer.parseInt(hex, 16);
		return new Colour(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff);
	}

	/** {@code #d55e00}. */
	public String hex() {
		return String.format("#%02x%02x%02x", red, green, blue);
	}

	/** Relative luminance, 0 to 1. WCAG 2.1 */
	public double luminance() {
		return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
	}

	private static double linear(int component) {
		double c = component / 255.0;
		return c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
	}

	/** Contrast ratio, 1 to 21. WCAG 2.1 */
	public double contrast(Colour other) {
		double lighter = Math.max(luminance(), other.luminance());
		double darker = Math.min(luminance(), other.luminance());
		return (lighter + 0.05) / (darker + 0.05);
	}
}
