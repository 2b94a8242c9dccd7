package org.racelens.report.drawing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.race.verdict.AccessReport;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.words.RaceMessages;

/** What is drawn of the phases of two accesses, however the accesses stand to each other. */
record PhaseParts(Ends ends, PhaseFrame frame, Pen pen) {
	static PhaseParts of(Ends ends, Pen pen) {
		return new PhaseParts(ends, PhaseFrame.of(ends), pen);
	}

	BoundLine begin(AccessReport access) {
		var bound = (access == ends.left() ? frame.left() : frame.right()).begin();
		return new BoundLine(bound, Words.begin(bound), pen);
	}

	BoundLine end(AccessReport access) {
		var bound = (access == ends.left() ? frame.left() : frame.right()).end();
		return new BoundLine(bound, Words.end(bound), pen);
	}

	/** The width of the widest bound. */
	int bounds() {
		return ends.both().stream().flatMap(a -> Stream.of(begin(a), end(a))).mapToInt(BoundLine::width).max().orElse(0);
	}

	int boundHeight() {
		return begin(ends.left()).height();
	}

	/** The key of what the phase is called. */
	String phaseName() {
		return frame.isCommon() ? "samePhase" : "unordered";
	}

	/** The width of the widest name of a band. */
	int captions() {
		return Stream.of("earlierPhases", "laterPhases", phaseName()).mapToInt(k -> pen.width(Words.of(k), TextStyle.SMALL)).max()
				.orElse(0);
	}

	/** The height of a band's name, with the distance to what is below it. */
	int caption() {
		return pen.height(TextStyle.SMALL) + pen.pad();
	}

	int titleHeight() {
		return pen.height(TextStyle.STRONG) + pen.pad();
	}

	/** The least width of a lane's title. */
	int titles() {
		return ends.both().stream().mapToInt(a -> pen.width(title(a), TextStyle.STRONG)).max().orElse(0) + 2 * pen.em();
	}

	private static String title(AccessReport access) {
		String who = RaceMessages.who(access);
		return Character.toUpperCase(who.charAt(0)) + who.substring(1);
	}

	void title(AccessReport access, Area area, List<Part> parts) {
		parts.add(new Part(Role.LANE_TITLE, title(access), Optional.empty(), List.of(
				new Box(area, pen.radius(), Stroke.NONE, Role.LANE_TITLE),
				pen.centred(area.x(), area.width(), area.y() + pen.pad() / 2, title(access), TextStyle.STRONG, Role.LANE_TITLE))));
	}

	/** @param textTop of the band's name, which is in its middle */
	void band(Area area, Role role, String key, int textTop, List<Part> parts) {
		String description = role == Role.BAND ? Words.of(key + "Means") : "";
		parts.add(new Part(role, description, Optional.empty(), List.of(new Box(area, 0, Stroke.NONE, role),
				pen.centred(area.x(), area.width(), textTop, Words.of(key), TextStyle.SMALL, role))));
	}
}
