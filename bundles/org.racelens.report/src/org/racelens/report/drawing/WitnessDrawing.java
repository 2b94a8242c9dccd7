package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.words.RaceMessages;

/** Lays out the witness of a race as a timeline of its two threads, with the address equation and the values below. */
public final class WitnessDrawing {
	private final TextMeasure measure;

	public WitnessDrawing(TextMeasure measure) {
		this.measure = measure;
	}

	/**
	 * Lays it out as wide as it takes, with the threads side by side.
	 *
	 * @param region that the race is in
	 */
	public Scene draw(Race race, RegionReport region) {
		return draw(race, region, Integer.MAX_VALUE);
	}

	/**
	 * Lays it out in a width. What is too wide for it side by side stands one below the other; what is still too wide, such as a long name,
	 * makes the drawing wider.
	 *
	 * @param region that the race is in
	 * @param room the width
	 */
	public Scene draw(Race race, RegionReport region, int room) {
		Pen pen = new Pen(measure);
		Ends ends = Ends.of(race);
		HeadSection head = new HeadSection(race, region, pen);
		ValueSection values = new ValueSection(race, pen);
		List<Section> wide = List.of(head, new TimelineSection(ends, pen), new EquationSection(ends, pen), values);
		int margin = pen.em();
		int width = width(wide);
		if (width + 2 * margin <= room) {
			return scene(wide, race, margin, width);
		}
		List<Section> narrow = List.of(new StackedTimeline(ends, pen), new EquationLines(ends, pen), values);
		int inner = Math.max(room - 2 * pen.pad(), width(narrow));
		return scene(Stream.concat(Stream.of(head), narrow.stream()).toList(), race, pen.pad(), inner);
	}

	private static int width(List<Section> sections) {
		return sections.stream().mapToInt(Section::width).max().orElse(0);
	}

	private static Scene scene(List<Section> sections, Race race, int margin, int width) {
		List<Part> parts = new ArrayList<>();
		int y = margin;
		for (Section section : sections) {
			section.draw(margin, y, width, parts);
			y += section.height(width) + margin;
		}
		parts.add(0, Part.decoration(Role.BACKGROUND,
				new Box(new Area(0, 0, width + 2 * margin, y), 0, Stroke.NONE, Role.BACKGROUND)));
		return new Scene(Words.of("picture", RaceMessages.sentence(race)), width + 2 * margin, y, parts);
	}
}
