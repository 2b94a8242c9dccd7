package org.racelens.report.drawing;

import java.util.List;
import org.racelens.race.verdict.AccessReport;

/**
 * The two threads one below the other, where there is no room for them side by side: the phase as a band with its bounds, in it each
 * thread's access within its iterations and calls, and between them what they have in common.
 */
final class StackedTimeline implements Section {
	/** An expression is broken where it is wider than this many ems. */
	private static final int MOST = 10;

	private final Ends ends;
	private final Pen pen;
	private final PhaseParts phases;
	private final Conflict conflict;

	StackedTimeline(Ends ends, Pen pen) {
		this.ends = ends;
		this.pen = pen;
		phases = PhaseParts.of(ends, pen);
		conflict = new Conflict(ends, pen);
	}

	private Block block(AccessReport access) {
		return Nesting.of(access, MOST, pen);
	}

	private boolean isCommon() {
		return phases.frame().isCommon();
	}

	@Override
	public int width() {
		int blocks = ends.both().stream().mapToInt(a -> block(a).width()).max().orElse(0);
		int inner = Math.max(Math.max(blocks, conflict.width()), Math.max(phases.titles(), phases.captions()));
		return Math.max(inner + 2 * pen.pad(), phases.bounds());
	}

	@Override
	public int height(int width) {
		return outer(phases.frame().hasEarlier()) + phase() + outer(phases.frame().hasLater());
	}

	private int outer(boolean isDrawn) {
		return isDrawn ? phases.caption() : 0;
	}

	/** With the bounds: of both accesses, or of each. */
	private int phase() {
		int bounds = (isCommon() ? 2 : 4) * (phases.boundHeight() + pen.pad());
		int lanes = ends.both().stream().mapToInt(a -> phases.titleHeight() + pen.pad() + block(a).height()).sum();
		return bounds + phases.caption() + lanes + between();
	}

	private int between() {
		return conflict.height() + 4 * pen.pad();
	}

	@Override
	public void draw(int x, int y, int width, List<Part> parts) {
		int begin = y + outer(phases.frame().hasEarlier());
		int end = begin + phase();
		if (phases.frame().hasEarlier()) {
			phases.band(new Area(x, y, width, begin - y), Role.OTHER_BAND, "earlierPhases", y + pen.pad() / 2, parts);
		}
		if (phases.frame().hasLater()) {
			phases.band(new Area(x, end, width, phases.caption()), Role.OTHER_BAND, "laterPhases", end + pen.pad() / 2, parts);
		}
		Area band = new Area(x, begin, width, end - begin);
		phases.band(band, Role.BAND, phases.phaseName(), begin + (isCommon() ? phases.boundHeight() + pen.pad() : pen.pad() / 2), parts);
		if (isCommon()) {
			common(band, parts);
		} else {
			apart(band, parts);
		}
	}

	private void common(Area band, List<Part> parts) {
		phases.begin(ends.left()).draw(band.x(), band.y(), band.width(), parts);
		int above = lane(ends.left(), band, band.y() + phases.boundHeight() + pen.pad() + phases.caption(), parts);
		lane(ends.right(), band, above + between(), parts);
		conflict.drawDown(above, above + between(), band.x() + band.width() / 2, parts);
		phases.end(ends.right()).draw(band.x(), band.bottom() - phases.boundHeight(), band.width(), parts);
	}

	private void apart(Area band, List<Part> parts) {
		int bound = phases.boundHeight() + pen.pad();
		int top = band.y() + phases.caption();
		phases.begin(ends.left()).draw(band.x(), top, band.width(), parts);
		int above = lane(ends.left(), band, top + bound, parts);
		phases.end(ends.left()).draw(band.x(), above + pen.pad(), band.width(), parts);
		int below = above + bound + between();
		phases.begin(ends.right()).draw(band.x(), below, band.width(), parts);
		lane(ends.right(), band, below + bound, parts);
		conflict.drawDown(above + bound, below, band.x() + band.width() / 2, parts);
		phases.end(ends.right()).draw(band.x(), band.bottom() - phases.boundHeight(), band.width(), parts);
	}

	/** Draws a thread's title and its access; returns where the next thing may begin. */
	private int lane(AccessReport access, Area band, int top, List<Part> parts) {
		Block block = block(access);
		Area title = new Area(band.x() + pen.pad(), top, band.width() - 2 * pen.pad(), phases.titleHeight());
		phases.title(access, title, parts);
		block.draw(title.x(), title.bottom() + pen.pad(), title.width(), parts);
		return title.bottom() + pen.pad() + block.height();
	}
}
