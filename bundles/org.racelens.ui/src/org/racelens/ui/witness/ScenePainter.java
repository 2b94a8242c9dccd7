package org.racelens.ui.witness;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.racelens.report.drawing.Area;
import org.racelens.report.drawing.Colour;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.Shape;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Label;
import org.racelens.report.drawing.Shape.Line;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.drawing.Shape.Tip;
import org.racelens.report.drawing.Theme;

/** Paints the shapes of a scene. */
final class ScenePainter implements Shape.Visitor<Void> {
	private static final int DOT = 4;
	private static final int THICK = 3;
	private final GC gc;
	private final SceneFonts fonts;
	private final Theme theme;

	ScenePainter(GC gc, SceneFonts fonts, Theme theme) {
		this.gc = gc;
		this.fonts = fonts;
		this.theme = theme;
		gc.setAntialias(SWT.ON);
		gc.setTextAntialias(SWT.ON);
	}

	void paint(Scene scene) {
		scene.parts().forEach(p -> p.shapes().forEach(s -> s.accept(this)));
	}

	static Color color(Colour colour) {
		return new Color(colour.red(), colour.green(), colour.blue());
	}

	@Override
	public Void visitBox(Box box) {
		Area a = box.area();
		gc.setBackground(color(theme.ink(box.role()).fill()));
		gc.fillRoundRectangle(a.x(), a.y(), a.width(), a.height(), 2 * box.radius(), 2 * box.radius());
		if (box.border() != Stroke.NONE) {
			pen(box.border(), theme.ink(box.role()).line());
			gc.drawRoundRectangle(a.x(), a.y(), a.width(), a.height(), 2 * box.radius(), 2 * box.radius());
		}
		return null;
	}

	@Override
	public Void visitLine(Line line) {
		pen(line.stroke(), theme.ink(line.role()).line());
		gc.drawLine(line.x1(), line.y1(), line.x2(), line.y2());
		gc.setBackground(color(theme.ink(line.role()).line()));
		if (line.tip() == Tip.DOTS) {
			gc.fillOval(line.x1() - DOT, line.y1() - DOT, 2 * DOT, 2 * DOT);
			gc.fillOval(line.x2() - DOT, line.y2() - DOT, 2 * DOT, 2 * DOT);
		} else if (line.tip() == Tip.ARROW) {
			int x = line.x2();
			int y = line.y2();
			gc.fillPolygon(line.x1() == x
					? new int[] { x, y, x - DOT, y - 2 * DOT, x + DOT, y - 2 * DOT }
					: new int[] { x, y, x - 2 * DOT, y - DOT, x - 2 * DOT, y + DOT });
		}
		return null;
	}

	@Override
	public Void visitLabel(Label label) {
		gc.setFont(fonts.of(label.style()));
		gc.setForeground(color(theme.ink(label.role()).text()));
		gc.drawText(label.text(), label.area().x(), label.area().y(), SWT.DRAW_TRANSPARENT);
		return null;
	}

	private void pen(Stroke stroke, Colour colour) {
		gc.setForeground(color(colour));
		gc.setLineWidth(stroke == Stroke.THICK ? THICK : 1);
		gc.setLineStyle(stroke == Stroke.DASHED ? SWT.LINE_DASH : SWT.LINE_SOLID);
	}
}
