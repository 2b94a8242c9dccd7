package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.race.verdict.LoopReport;
import org.racelens.race.verdict.LoopReport.Extent;
import org.racelens.race.verdict.LoopReport.Neighbours;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Stroke;

/** A loop: the iterations before as one row, the one with the access as a box around what happens in it, those after as one row. */
record IterationBlock(LoopReport loop, String thread, Block inside, Pen pen) implements Block {
	private String title() {
		return loop.values().isEmpty() ? Words.of("someIteration") : Words.values(loop.values());
	}

	private String line() {
		return Words.line(loop.place().line());
	}

	private String before() {
		List<String> values = new ArrayList<>(loop.earlier().values());
		if (loop.earlier().extent() != Extent.COMPLETE) {
			values.add(0, Words.of("more"));
		}
		return row(loop.earlier(), values);
	}

	private String after() {
		List<String> values = new ArrayList<>(loop.later().values());
		if (loop.later().extent() != Extent.COMPLETE) {
			values.add(Words.of("more"));
		}
		return row(loop.later(), values);
	}

	/** {@code i = …, 2, 3}; empty where there is nothing to tell. */
	private String row(Neighbours neighbours, List<String> shown) {
		return neighbours.values().isEmpty() ? "" : loop.values().keySet().iterator().next() + " = " + String.join(", ", shown);
	}

	private int row(String text) {
		return text.isEmpty() ? 0 : pen.height(TextStyle.SMALL) + pen.pad();
	}

	private int head() {
		return pen.height(TextStyle.STRONG) + 2 * pen.pad();
	}

	private int current() {
		return head() + inside.height() + pen.pad();
	}

	@Override
	public int width() {
		int title = pen.width(title(), TextStyle.STRONG) + 2 * pen.em() + pen.width(line(), TextStyle.SMALL) + 2 * pen.pad();
		int rows = Math.max(pen.width(before(), TextStyle.SMALL), pen.width(after(), TextStyle.SMALL)) + 2 * pen.pad();
		return Math.max(Math.max(title, rows), inside.width() + 2 * pen.pad());
	}

	@Override
	public int height() {
		return row(before()) + current() + row(after());
	}

	@Override
	public int middle() {
		return row(before()) + head() + inside.middle();
	}

	@Override
	public int inset() {
		return pen.pad() + inside.inset();
	}

	@Override
	public void draw(int x, int y, int width, List<Part> parts) {
		neighbours(x, y, width, before(), "before", parts);
		int top = y + row(before());
		int down = (pen.height(TextStyle.STRONG) - pen.height(TextStyle.SMALL)) / 2;
		parts.add(new Part(Role.ITERATION, Words.of("iterationOf", title(), Integer.toString(loop.place().line())),
				Optional.of(loop.place()), List.of(
						new Box(new Area(x, top, width, current()), pen.radius(), Stroke.THIN, Role.ITERATION),
						pen.at(x + pen.pad(), top + pen.pad(), title(), TextStyle.STRONG, Role.ITERATION),
						pen.endingAt(x + width - pen.pad(), top + pen.pad() + down, line(), TextStyle.SMALL, Role.ITERATION))));
		inside.draw(x + pen.pad(), top + head(), width - 2 * pen.pad(), parts);
		neighbours(x, top + current(), width, after(), "after", parts);
	}

	private void neighbours(int x, int y, int width, String text, String side, List<Part> parts) {
		if (!text.isEmpty()) {
			parts.add(new Part(Role.NEIGHBOUR, Words.of(side, thread, text), Optional.of(loop.place()),
					List.of(new Box(new Area(x, y, width, row(text)), pen.radius(), Stroke.THIN, Role.NEIGHBOUR),
							pen.centred(x, width, y + pen.pad() / 2, text, TextStyle.SMALL, Role.NEIGHBOUR))));
		}
	}
}
