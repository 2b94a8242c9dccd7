package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.race.verdict.Race;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Stroke;

/** The values of the witness, each in a box of its own, in as many rows as it takes. */
record ValueSection(Race race, Pen pen) implements Section {
	private static final int LEAST = 12;

	private String text(Map.Entry<String, String> value) {
		return value.getKey() + " = " + value.getValue();
	}

	private int width(Map.Entry<String, String> value) {
		return pen.width(text(value), TextStyle.CODE) + 2 * pen.pad();
	}

	private int row() {
		return pen.height(TextStyle.CODE) + pen.pad();
	}

	private int heading() {
		return pen.height(TextStyle.STRONG) + pen.pad();
	}

	@Override
	public int width() {
		return race.witness().entrySet().stream().mapToInt(this::width).max().orElse(0) + LEAST;
	}

	@Override
	public int height(int width) {
		return heading() + lay(0, 0, width, new ArrayList<>());
	}

	@Override
	public void draw(int x, int y, int width, List<Part> parts) {
		parts.add(Part.decoration(Role.SUBTITLE, pen.at(x, y, Words.of("values"), TextStyle.STRONG, Role.SUBTITLE)));
		lay(x, y + heading(), width, parts);
	}

	/** Returns the height. */
	private int lay(int x, int y, int width, List<Part> parts) {
		int left = x;
		int top = y;
		for (Map.Entry<String, String> value : race.witness().entrySet()) {
			if (left > x && left + width(value) > x + width) {
				left = x;
				top += row() + pen.pad();
			}
			parts.add(new Part(Role.VALUE, description(value), Optional.empty(),
					List.of(new Box(new Area(left, top, width(value), row()), pen.radius(), Stroke.THIN, Role.VALUE),
							pen.centred(left, width(value), top + pen.pad() / 2, text(value), TextStyle.CODE, Role.VALUE))));
			left += width(value) + pen.pad();
		}
		return race.witness().isEmpty() ? 0 : top + row() - y;
	}

	private static String description(Map.Entry<String, String> value) {
		String text = Words.of("value", value.getKey(), value.getValue());
		return value.getKey().equals("T") ? text + ". " + Words.of("teamSize") : text;
	}
}
