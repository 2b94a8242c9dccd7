package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.race.verdict.AccessReport;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Line;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.drawing.Shape.Tip;
import org.racelens.report.words.RaceMessages;

/** What joins the two accesses: a line, and on it where they meet. */
final class Conflict {
	private static final int MOST = 12;

	private final Ends ends;
	private final Pen pen;
	private final List<String> address;

	Conflict(Ends ends, Pen pen) {
		this.ends = ends;
		this.pen = pen;
		address = pen.lines(meeting(), TextStyle.CODE, MOST * pen.em());
	}

	private String meeting() {
		String first = pointer(ends.left());
		String second = pointer(ends.right());
		return first.equals(second) ? first : first + " / " + second;
	}

	/** Bytes are counted where the accesses begin at different ones of the same object. */
	private String pointer(AccessReport access) {
		boolean isShifted = !ends.left().address().equals(ends.right().address()) && base(ends.left()).equals(base(ends.right()));
		return isShifted ? access.pointer().bytes() : access.pointer().text();
	}

	private String relation() {
		AccessReport first = ends.left();
		AccessReport second = ends.right();
		if (first.address().equals(second.address())) {
			return Words.of("sameAddress");
		}
		return Words.of(base(first).equals(base(second)) ? "overlap" : "mayOverlap");
	}

	private static String base(AccessReport access) {
		return access.address().substring(0, Math.max(0, access.address().lastIndexOf(" + ")));
	}

	int width() {
		int code = address.stream().mapToInt(a -> pen.width(a, TextStyle.CODE)).max().orElse(0);
		return Math.max(code, pen.width(relation(), TextStyle.SMALL)) + 2 * pen.pad();
	}

	int height() {
		return pen.height(TextStyle.SMALL) + address.size() * pen.height(TextStyle.CODE) + 2 * pen.pad();
	}

	/**
	 * Draws it between accesses that stand side by side.
	 *
	 * @param left right edge of the first access
	 * @param right left edge of the second one
	 * @param middle between the lanes
	 */
	void draw(int left, int right, int middle, int y, List<Part> parts) {
		draw(new Line(left, y, right, y, Stroke.THICK, Tip.DOTS, Role.CONFLICT), middle, y, parts);
	}

	/**
	 * The same between accesses that stand one below the other.
	 *
	 * @param above lower edge of the first access
	 * @param below upper edge of the second one
	 */
	void drawDown(int above, int below, int middle, List<Part> parts) {
		draw(new Line(middle, above, middle, below, Stroke.THICK, Tip.DOTS, Role.CONFLICT), middle, (above + below) / 2, parts);
	}

	private void draw(Line join, int middle, int y, List<Part> parts) {
		Role role = Role.CONFLICT;
		int x = middle - width() / 2;
		int top = y - height() / 2;
		List<Shape> shapes = new ArrayList<>();
		shapes.add(join);
		shapes.add(new Box(new Area(x, top, width(), height()), pen.radius(), Stroke.THICK, role));
		top += pen.pad();
		shapes.add(pen.centred(x, width(), top, relation(), TextStyle.SMALL, role));
		top += pen.height(TextStyle.SMALL);
		for (String line : address) {
			shapes.add(pen.centred(x, width(), top, line, TextStyle.CODE, role));
			top += pen.height(TextStyle.CODE);
		}
		parts.add(
				new Part(role, Words.of("conflict", relation(), RaceMessages.noun(ends.left()), RaceMessages.noun(ends.right()), meeting()),
						Optional.empty(), shapes));
	}
}
