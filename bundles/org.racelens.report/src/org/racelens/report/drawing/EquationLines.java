package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.race.verdict.AccessReport;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Stroke;

/** What {@link EquationSection} tells, where there is no room for columns: one thing below the other, broken where it is too wide. */
record EquationLines(Ends ends, Pen pen) implements Section {
	private record Line(String text, TextStyle style) {
	}

	private List<Line> lines(AccessReport access, int width) {
		List<String> texts = EquationSection.texts(access);
		List<Line> lines = new ArrayList<>();
		for (int i = 0; i < texts.size(); i++) {
			TextStyle style = i == 0 ? TextStyle.STRONG : EquationSection.STYLES.get(i);
			if (!texts.get(i).isEmpty()) {
				pen.lines(texts.get(i), style, width - 2 * pen.pad()).forEach(t -> lines.add(new Line(t, style)));
			}
		}
		return lines;
	}

	private int height(List<Line> lines) {
		return lines.stream().mapToInt(l -> pen.height(l.style)).sum() + 2 * pen.pad();
	}

	private int heading() {
		return pen.height(TextStyle.STRONG) + pen.pad();
	}

	/** Any width will do in which a word can be read. */
	@Override
	public int width() {
		return pen.width(Words.of("address"), TextStyle.STRONG) + 2 * pen.pad();
	}

	@Override
	public int height(int width) {
		return heading() + ends.both().stream().mapToInt(a -> height(lines(a, width))).sum() + pen.pad();
	}

	@Override
	public void draw(int x, int y, int width, List<Part> parts) {
		parts.add(Part.decoration(Role.SUBTITLE, pen.at(x, y, Words.of("address"), TextStyle.STRONG, Role.SUBTITLE)));
		int top = y + heading();
		for (AccessReport access : ends.both()) {
			List<Line> lines = lines(access, width);
			List<Shape> shapes = new ArrayList<>();
			shapes.add(new Box(new Area(x, top, width, height(lines)), pen.radius(), Stroke.THIN, Role.EQUATION));
			int line = top + pen.pad();
			for (Line text : lines) {
				shapes.add(pen.at(x + pen.pad(), line, text.text, text.style, Role.EQUATION));
				line += pen.height(text.style);
			}
			parts.add(new Part(Role.EQUATION, String.join(" ", lines.stream().map(Line::text).toList()), Optional.of(access.place()),
					shapes));
			top += height(lines) + pen.pad();
		}
	}
}
