package org.racelens.ui.witness;

import java.util.List;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.ScrollBar;
import org.racelens.report.drawing.Area;
import org.racelens.report.drawing.Scene;

/** What part of a scene a canvas shows, and how large. */
final class SceneViewport {
	static final int STEP = 20;
	private static final List<Double> FACTORS = List.of(0.1, 0.15, 0.25, 0.35, 0.5, 0.67, 0.8, 1.0, 1.25, 1.5, 2.0, 3.0, 4.0);

	/** At which the drawing is a speck. */
	private static final double LEAST = 0.01;

	private final Canvas canvas;
	private Point size = new Point(0, 0);
	private double factor = 1;

	SceneViewport(Canvas canvas) {
		this.canvas = canvas;
	}

	/** How many pixels of the canvas there are for one of the scene. */
	double factor() {
		return factor;
	}

	/** Shows another scene, or another state of one, at the same scroll position as far as there is one. */
	void show(Scene scene) {
		size = new Point(scene.width(), scene.height());
		fitScrollBars();
	}

	void toStart() {
		canvas.getVerticalBar().setSelection(0);
		canvas.getHorizontalBar().setSelection(0);
	}

	private void fitScrollBars() {
		Rectangle shown = canvas.getClientArea();
		fit(canvas.getVerticalBar(), height(), shown.height);
		fit(canvas.getHorizontalBar(), width(), shown.width);
	}

	private int width() {
		return (int) Math.ceil(size.x * factor);
	}

	private int height() {
		return (int) Math.ceil(size.y * factor);
	}

	private static void fit(ScrollBar bar, int whole, int shown) {
		bar.setValues(bar.getSelection(), 0, Math.max(1, whole), Math.max(1, Math.min(shown, whole)), STEP, Math.max(STEP, shown - STEP));
		bar.setVisible(whole > shown);
	}

	/** Where the scene's upper left corner is; a scene that is narrower than the canvas stands in its middle. */
	Point origin() {
		Rectangle shown = canvas.getClientArea();
		int left = width() < shown.width ? (shown.width - width()) / 2 : -canvas.getHorizontalBar().getSelection();
		int top = height() < shown.height ? 0 : -canvas.getVerticalBar().getSelection();
		return new Point(left, top);
	}

	/** Where an area of the scene is on the canvas. */
	Rectangle onCanvas(Area area) {
		Point origin = origin();
		int x = origin.x + (int) Math.round(area.x() * factor);
		int y = origin.y + (int) Math.round(area.y() * factor);
		return new Rectangle(x, y, (int) Math.round(area.width() * factor), (int) Math.round(area.height() * factor));
	}

	/** Which point of the scene is at a point of the canvas. */
	Point inScene(int x, int y) {
		Point origin = origin();
		return new Point((int) Math.floor((x - origin.x) / factor), (int) Math.floor((y - origin.y) / factor));
	}

	/** Scrolls as little as shows an area, its beginning at least. */
	void reveal(Area area) {
		Rectangle shown = canvas.getClientArea();
		Rectangle wanted = onCanvas(area);
		Point origin = origin();
		ScrollBar vertical = canvas.getVerticalBar();
		int top = wanted.y - origin.y;
		vertical.setSelection(revealed(vertical.getSelection(), shown.height, top - STEP, top + wanted.height + STEP));
		ScrollBar horizontal = canvas.getHorizontalBar();
		int left = wanted.x - origin.x;
		horizontal.setSelection(revealed(horizontal.getSelection(), shown.width, left - STEP, left + wanted.width + STEP));
	}

	/** A scroll position that shows a stretch, its beginning at least. */
	private static int revealed(int position, int size, int from, int to) {
		int atLeast = to > position + size ? to - size : position;
		return Math.min(atLeast, Math.max(0, from));
	}

	/** The middle of what is shown. */
	Point middle() {
		Rectangle shown = canvas.getClientArea();
		return new Point(shown.width / 2, shown.height / 2);
	}

	double larger() {
		return FACTORS.stream().filter(f -> f > factor * 1.01).findFirst().orElse(Math.max(factor, FACTORS.get(FACTORS.size() - 1)));
	}

	double smaller() {
		return FACTORS.stream().filter(f -> f < factor * 0.99).reduce((below, nearer) -> nearer).orElse(Math.min(factor, FACTORS.get(0)));
	}

	/** The factor at which all of the scene is seen; not larger than it is drawn. */
	double whole() {
		Rectangle shown = canvas.getClientArea();
		double fitting = Math.min(shown.width / (double) Math.max(1, size.x), shown.height / (double) Math.max(1, size.y));
		return Math.max(LEAST, Math.min(1, fitting));
	}

	/** Shows the scene in another size; the point of the canvas keeps what is under it, as far as there is enough to scroll. */
	void zoom(double other, Point fixed) {
		Point origin = origin();
		double x = (fixed.x - origin.x) / factor;
		double y = (fixed.y - origin.y) / factor;
		factor = other;
		fitScrollBars();
		canvas.getHorizontalBar().setSelection((int) Math.round(x * factor) - fixed.x);
		canvas.getVerticalBar().setSelection((int) Math.round(y * factor) - fixed.y);
	}
}
