package org.racelens.report.drawing;

/** What is drawn. Later shapes cover earlier ones. */
public sealed interface Shape {
	/** How strong a line is. */
	enum Stroke {
		NONE, THIN, THICK, DASHED
	}

	/** What is at the ends of a line. */
	enum Tip {
		NONE,
		/** an arrow head at the second end */
		ARROW,
		/** a dot at both ends */
		DOTS
	}

	/** Where a text is put if it is narrower than was measured. */
	enum Align {
		START, MIDDLE
	}

	/** A rectangle, filled in the role's colour. */
	record Box(Area area, int radius, Stroke border, Role role) implements Shape {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitBox(this);
		}
	}

	/** A straight line. */
	record Line(int x1, int y1, int x2, int y2, Stroke stroke, Tip tip, Role role) implements Shape {
		@Override
		public Area area() {
			return new Area(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x1 - x2), Math.abs(y1 - y2));
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitLine(this);
		}
	}

	/**
	 * One line of text.
	 *
	 * @param area that it fills
	 * @param ascent from the top of the area to the baseline
	 */
	record Label(Area area, int ascent, String text, TextStyle style, Align align, Role role) implements Shape {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitLabel(this);
		}
	}

	/** The smallest rectangle around the shape, in pixels of the scene. */
	Area area();

	/** What the shape stands for, which decides on its colours, see {@link Theme#ink}. */
	Role role();

	<R> R accept(Visitor<R> visitor);

	/** Something for each kind of shape. */
	interface Visitor<R> {
		R visitBox(Box box);

		R visitLine(Line line);

		R visitLabel(Label label);
	}
}
