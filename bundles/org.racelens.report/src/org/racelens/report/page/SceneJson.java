package org.racelens.report.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.racelens.report.drawing.EstimatedMeasure;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.Shape;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Label;
import org.racelens.report.drawing.Shape.Line;
import org.racelens.report.drawing.TextStyle;
import org.racelens.report.drawing.Theme;
import org.racelens.report.words.Visible;

/**
 * A drawing as numbers and texts, of which the page's script makes an SVG when the finding is opened: a tenth of the markup. A box is
 * {@code [role, x, y, width, height, radius, stroke]}, a line {@code [role, x1, y1, x2, y2, stroke, tip, 0]}, a label
 * {@code [role, x, baseline, style, align, text]}; roles, strokes, tips, styles and alignments are the indices of their constants.
 */
final class SceneJson implements Shape.Visitor<JsonArray> {
	private SceneJson() {
	}

	static JsonObject of(Scene scene) {
		return new Fields().text("title", scene.title()).number("width", scene.width()).number("height", scene.height())
				.each("parts", scene.parts(), SceneJson::part).object();
	}

	/** What the script has to know of all drawings: the names of the roles, and the sizes of the styles. */
	static JsonObject legend() {
		JsonArray roles = new JsonArray();
		for (Role role : Role.values()) {
			roles.add(Theme.variable(role));
		}
		JsonArray sizes = new JsonArray();
		for (TextStyle style : TextStyle.values()) {
			sizes.add(EstimatedMeasure.size(style));
		}
		return new Fields().array("roles", roles).array("sizes", sizes).object();
	}

	/** The description, then the shapes. */
	private static JsonArray part(Part part) {
		JsonArray result = new JsonArray();
		result.add(Visible.inLine(part.description()));
		part.shapes().forEach(shape -> result.add(shape.accept(new SceneJson())));
		return result;
	}

	private static JsonArray numbers(Shape shape, int... numbers) {
		JsonArray result = new JsonArray();
		result.add(shape.role().ordinal());
		for (int number : numbers) {
			result.add(number);
		}
		return result;
	}

	@Override
	public JsonArray visitBox(Box box) {
		return numbers(box, box.area().x(), box.area().y(), box.area().width(), box.area().height(), box.radius(),
				box.border().ordinal());
	}

	@Override
	public JsonArray visitLine(Line line) {
		return numbers(line, line.x1(), line.y1(), line.x2(), line.y2(), line.stroke().ordinal(), line.tip().ordinal(), 0);
	}

	@Override
	public JsonArray visitLabel(Label label) {
		boolean isLeft = label.align() == Shape.Align.START;
		JsonArray result = numbers(label, isLeft ? label.area().x() : label.area().middle(), label.area().y() + label.ascent(),
				label.style().ordinal(), label.align().ordinal());
		result.add(Visible.inText(label.text()));
		return result;
	}
}
