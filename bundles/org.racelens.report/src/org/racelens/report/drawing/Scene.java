package org.racelens.report.drawing;

import java.util.List;
import java.util.Optional;

/**
 * A finished drawing.
 *
 * @param title of the whole, in words
 * @param parts in the order of drawing, which is that of reading, too
 */
public record Scene(String title, int width, int height, List<Part> parts) {
	public Scene {
		parts = List.copyOf(parts);
	}

	/** What can be talked about, in reading order. */
	public List<Part> describedParts() {
		return parts.stream().filter(p -> !p.isDecoration()).toList();
	}

	/** The topmost part at a point that stands for something. */
	public Optional<Part> at(int x, int y) {
		return parts.stream().filter(p -> !p.isDecoration() && p.isAt(x, y)).reduce((below, above) -> above);
	}
}
