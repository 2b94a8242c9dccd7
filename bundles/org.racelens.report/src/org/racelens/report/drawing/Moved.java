package org.racelens.report.drawing;

import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Label;
import org.racelens.report.drawing.Shape.Line;

/** The same shape somewhere else. */
public record Moved(int right, int down) implements Shape.Visitor<Shape> {
	static Shape by(Shape shape, int right, int down) {
		return shape.accept(new Moved(right, down));
	}

	private Area moved(Area a) {
		return new Area(a.x() + right, a.y() + down, a.width(), a.height());
	}

	@Override
	public Shape visitBox(Box box) {
		return new Box(moved(box.area()), box.radius(), box.border(), box.role());
	}

	@Override
	public Shape visitLine(Line line) {
		return new Line(line.x1() + right, line.y1() + down, line.x2() + right, line.y2() + down, line.stroke(), line.tip(), line.role());
	}

	@Override
	public Shape visitLabel(Label label) {
		return new Label(moved(label.area()), label.ascent(), label.text(), label.style(), label.align(), label.role());
	}
}
