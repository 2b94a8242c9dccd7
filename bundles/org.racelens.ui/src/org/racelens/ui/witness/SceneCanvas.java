package org.racelens.ui.witness;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.racelens.model.source.SourceRange;
import org.racelens.report.drawing.Area;
import org.racelens.report.drawing.Colour;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.Theme;

/**
 * Shows a scene that it has laid out for the fonts in use and its width. Scrolls, and shows it larger or smaller; a click or Enter on a
 * part that stands for a place opens the place; Tab, arrows, Home and End move the focus from part to part.
 */
public final class SceneCanvas {
	private static final int FOCUS_MARGIN = 2;
	private static final int FOCUS_CORNER = 10;
	/** How much smaller than the user's fonts those of a drawing may be that spares scrolling sideways. */
	private static final double LEAST = 0.75;
	private final Canvas canvas;
	private final Consumer<SourceRange> opener;
	private final SceneViewport viewport;
	private SceneDrawing drawing = (measure, room) -> new Scene("", 0, 0, List.of());
	private SceneFonts fonts;
	private Scene scene = drawing.draw(null, 0);
	private Optional<Part> focus = Optional.empty();

	/** @param opener opens a place of the source */
	public SceneCanvas(Composite parent, Consumer<SourceRange> opener) {
		this.opener = opener;
		canvas = new Canvas(parent, SWT.H_SCROLL | SWT.V_SCROLL | SWT.DOUBLE_BUFFERED);
		viewport = new SceneViewport(canvas);
		fonts = new SceneFonts(canvas.getDisplay(), SceneFonts.usualHeight());
		canvas.addListener(SWT.Paint, this::paint);
		canvas.addListener(SWT.Resize, e -> refresh(drawing));
		canvas.addListener(SWT.MouseDown, this::click);
		canvas.addListener(SWT.MouseMove, this::hover);
		canvas.addListener(SWT.MouseVerticalWheel, this::wheel);
		canvas.addListener(SWT.Dispose, e -> fonts.close());
		canvas.addListener(SWT.FocusIn, e -> canvas.redraw());
		canvas.addListener(SWT.FocusOut, e -> canvas.redraw());
		canvas.getVerticalBar().addListener(SWT.Selection, e -> canvas.redraw());
		canvas.getHorizontalBar().addListener(SWT.Selection, e -> canvas.redraw());
		new SceneKeys(this).connect();
		new SceneAccessibility(this).connect();
	}

	/** The widget that shows the scene; for the UI thread. */
	public Canvas control() {
		return canvas;
	}

	/** The scene as it is laid out for the fonts in use; without parts before the first {@link #show}. */
	public Scene scene() {
		return scene;
	}

	/** The part that has the keyboard focus, one of {@link Scene#describedParts()}; empty where none has. */
	public Optional<Part> focus() {
		return focus;
	}

	/** The colours that go with what is around. */
	public Theme theme() {
		Color ground = canvas.getBackground();
		return Theme.on(new Colour(ground.getRed(), ground.getGreen(), ground.getBlue()));
	}

	SceneDrawing drawing() {
		return drawing;
	}

	/** @param newDrawing lays the scene out, now and whenever fonts or the width change */
	public void show(SceneDrawing newDrawing) {
		drawing = newDrawing;
		focus = Optional.empty();
		layOut();
		viewport.toStart();
	}

	/** As {@link #show}, for another state of the same thing: the focus stays on the same part, and the scroll position. */
	public void refresh(SceneDrawing newDrawing) {
		int index = focus.map(scene.describedParts()::indexOf).orElse(-1);
		drawing = newDrawing;
		layOut();
		List<Part> parts = scene.describedParts();
		focus = index >= 0 && index < parts.size() ? Optional.of(parts.get(index)) : Optional.empty();
	}

	/** The user has chosen other fonts. */
	public void fontsChanged() {
		refresh(drawing);
	}

	/** How many pixels there are for one of the scene: 1 until the user has zoomed. */
	public double zoom() {
		return viewport.factor();
	}

	/** Shows the scene larger, around the middle of what is shown. */
	public void zoomIn() {
		zoom(viewport.larger(), viewport.middle());
	}

	/** Shows the scene smaller, around the middle of what is shown. */
	public void zoomOut() {
		zoom(viewport.smaller(), viewport.middle());
	}

	/** Shows the scene in the size that goes with the fonts. */
	public void zoomReset() {
		zoom(1, viewport.middle());
	}

	/** Shows the scene so small that all of it is seen, if that is needed. */
	public void zoomToFit() {
		zoom(viewport.whole(), viewport.middle());
	}

