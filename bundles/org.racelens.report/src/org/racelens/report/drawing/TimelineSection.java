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
	private final Ends ends;
	private final Pen pen;
	private final Block left;
	private final Block right;
	private final Conflict conflict;
	private final PhaseFrame frame;

	TimelineSection(Ends ends, Pen pen) {
		this.ends = ends;
		this.pen = pen;
		left = Nesting.of(ends.left(), pen);
		right = Nesting.of(ends.right(), pen);
		conflict = new Conflict(ends, pen);
		frame = PhaseFrame.of(ends);
	}

	private BoundLine begin(AccessReport access) {
		var bound = (access == ends.left() ? frame.left() : frame.right()).begin();
		return new BoundLine(bound, Words.begin(bound), pen);
	}

	private BoundLine end(AccessReport access) {
		var bound = (access == ends.left() ? frame.left() : frame.right()).end();
		return new BoundLine(bound, Words.end(bound), pen);
	}

	/** The room at the left for the axis of time. */
	private int axis() {
		return pen.width(Words.of("time"), TextStyle.SMALL) + pen.em();
	}

	private int gutter() {
		int captions = Stream.of("earlierPhases", "laterPhases", phaseName()).mapToInt(k -> pen.width(Words.of(k), TextStyle.SMALL)).max()
				.orElse(0);
		return Math.max(conflict.width(), captions) + 2 * pen.em();
	}

	private String phaseName() {
		return frame.isCommon() ? "samePhase" : "unordered";
	}

	private int bounds() {
		return ends.both().stream().flatMap(a -> Stream.of(begin(a), end(a))).mapToInt(BoundLine::width).max().orElse(0);
	}

	private int lane() {
		int titles = ends.both().stream().mapToInt(a -> pen.width(title(a), TextStyle.STRONG)).max().orElse(0);
		int contents = Math.max(left.width(), right.width());
		return Math.max(Math.max(titles + 2 * pen.em(), contents + 2 * pen.pad()), frame.isCommon() ? 0 : bounds());
	}

	private static String title(AccessReport access) {
		String who = RaceMessages.who(access);
		return Character.toUpperCase(who.charAt(0)) + who.substring(1);
	}

	private int titleHeight() {
		return pen.height(TextStyle.STRONG) + pen.pad();
	}

	private int caption() {
		return pen.height(TextStyle.SMALL) + pen.pad();
	}

	/** From the top of what is in the lanes to the accesses' middle. */
	private int above() {
		return Math.max(Math.max(left.middle(), right.middle()), conflict.height() / 2);
	}

	private int below() {
		return Math.max(Math.max(left.height() - left.middle(), right.height() - right.middle()), (conflict.height() + 1) / 2);
	}

	private int boundHeight() {
		return begin(ends.left()).height();
	}

	private int outer(boolean isDrawn) {
		return isDrawn ? caption() + pen.pad() : 0;
	}

	@Override
	public int width() {
		return axis() + Math.max(2 * lane() + gutter(), bounds() + 2 * pen.em());
	}

	@Override
	public int height(int width) {
		return titleHeight() + pen.pad() + outer(frame.hasEarlier()) + 2 * boundHeight() + caption() + above() + below() + pen.pad()
				+ outer(frame.hasLater());
	}

	@Override
	public void draw(int x, int y, int width, List<Part> parts) {
		int start = x + axis();
		int inner = width - axis();
		int lane = (inner - gutter()) / 2;
		int secondLane = start + inner - lane;
		int bottom = y + height(width);
		parts.add(Part.decoration(Role.TIME, new Line(x + axis() / 2 - pen.pad(), y + titleHeight() + pen.pad(),
				x + axis() / 2 - pen.pad(), bottom, Stroke.THIN, Tip.ARROW, Role.TIME),
				pen.centred(x, axis() - 2 * pen.pad(), y + pen.pad() / 2, Words.of("time"), TextStyle.SMALL, Role.TIME)));
		int beginMiddle = y + titleHeight() + pen.pad() + outer(frame.hasEarlier()) + boundHeight() / 2;
		int endMiddle = bottom - outer(frame.hasLater()) - boundHeight() / 2;
		bands(new Area(start, y + titleHeight() + pen.pad(), inner, bottom - y - titleHeight() - pen.pad()), beginMiddle, endMiddle, parts);
		lifeline(start + lane / 2, y, bottom, parts);
		lifeline(secondLane + lane / 2, y, bottom, parts);
		bound(begin(ends.left()), begin(ends.right()), new Area(start, beginMiddle - boundHeight() / 2, inner, boundHeight()), lane, parts);
		int top = beginMiddle - boundHeight() / 2 + boundHeight() + caption();
		lane(ends.left(), left, new Area(start, y, lane, titleHeight()), top + above() - left.middle(), parts);
		lane(ends.right(), right, new Area(secondLane, y, lane, titleHeight()), top + above() - right.middle(), parts);
		conflict.draw(start + lane - pen.pad() - left.inset(), secondLane + pen.pad() + right.inset(), start + inner / 2, top + above(),
				parts);
		bound(end(ends.left()), end(ends.right()), new Area(start, endMiddle - boundHeight() / 2, inner, boundHeight()), lane, parts);
	}

	private void bands(Area all, int begin, int end, List<Part> parts) {
		if (frame.hasEarlier()) {
			band(new Area(all.x(), all.y(), all.width(), begin - all.y()), Role.OTHER_BAND, "earlierPhases", all.y() + pen.pad() / 2,
					parts);
		}
		if (frame.hasLater()) {
			int top = end + (boundHeight() + 1) / 2;
			band(new Area(all.x(), end, all.width(), all.bottom() - end), Role.OTHER_BAND, "laterPhases", top + pen.pad() / 2, parts);
		}
		int top = begin + (boundHeight() + 1) / 2 + pen.pad() / 2;
		band(new Area(all.x(), begin, all.width(), end - begin), Role.BAND, phaseName(), top, parts);
	}

	private void band(Area area, Role role, String key, int textTop, List<Part> parts) {
		String description = role == Role.BAND ? Words.of(key + "Means") : "";
		parts.add(new Part(role, description, Optional.empty(), List.of(new Box(area, 0, Stroke.NONE, role),
				pen.centred(area.x(), area.width(), textTop, Words.of(key), TextStyle.SMALL, role))));
	}

	private void lifeline(int x, int y, int bottom, List<Part> parts) {
		parts.add(Part.decoration(Role.LANE, new Line(x, y + titleHeight(), x, bottom, Stroke.DASHED, Tip.NONE, Role.LANE)));
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
		parts.add(new Part(Role.LANE_TITLE, title(access), Optional.empty(), List.of(
				new Box(title, pen.radius(), Stroke.NONE, Role.LANE_TITLE),
				pen.centred(title.x(), title.width(), title.y() + pen.pad() / 2, title(access), TextStyle.STRONG, Role.LANE_TITLE))));
		block.draw(title.x() + pen.pad(), top, title.width() - 2 * pen.pad(), parts);
	}
}
