package org.racelens.ui.witness;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;
import org.racelens.model.source.SourceRange;
import org.racelens.report.drawing.Area;
import org.racelens.report.drawing.Colour;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.TextMeasure;
import org.racelens.report.drawing.Theme;

/**
 * Shows a scene that it has laid out for the fonts in use. Scrolls; a click or Enter on a part that stands for a place opens the place;
 * Tab, arrows, Home and End move the focus from part to part.
 */
public final class SceneCanvas {
	private static final int STEP = 20;
	/** How much smaller than the user's fonts those of a drawing may be that spares scrolling sideways. */
	private static final double LEAST = 0.75;
	private final Canvas canvas;
	private final Consumer<SourceRange> opener;
	private Function<TextMeasure, Scene> drawing = measure -> new Scene("", 0, 0, List.of());
	private SceneFonts fonts;
	private Scene scene = drawing.apply(null);
	private Optional<Part> focus = Optional.empty();

	/** @param opener opens a place of the source */
	public SceneCanvas(Composite parent, Consumer<SourceRange> opener) {
		this.opener = opener;
		canvas = new Canvas(parent, SWT.H_SCROLL | SWT.V_SCROLL | SWT.DOUBLE_BUFFERED);
		fonts = new SceneFonts(canvas.getDisplay(), SceneFonts.usualHeight());
		canvas.addListener(SWT.Paint, this::paint);
		canvas.addListener(SWT.Resize, e -> refresh(drawing));
		canvas.addListener(SWT.MouseDown, this::click);
		canvas.addListener(SWT.MouseMove, this::hover);
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

	SceneFonts fonts() {
		return fonts;
	}

	/** @param newDrawing lays the scene out, now and whenever fonts change */
	public void show(Function<TextMeasure, Scene> newDrawing) {
		drawing = newDrawing;
		focus = Optional.empty();
		layOut();
		canvas.getVerticalBar().setSelection(0);
		canvas.getHorizontalBar().setSelection(0);
	}

	/** As {@link #show}, for another state of the same thing: the focus stays on the same part, and the scroll position. */
	public void refresh(Function<TextMeasure, Scene> newDrawing) {
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

	/** In the largest fonts with which the scene is not wider than the canvas, if there are such. */
	private void layOut() {
		int largest = SceneFonts.usualHeight();
		int smallest = (int) Math.ceil(largest * LEAST);
		GC gc = new GC(canvas);
		int height = largest;
		do {
			fonts.close();
			fonts = new SceneFonts(canvas.getDisplay(), height);
			scene = drawing.apply(new GcMeasure(gc, fonts));
			height--;
		} while (height >= smallest && scene.width() > canvas.getClientArea().width);
		gc.dispose();
		fitScrollBars();
		canvas.redraw();
	}

	private void fitScrollBars() {
		Rectangle shown = canvas.getClientArea();
		fit(canvas.getVerticalBar(), scene.height(), shown.height);
		fit(canvas.getHorizontalBar(), scene.width(), shown.width);
	}

	private static void fit(ScrollBar bar, int whole, int shown) {
		bar.setValues(bar.getSelection(), 0, Math.max(1, whole), Math.max(1, Math.min(shown, whole)), STEP, Math.max(STEP, shown - STEP));
		bar.setVisible(whole > shown);
	}

	/** Where the scene's upper left corner is; a scene that is narrower than the canvas stands in its middle. */
	private Point origin() {
		Rectangle shown = canvas.getClientArea();
		int left = scene.width() < shown.width ? (shown.width - scene.width()) / 2 : -canvas.getHorizontalBar().getSelection();
		int top = scene.height() < shown.height ? 0 : -canvas.getVerticalBar().getSelection();
		return new Point(left, top);
	}

	/** Where an area of the scene is on the canvas. */
	public Rectangle onCanvas(Area area) {
		Point origin = origin();
		return new Rectangle(origin.x + area.x(), origin.y + area.y(), area.width(), area.height());
	}

	private void paint(Event event) {
		Theme theme = theme();
		event.gc.setBackground(ScenePainter.color(theme.ink(Role.BACKGROUND).fill()));
		event.gc.fillRectangle(canvas.getClientArea());
		Transform moved = new Transform(event.display);
		moved.translate(origin().x, origin().y);
		event.gc.setTransform(moved);
		new ScenePainter(event.gc, fonts, theme).paint(scene);
		if (canvas.isFocusControl()) {
			focus.ifPresent(p -> paintFocus(event.gc, p.area(), theme));
		}
		event.gc.setTransform(null);
		moved.dispose();
	}

	private static void paintFocus(GC gc, Area around, Theme theme) {
		Area ring = around.grown(STEP / 7);
		gc.setForeground(ScenePainter.color(theme.ink(Role.TITLE).text()));
		gc.setLineWidth(2);
		gc.setLineStyle(SWT.LINE_DOT);
		gc.drawRoundRectangle(ring.x(), ring.y(), ring.width(), ring.height(), STEP / 2, STEP / 2);
	}

	/** The part at a point of the canvas. */
	Optional<Part> at(int x, int y) {
		return scene.at(x - origin().x, y - origin().y);
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
		reveal(part.area());
		canvas.redraw();
		int child = scene.describedParts().indexOf(part);
		canvas.getAccessible().setFocus(child);
	}

	private void reveal(Area area) {
		Rectangle shown = canvas.getClientArea();
		Rectangle wanted = onCanvas(area);
		ScrollBar vertical = canvas.getVerticalBar();
		int top = wanted.y - origin().y;
		vertical.setSelection(revealed(vertical.getSelection(), shown.height, top - STEP, top + wanted.height + STEP));
		ScrollBar horizontal = canvas.getHorizontalBar();
		int left = wanted.x - origin().x;
		horizontal.setSelection(revealed(horizontal.getSelection(), shown.width, left - STEP, left + wanted.width + STEP));
	}

	/** A scroll position that shows a stretch, its beginning at least. */
	private static int revealed(int position, int size, int from, int to) {
		int atLeast = to > position + size ? to - size : position;
		return Math.min(atLeast, Math.max(0, from));
	}
}