	private void zoom(double factor, Point fixed) {
		viewport.zoom(factor, fixed);
		canvas.redraw();
	}

	private void wheel(Event event) {
		if ((event.stateMask & SWT.MOD1) != 0 && event.count != 0) {
			zoom(event.count > 0 ? viewport.larger() : viewport.smaller(), new Point(event.x, event.y));
			event.doit = false;
		}
	}

	/** Once more where a scroll bar has taken some of the width. */
	private void layOut() {
		int room = canvas.getClientArea().width;
		layOut(room);
		if (canvas.getClientArea().width < room) {
			layOut(canvas.getClientArea().width);
		}
		canvas.redraw();
	}

	/** In the largest fonts with which the scene is not wider than the canvas: as it is, else as it is for a small width. */
	private void layOut(int room) {
		GC gc = new GC(canvas);
		int usual = draw(gc, SceneFonts.usualHeight(), Integer.MAX_VALUE);
		if (usual > room && !shrink(gc, Integer.MAX_VALUE, room)) {
			int adapted = draw(gc, SceneFonts.usualHeight(), room);
			if (adapted == usual) {
				// it takes what it takes: no need to try all sizes again
				draw(gc, leastHeight(), room);
			} else if (adapted > room) {
				shrink(gc, room, room);
			}
		}
		gc.dispose();
		viewport.show(scene);
	}

	private static int leastHeight() {
		return (int) Math.ceil(SceneFonts.usualHeight() * LEAST);
	}

	/** Draws in smaller and smaller fonts until it fits; returns whether it does. */
	private boolean shrink(GC gc, int given, int room) {
		int height = SceneFonts.usualHeight() - 1;
		while (height >= leastHeight() && draw(gc, height, given) > room) {
			height--;
		}
		return scene.width() <= room;
	}

	/** Returns the width. */
	private int draw(GC gc, int height, int room) {
		fonts.close();
		fonts = new SceneFonts(canvas.getDisplay(), height);
		scene = drawing.draw(new GcMeasure(gc, fonts), room);
		return scene.width();
	}

	/** Where an area of the scene is on the canvas. */
	public Rectangle onCanvas(Area area) {
		return viewport.onCanvas(area);
	}

	private void paint(Event event) {
		Theme theme = theme();
		event.gc.setBackground(ScenePainter.color(theme.ink(Role.BACKGROUND).fill()));
		event.gc.fillRectangle(canvas.getClientArea());
		Transform moved = new Transform(event.display);
		moved.translate(viewport.origin().x, viewport.origin().y);
		moved.scale((float) viewport.factor(), (float) viewport.factor());
		event.gc.setTransform(moved);
		new ScenePainter(event.gc, fonts, theme).paint(scene);
		if (canvas.isFocusControl()) {
			focus.ifPresent(p -> paintFocus(event.gc, p.area(), theme));
		}
		event.gc.setTransform(null);
		moved.dispose();
	}

	private static void paintFocus(GC gc, Area around, Theme theme) {
		Area ring = around.grown(FOCUS_MARGIN);
		gc.setForeground(ScenePainter.color(theme.ink(Role.TITLE).text()));
		gc.setLineWidth(2);
		gc.setLineStyle(SWT.LINE_DOT);
		gc.drawRoundRectangle(ring.x(), ring.y(), ring.width(), ring.height(), FOCUS_CORNER, FOCUS_CORNER);
	}

	/** The part at a point of the canvas. */
	Optional<Part> at(int x, int y) {
		Point point = viewport.inScene(x, y);
		return scene.at(point.x, point.y);
	}

	private void click(Event event) {
		canvas.setFocus();
		Optional<Part> hit = at(event.x, event.y);
		hit.ifPresent(this::moveFocus);
		if (event.button == 1) {
			hit.flatMap(Part::place).ifPresent(opener);
		}
	}

	private void hover(Event event) {
		Optional<Part> hit = at(event.x, event.y);
		String tip = hit.map(Part::description).orElse(null);
		if (!Objects.equals(tip, canvas.getToolTipText())) {
			// & would underline what follows
			canvas.setToolTipText(tip == null ? null : tip.replace("&", "&&"));
		}
		canvas.setCursor(hit.flatMap(Part::place).isPresent() ? event.display.getSystemCursor(SWT.CURSOR_HAND) : null);
	}

	/** Opens what has the focus. */
	void openFocus() {
		focus.flatMap(Part::place).ifPresent(opener);
	}

	void moveFocus(Part part) {
		focus = Optional.of(part);
		viewport.reveal(part.area());
		canvas.redraw();
		int child = scene.describedParts().indexOf(part);
		canvas.getAccessible().setFocus(child);
	}
}
