package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.Sentences;

/** What the drawing is about, and how sure it is. */
record HeadSection(Race race, RegionReport region, Pen pen) implements Section {
	private static final int LEAST = 24;

	/** A text in a box that leads to a place. */
	private record Reason(String text, SourceRange place) {
	}

	private String title() {
		return Words.of(race.confidence() == Confidence.DEFINITE ? "title" : "possibleTitle", race.variable());
	}

	private String subtitle() {
		return Words.of("subtitle", RaceMessages.title(region), Integer.toString(region.place().line()),
				Words.of(race.kind() == Race.Kind.WW ? "writeWrite" : "readWrite"));
	}

	private List<Reason> reasons() {
		List<Reason> result = new ArrayList<>();
		for (ModelGap gap : Sentences.sorted(race.reasons())) {
			result.add(new Reason(Words.of("because", Sentences.of(gap), Integer.toString(gap.place().line())), gap.place()));
		}
		race.suppression().ifPresent(s -> result.add(new Reason(Words.of("accepted", s.reason()), s.place())));
		return result;
	}

	@Override
	public int width() {
		return LEAST * pen.em();
	}

	@Override
	public int height(int width) {
		int height = lines(title(), TextStyle.TITLE, width).size() * pen.height(TextStyle.TITLE)
				+ lines(subtitle(), TextStyle.NORMAL, width).size() * pen.height(TextStyle.NORMAL);
		for (Reason reason : reasons()) {
			height += pen.pad() + height(reason, width);
		}
		return height;
	}

	private List<String> lines(String text, TextStyle style, int width) {
		return pen.lines(text, style, width);
	}

	private int height(Reason reason, int width) {
		return lines(reason.text, TextStyle.NORMAL, width - 2 * pen.pad()).size() * pen.height(TextStyle.NORMAL) + 2 * pen.pad();
	}

	@Override
	public void draw(int x, int y, int width, List<Part> parts) {
		List<Shape> title = new ArrayList<>();
		int top = text(title, x, y, lines(title(), TextStyle.TITLE, width), TextStyle.TITLE, Role.TITLE);
		parts.add(new Part(Role.TITLE, RaceMessages.sentence(race), Optional.empty(), title));
		List<Shape> subtitle = new ArrayList<>();
		top = text(subtitle, x, top, lines(subtitle(), TextStyle.NORMAL, width), TextStyle.NORMAL, Role.SUBTITLE);
		parts.add(new Part(Role.SUBTITLE, subtitle(), Optional.of(region.place()), subtitle));
		for (Reason reason : reasons()) {
			top += pen.pad();
			List<Shape> shapes = new ArrayList<>();
			shapes.add(new Box(new Area(x, top, width, height(reason, width)), pen.radius(), Stroke.THIN, Role.REASON));
			List<String> lines = lines(reason.text, TextStyle.NORMAL, width - 2 * pen.pad());
			text(shapes, x + pen.pad(), top + pen.pad(), lines, TextStyle.NORMAL, Role.REASON);
			parts.add(new Part(Role.REASON, reason.text, Optional.of(reason.place), shapes));
			top += height(reason, width);
		}
	}

	/** Returns where the next line begins. */
	private int text(List<Shape> shapes, int x, int y, List<String> lines, TextStyle style, Role role) {
		int top = y;
		for (String line : lines) {
			shapes.add(pen.at(x, top, line, style, role));
			top += pen.height(style);
		}
		return top;
	}
}
