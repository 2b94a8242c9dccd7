package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.race.verdict.AccessReport;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.words.RaceMessages;

/** Why the two accesses meet: for each, its expression, the values in it and the address, in columns. */
final class EquationSection implements Section {
	/** A cell is broken where it is wider than this many ems. */
	private static final int MOST = 18;
	static final List<TextStyle> STYLES = List.of(TextStyle.NORMAL, TextStyle.CODE, TextStyle.NORMAL, TextStyle.CODE);

	private final Ends ends;
	private final Pen pen;
	private final List<List<List<String>>> rows;

	EquationSection(Ends ends, Pen pen) {
		this.ends = ends;
		this.pen = pen;
		rows = ends.both().stream().map(this::cells).toList();
	}

	/** Who, what, where and at which address. */
	static List<String> texts(AccessReport access) {
		return List.of(RaceMessages.who(access), access.text(), where(access), Words.of("at", access.pointer().text()));
	}

	/** Each cell's lines. */
	private List<List<String>> cells(AccessReport access) {
		List<String> texts = texts(access);
		List<List<String>> cells = new ArrayList<>();
		for (int i = 0; i < texts.size(); i++) {
			cells.add(pen.lines(texts.get(i), STYLES.get(i), MOST * pen.em()));
		}
		return cells;
	}

	private static String where(AccessReport access) {
		return access.iteration().isEmpty() ? "" : Words.of("where", Words.values(access.iteration()));
	}

	private int column(int i) {
		return rows.stream().flatMap(r -> r.get(i).stream()).mapToInt(t -> pen.width(t, STYLES.get(i))).max().orElse(0);
	}

	/** The distance after a column; none after an empty one. */
	private int gap(int i) {
		return column(i) == 0 ? 0 : pen.em();
	}

	private int row(List<List<String>> cells) {
		int height = 0;
		for (int i = 0; i < cells.size(); i++) {
			height = Math.max(height, cells.get(i).size() * pen.height(STYLES.get(i)));
		}
		return height + pen.pad();
	}

	private int heading() {
		return pen.height(TextStyle.STRONG) + pen.pad();
	}

	@Override
	public int width() {
		int width = 2 * pen.pad();
		for (int i = 0; i < STYLES.size(); i++) {
			width += column(i) + gap(i);
		}
		return width;
	}

	@Override
	public int height(int width) {
		return heading() + rows.stream().mapToInt(this::row).sum() + pen.pad();
	}

	@Override
	public void draw(int x, int y, int width, List<Part> parts) {
		parts.add(Part.decoration(Role.SUBTITLE, pen.at(x, y, Words.of("address"), TextStyle.STRONG, Role.SUBTITLE)));
		int top = y + heading();
		parts.add(Part.decoration(Role.EQUATION,
				new Box(new Area(x, top, width, height(width) - heading()), pen.radius(), Stroke.THIN, Role.EQUATION)));
		top += pen.pad();
		for (int i = 0; i < rows.size(); i++) {
			parts.add(new Part(Role.EQUATION, String.join(" ", rows.get(i).stream().map(c -> String.join(" ", c)).toList()),
					Optional.of(ends.both().get(i).place()), labels(rows.get(i), x + pen.pad(), top)));
			top += row(rows.get(i));
		}
	}

	private List<Shape> labels(List<List<String>> cells, int x, int y) {
		List<Shape> shapes = new ArrayList<>();
		int left = x;
		for (int i = 0; i < cells.size(); i++) {
			int top = y;
			for (String line : cells.get(i)) {
				if (!line.isEmpty()) {
					shapes.add(pen.at(left, top, line, STYLES.get(i), Role.EQUATION));
				}
				top += pen.height(STYLES.get(i));
			}
			left += column(i) + gap(i);
		}
		return shapes;
	}
}
