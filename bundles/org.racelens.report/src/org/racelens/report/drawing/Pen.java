package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import org.racelens.report.drawing.Shape.Align;
import org.racelens.report.drawing.Shape.Label;

/** Sets texts, and knows the distances that go with their size. */
record Pen(TextMeasure measure) {
	/** The unit of distances: a normal line's height. */
	int em() {
		return measure.height(TextStyle.NORMAL);
	}

	/** Between the border of a box and what is in it. */
	int pad() {
		return Math.max(4, em() * 2 / 5);
	}

	/** The corners of boxes. */
	int radius() {
		return Math.max(2, em() / 4);
	}

	int width(String text, TextStyle style) {
		return measure.width(text, style);
	}

	int height(TextStyle style) {
		return measure.height(style);
	}

	/** A text that starts at a point. */
	Label at(int x, int y, String text, TextStyle style, Role role) {
		return label(x, y, text, style, Align.START, role);
	}

	/** A text around the middle of a stretch. */
	Label centred(int x, int width, int y, String text, TextStyle style, Role role) {
		return label(x + (width - width(text, style)) / 2, y, text, style, Align.MIDDLE, role);
	}

	/** A text that ends at a point. */
	Label endingAt(int x, int y, String text, TextStyle style, Role role) {
		return label(x - width(text, style), y, text, style, Align.MIDDLE, role);
	}

	private Label label(int x, int y, String text, TextStyle style, Align align, Role role) {
		return new Label(new Area(x, y, width(text, style), height(style)), measure.ascent(style), text, style, align, role);
	}

	/** The lines of a text that is to be no wider than something; words that are too long are broken. */
	List<String> lines(String text, TextStyle style, int most) {
		List<String> result = new ArrayList<>();
		String line = "";
		for (String word : text.strip().split("\\s+")) {
			String longer = line.isEmpty() ? word : line + " " + word;
			if (width(longer, style) <= most) {
				line = longer;
				continue;
			}
			if (!line.isEmpty()) {
				result.add(line);
			}
			String rest = word;
			while (width(rest, style) > most && rest.length() > 1) {
				int cut = fitting(rest, style, most);
				result.add(rest.substring(0, cut));
				rest = rest.substring(cut);
			}
			line = rest;
		}
		result.add(line);
		return result;
	}

	/** How many code units of a word fit, at least one character. */
	private int fitting(String word, TextStyle style, int most) {
		int cut = word.offsetByCodePoints(0, 1);
		while (cut < word.length() && width(word.substring(0, word.offsetByCodePoints(cut, 1)), style) <= most) {
			cut = word.offsetByCodePoints(cut, 1);
		}
		return cut;
	}
}
