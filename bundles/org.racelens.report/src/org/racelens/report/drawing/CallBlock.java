package org.racelens.report.drawing;

import java.util.List;
import java.util.Optional;
import org.racelens.model.source.CallSite;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Stroke;

/** A call, with what happens in the called function. */
record CallBlock(CallSite call, Block inside, Pen pen) implements Block {
	private String title() {
		return Words.of("call", call.callee());
	}

	private String line() {
		return Words.line(call.place().line());
	}

	private int head() {
		return pen.height(TextStyle.NORMAL) + 2 * pen.pad();
	}

	@Override
	public int width() {
		int title = pen.width(title(), TextStyle.NORMAL) + 2 * pen.em() + pen.width(line(), TextStyle.SMALL) + 2 * pen.pad();
		return Math.max(title, inside.width() + 2 * pen.pad());
	}

	@Override
	public int height() {
		return head() + inside.height() + pen.pad();
	}

	@Override
	public int middle() {
		return head() + inside.middle();
	}

	@Override
	public int inset() {
		return pen.pad() + inside.inset();
	}

	@Override
	public void draw(int x, int y, int width, List<Part> parts) {
		int down = (pen.height(TextStyle.NORMAL) - pen.height(TextStyle.SMALL)) / 2;
		parts.add(new Part(Role.CALL, title() + ", " + line(), Optional.of(call.place()),
				List.of(new Box(new Area(x, y, width, height()), pen.radius(), Stroke.THIN, Role.CALL),
						pen.at(x + pen.pad(), y + pen.pad(), title(), TextStyle.NORMAL, Role.CALL),
						pen.endingAt(x + width - pen.pad(), y + pen.pad() + down, line(), TextStyle.SMALL, Role.CALL))));
		inside.draw(x + pen.pad(), y + head(), width - 2 * pen.pad(), parts);
	}
}
