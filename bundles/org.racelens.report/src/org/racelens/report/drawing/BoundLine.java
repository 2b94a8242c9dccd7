package org.racelens.report.drawing;

import java.util.List;
import java.util.Optional;
import org.racelens.model.source.PhaseBound;
import org.racelens.model.source.PhaseBound.Barrier;
import org.racelens.model.source.PhaseBound.Edge;
import org.racelens.model.source.SourceRange;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Line;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.drawing.Shape.Tip;

/** A barrier or an end of the region: a line across, with its name on it. */
record BoundLine(PhaseBound bound, String text, Pen pen) {
	int width() {
		return pen.width(text, TextStyle.SMALL) + 2 * pen.em();
	}

	int height() {
		return pen.height(TextStyle.SMALL) + pen.pad();
	}

	void draw(int x, int y, int width, List<Part> parts) {
		Role role = bound instanceof Barrier ? Role.BARRIER : Role.EDGE;
		Stroke stroke = bound instanceof Barrier ? Stroke.THICK : bound == Edge.UNKNOWN ? Stroke.DASHED : Stroke.THIN;
		int middle = y + height() / 2;
		int label = width();
		int left = x + (width - label) / 2;
		Optional<SourceRange> place = bound instanceof Barrier b ? Optional.of(b.place()) : Optional.empty();
		parts.add(new Part(role, text, place, List.of(
				new Line(x, middle, x + width, middle, stroke, Tip.NONE, role),
				new Box(new Area(left, y, label, height()), height() / 2, Stroke.THIN, role),
				pen.centred(left, label, y + pen.pad() / 2, text, TextStyle.SMALL, role))));
	}
}
