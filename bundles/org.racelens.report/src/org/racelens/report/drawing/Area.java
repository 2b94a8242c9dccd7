package org.racelens.report.drawing;

/** A rectangle with its right and bottom edges excluded. */
public record Area(int x, int y, int width, int height) {
	public Area {
		if (width < 0 || height < 0) {
			throw new IllegalArgumentException("negative size: " + width + " x " + height);
		}
	}

	/** The x behind the right edge. */
	public int right() {
		return x + width;
	}

	/** The y behind the lower edge. */
	public int bottom() {
		return y + height;
	}

	/** The x halfway between the left and the right edge, in pixels, rounded towards the left edge. */
	public int middle() {
		return x + width / 2;
	}

	/** Whether a point is inside; one on the right or lower edge is not. */
	public boolean contains(int px, int py) {
		return x <= px && px < right() && y <= py && py < bottom();
	}

	/** Whether another area lies wholly inside; each contains itself. */
	public boolean contains(Area other) {
		return x <= other.x && y <= other.y && other.right() <= right() && other.bottom() <= bottom();
	}

	/** Whether two areas have points in common. */
	public boolean overlaps(Area other) {
		return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
	}

	/** The least area that has both inside. */
	public Area union(Area other) {
		int left = Math.min(x, other.x);
		int top = Math.min(y, other.y);
		return new Area(left, top, Math.max(right(), other.right()) - left, Math.max(bottom(), other.bottom()) - top);
	}

	/** Larger by a margin on each side. */
	public Area grown(int margin) {
		return new Area(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
	}
}
