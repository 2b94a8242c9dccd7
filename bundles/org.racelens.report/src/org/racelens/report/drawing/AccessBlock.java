package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.racelens.race.verdict.AccessReport;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.words.RaceMessages;

/** The access itself: what it does, its expression, its line. */
final class AccessBlock implements Block {
	private final AccessReport access;
	private final Pen pen;
	private final String verb;
	private final String line;
	private final List<String> code;

	/** @param most the width from which on an expression is broken, in ems */
	AccessBlock(AccessReport access, int most, Pen pen) {
		this.access = access;
		this.pen = pen;
		String name = access.write() ? "Writes" : "Reads";
		verb = Words.of(access.atomic() ? "atomically" + name : name.toLowerCase(Locale.ROOT));
		line = Words.line(access.place().line());
		code = pen.lines(access.text(), TextStyle.CODE, most * pen.em());
	}

	@Override
	public int width() {
		int head = pen.width(verb, TextStyle.STRONG) + 2 * pen.em() + pen.width(line, TextStyle.SMALL);
		int body = code.stream().mapToInt(c -> pen.width(c, TextStyle.CODE)).max().orElse(0);
		return Math.max(head, body) + 4 * pen.pad();
	}

	@Override
	public int height() {
		return pen.height(TextStyle.STRONG) + code.size() * pen.height(TextStyle.CODE) + 3 * pen.pad();
	}

	@Override
	public int middle() {
		return height() / 2;
	}

	@Override
	public int inset() {
		return 0;
	}

	@Override
	public void draw(int x, int y, int width, List<Part> parts) {
		Role role = access.write() ? Role.ACCESS_WRITE : Role.ACCESS_READ;
		List<Shape> shapes = new ArrayList<>();
		shapes.add(new Box(new Area(x, y, width, height()), pen.radius(), Stroke.THICK, role));
		int top = y + pen.pad();
		shapes.add(pen.at(x + 2 * pen.pad(), top, verb, TextStyle.STRONG, role));
		int down = (pen.height(TextStyle.STRONG) - pen.height(TextStyle.SMALL)) / 2;
		shapes.add(pen.endingAt(x + width - 2 * pen.pad(), top + down, line, TextStyle.SMALL, role));
		top += pen.height(TextStyle.STRONG) + pen.pad();
		for (String text : code) {
			shapes.add(pen.centred(x, width, top, text, TextStyle.CODE, role));
			top += pen.height(TextStyle.CODE);
		}
		parts.add(new Part(role, RaceMessages.action(access) + ", " + line, Optional.of(access.place()), shapes));
	}
}
