package org.racelens.report.drawing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.race.verdict.AccessReport;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Line;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.drawing.Shape.Tip;
import org.racelens.report.words.RaceMessages;

/**
 * The two threads side by side, time going down: their phases as bands, what bounds them as lines across, and in each thread's lane its
 * access, within its iterations and calls. The accesses are at the same height, joined by what they have in common.
 */
final class TimelineSection implements Section {
	/** An expression is broken where it is wider than this many ems. */
	private static final int MOST = 17;

	private final Ends ends;
	private final Pen pen;
	private final Block left;
	private final Block right;
	private final Conflict conflict;
	private final PhaseFrame frame;
	private final PhaseParts phases;

	TimelineSection(Ends ends, Pen pen) {
		this.ends = ends;
		this.pen = pen;
		left = Nesting.of(ends.left(), MOST, pen);
		right = Nesting.of(ends.right(), MOST, pen);
		conflict = new Conflict(ends, pen);
		phases = PhaseParts.of(ends, pen);
		frame = phases.frame();
	}

	/** The room at the left for the axis of time. */
	private int axis() {
		return pen.width(Words.of("time"), TextStyle.SMALL) + pen.em();
	}

	private int gutter() {
		return Math.max(conflict.width(), phases.captions()) + 2 * pen.em();
	}

	private int lane() {
		int contents = Math.max(left.width(), right.width());
		return Math.max(Math.max(phases.titles(), contents + 2 * pen.pad()), frame.isCommon() ? 0 : phases.bounds());
	}

	/** From the top of what is in the lanes to the accesses' middle. */
	private int above() {
		return Math.max(Math.max(left.middle(), right.middle()), conflict.height() / 2);
	}

	private int below() {
		return Math.max(Math.max(left.height() - left.middle(), right.height() - right.middle()), (conflict.height() + 1) / 2);
	}

	private int outer(boolean isDrawn) {
		return isDrawn ? phases.caption() + pen.pad() : 0;
	}

	@Override
	public int width() {
		return axis() + Math.max(2 * lane() + gutter(), phases.bounds() + 2 * pen.em());
	}

	@Override
	public int height(int width) {
		return phases.titleHeight() + pen.pad() + outer(frame.hasEarlier()) + 2 * phases.boundHeight() + phases.caption() + above()
				+ below() + pen.pad()
				+ outer(frame.hasLater());
	}

	@Override
	public void draw(int x, int y, int width, List<Part> parts) {
		int start = x + axis();
		int inner = width - axis();
		int lane = (inner - gutter()) / 2;
		int secondLane = start + inner - lane;
		int bottom = y + height(width);
		parts.add(Part.decoration(Role.TIME, new Line(x + axis() / 2 - pen.pad(), y + phases.titleHeight() + pen.pad(),
				x + axis() / 2 - pen.pad(), bottom, Stroke.THIN, Tip.ARROW, Role.TIME),
				pen.centred(x, axis() - 2 * pen.pad(), y + pen.pad() / 2, Words.of("time"), TextStyle.SMALL, Role.TIME)));
		int beginMiddle = y + phases.titleHeight() + pen.pad() + outer(frame.hasEarlier()) + phases.boundHeight() / 2;
		int endMiddle = bottom - outer(frame.hasLater()) - phases.boundHeight() / 2;
		bands(new Area(start, y + phases.titleHeight() + pen.pad(), inner, bottom - y - phases.titleHeight() - pen.pad()), beginMiddle,
				endMiddle, parts);
		lifeline(start + lane / 2, y, bottom, parts);
		lifeline(secondLane + lane / 2, y, bottom, parts);
		bound(phases.begin(ends.left()), phases.begin(ends.right()),
				new Area(start, beginMiddle - phases.boundHeight() / 2, inner, phases.boundHeight()), lane, parts);
		int top = beginMiddle - phases.boundHeight() / 2 + phases.boundHeight() + phases.caption();
		lane(ends.left(), left, new Area(start, y, lane, phases.titleHeight()), top + above() - left.middle(), parts);
		lane(ends.right(), right, new Area(secondLane, y, lane, phases.titleHeight()), top + above() - right.middle(), parts);
		conflict.draw(start + lane - pen.pad() - left.inset(), secondLane + pen.pad() + right.inset(), start + inner / 2, top + above(),
				parts);
		bound(phases.end(ends.left()), phases.end(ends.right()),
				new Area(start, endMiddle - phases.boundHeight() / 2, inner, phases.boundHeight()), lane, parts);
	}

	private void bands(Area all, int begin, int end, List<Part> parts) {
		if (frame.hasEarlier()) {
			phases.band(new Area(all.x(), all.y(), all.width(), begin - all.y()), Role.OTHER_BAND, "earlierPhases", all.y() + pen.pad() / 2,
					parts);
		}
		if (frame.hasLater()) {
			int top = end + (phases.boundHeight() + 1) / 2;
			phases.band(new Area(all.x(), end, all.width(), all.bottom() - end), Role.OTHER_BAND, "laterPhases", top + pen.pad() / 2,
					parts);
		}
		int top = begin + (phases.boundHeight() + 1) / 2 + pen.pad() / 2;
		phases.band(new Area(all.x(), begin, all.width(), end - begin), Role.BAND, phases.phaseName(), top, parts);
	}

	private void lifeline(int x, int y, int bottom, List<Part> parts) {
		parts.add(Part.decoration(Role.LANE, new Line(x, y + phases.titleHeight(), x, bottom, Stroke.DASHED, Tip.NONE, Role.LANE)));
	}

	/** Across both lanes, or one in each. */
	private void bound(BoundLine first, BoundLine second, Area place, int lane, List<Part> parts) {
		if (frame.isCommon()) {
			first.draw(place.x(), place.y(), place.width(), parts);
		} else {
			first.draw(place.x(), place.y(), lane, parts);
			second.draw(place.right() - lane, place.y(), lane, parts);
		}
	}

	private void lane(AccessReport access, Block block, Area title, int top, List<Part> parts) {
		phases.title(access, title, parts);
		block.draw(title.x() + pen.pad(), top, title.width() - 2 * pen.pad(), parts);
	}
}
