package org.racelens.report.drawing;

import org.racelens.report.drawing.Shape.Align;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Label;
import org.racelens.report.drawing.Shape.Line;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.drawing.Shape.Tip;
import org.racelens.report.words.Visible;

/** Writes a scene as an SVG 1.1 picture that needs nothing else. The scene must have been laid out with {@link EstimatedMeasure}. */
public final class SvgWriter implements Shape.Visitor<String> {
	private static final int DOT = 4;
	private final Theme theme;

	public SvgWriter(Theme theme) {
		this.theme = theme;
	}

	/** The picture as a document of its own. */
	public String document(Scene scene) {
		StringBuilder svg = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
		svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(scene.width()).append("\" height=\"")
				.append(scene.height()).append("\" viewBox=\"0 0 ").append(scene.width()).append(' ').append(scene.height())
				.append("\" role=\"img\">\n<title>").append(text(scene.title())).append("</title>\n");
		for (Part part : scene.parts()) {
			svg.append(part.isDecoration() ? "<g aria-hidden=\"true\">" : "<g>").append('\n');
			if (!part.isDecoration()) {
				svg.append("<title>").append(text(part.description())).append("</title>\n");
			}
			part.shapes().forEach(s -> svg.append(s.accept(this)).append('\n'));
			svg.append("</g>\n");
		}
		return svg.append("</svg>\n").toString();
	}

	@Override
	public String visitBox(Box box) {
		Area a = box.area();
		return "<rect x=\"" + a.x() + "\" y=\"" + a.y() + "\" width=\"" + a.width() + "\" height=\"" + a.height() + "\" rx=\""
				+ box.radius()
				+ "\" style=\"fill:" + theme.ink(box.role()).fill().hex() + stroke(box.border(), box.role()) + "\"/>";
	}

	@Override
	public String visitLine(Line line) {
		String drawn = "<line x1=\"" + line.x1() + "\" y1=\"" + line.y1() + "\" x2=\"" + line.x2() + "\" y2=\"" + line.y2()
				+ "\" style=\"fill:none" + stroke(line.stroke(), line.role()) + "\"/>";
		String colour = theme.ink(line.role()).line().hex();
		if (line.tip() == Tip.DOTS) {
			return drawn + dot(line.x1(), line.y1(), colour) + dot(line.x2(), line.y2(), colour);
		}
		return line.tip() == Tip.ARROW ? drawn + head(line, colour) : drawn;
	}

	private static String dot(int x, int y, String colour) {
		return "<circle cx=\"" + x + "\" cy=\"" + y + "\" r=\"" + DOT + "\" style=\"fill:" + colour + "\"/>";
	}

	/** Arrows point down or to the right. */
	private static String head(Line line, String colour) {
		boolean isVertical = line.x1() == line.x2();
		int x = line.x2();
		int y = line.y2();
		String points = isVertical
				? (x - DOT) + "," + (y - 2 * DOT) + " " + (x + DOT) + "," + (y - 2 * DOT)
				: (x - 2 * DOT) + "," + (y - DOT) + " " + (x - 2 * DOT) + "," + (y + DOT);
		return "<polygon points=\"" + points + " " + x + "," + y + "\" style=\"fill:" + colour + "\"/>";
	}

	@Override
	public String visitLabel(Label label) {
		String family = label.style() == TextStyle.CODE ? "DejaVu Sans Mono, Menlo, Consolas, monospace"
				: "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif";
		boolean isBold = label.style() == TextStyle.TITLE || label.style() == TextStyle.STRONG;
		boolean isLeft = label.align() == Align.START;
		return "<text x=\"" + (isLeft ? label.area().x() : label.area().middle()) + "\" y=\"" + (label.area().y() + label.ascent()) + "\""
				+ (isLeft ? "" : " text-anchor=\"middle\"") + " font-family=\"" + family + "\" font-size=\""
				+ EstimatedMeasure.size(label.style()) + "\"" + (isBold ? " font-weight=\"bold\"" : "") + " style=\"fill:"
				+ theme.ink(label.role()).text().hex() + "\" xml:space=\"preserve\">" + text(label.text()) + "</text>";
	}

	private String stroke(Stroke stroke, Role role) {
		if (stroke == Stroke.NONE) {
			return "";
		}
		return ";stroke:" + theme.ink(role).line().hex() + ";stroke-width:" + (stroke == Stroke.THICK ? "3" : "1")
				+ (stroke == Stroke.DASHED ? ";stroke-dasharray:4 4" : "");
	}

	/** Escaped; characters that XML cannot hold and that are no controls become U+FFFD. */
	private static String text(String raw) {
		StringBuilder result = new StringBuilder();
		Visible.inText(raw).codePoints().forEach(c -> {
			switch (c) {
				case '&' -> result.append("&amp;");
				case '<' -> result.append("&lt;");
				case '>' -> result.append("&gt;");
				case '"' -> result.append("&quot;");
				default -> result.appendCodePoint(isXml(c) ? c : 0xfffd);
			}
		});
		return result.toString();
	}

	private static boolean isXml(int c) {
		return c == '\t' || c == '\n' || c == '\r' || c >= 0x20 && c <= 0xd7ff || c >= 0xe000 && c <= 0xfffd || c >= 0x10000;
	}
}
