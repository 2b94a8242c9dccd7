package org.racelens.report.drawing;

import java.util.List;
import java.util.Optional;
import org.racelens.model.source.SourceRange;

/**
 * Shapes that stand for one thing.
 *
 * @param description in words, for who cannot see the drawing; empty for what only decorates
 * @param place in the source that it stands for
 * @param shapes in the order of drawing, at least one
 */
public record Part(Role role, String description, Optional<SourceRange> place, List<Shape> shapes) {
	public Part {
		shapes = List.copyOf(shapes);
		if (shapes.isEmpty()) {
			throw new IllegalArgumentException("nothing is drawn for " + role);
		}
	}

	static Part decoration(Role role, Shape... shapes) {
		return new Part(role, "", Optional.empty(), List.of(shapes));
	}

	/** Whether the part stands for nothing that could be talked about: it has no description and is skipped by focus and pointer. */
	public boolean isDecoration() {
		return description.isEmpty();
	}

	/** The smallest rectangle around its shapes. */
	public Area area() {
		return shapes.stream().map(Shape::area).reduce(Area::union).orElseThrow();
	}

	/** Whether a point is on one of its boxes or texts. */
	public boolean isAt(int x, int y) {
		return shapes.stream().anyMatch(s -> !(s instanceof Shape.Line) && s.area().contains(x, y));
	}
}
