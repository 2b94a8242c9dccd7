package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
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

	/** @param region that the race is in */
	public Scene draw(Race race, RegionReport region) {
		Pen pen = new Pen(measure);
		Ends ends = Ends.of(race);
		List<Section> sections = List.of(new HeadSection(race, region, pen), new TimelineSection(ends, pen), new EquationSection(ends, pen),
				new ValueSection(race, pen));
		int margin = pen.em();
		int width = sections.stream().mapToInt(Section::width).max().orElse(0);
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
