package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.schedule.ScheduleStep;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.words.ScheduleWords;

/**
 * A step of a schedule: what is done, in which line, with which value.
 *
 * @param isReached whether somebody who steps through has come to it
 * @param isCurrent whether it is the one that is looked at
 */
record ScheduleBox(ScheduleStep step, boolean isReached, boolean isCurrent, Pen pen) {
	private String operation() {
		return ScheduleWords.operation(step);
	}

	private String line() {
		return Words.line(step.place().line());
	}

	private String value() {
		return ScheduleWords.value(step);
	}

	private String source() {
		return ScheduleWords.source(step);
	}

	private boolean hasDetails() {
		return !value().isEmpty() || !source().isEmpty();
	}

	int width() {
		int head = pen.width(operation(), TextStyle.STRONG) + pen.em() + pen.width(line(), TextStyle.SMALL);
		int details = pen.width(value(), TextStyle.CODE) + pen.em() + pen.width(source(), TextStyle.SMALL);
		return Math.max(head, details) + 3 * pen.pad();
	}

	int height() {
		return pen.height(TextStyle.STRONG) + (hasDetails() ? pen.height(TextStyle.CODE) + pen.pad() / 2 : 0) + 2 * pen.pad();
	}

	private Role role() {
		if (!isReached) {
			return Role.NEIGHBOUR;
		}
		return switch (step.deed()) {
			case ATOMIC_READ, GUARDED_READ -> Role.ACCESS_READ;
			case ATOMIC_WRITE, ATOMIC_UPDATE, GUARDED_WRITE, UPDATE -> Role.ACCESS_WRITE;
			case READ, WRITE -> Role.RACE;
			case SET_LOCK, UNSET_LOCK, TEST_LOCK, ENTER_CRITICAL, LEAVE_CRITICAL -> Role.EXCLUSIVE_STEP;
			case BARRIER -> Role.BARRIER;
			case FLUSH -> Role.STEP;
		};
	}

	/** @param remark what is said of it besides */
	Part draw(Area area, Optional<String> remark) {
		List<Shape> shapes = new ArrayList<>();
		shapes.add(new Box(area, pen.radius(), isCurrent ? Stroke.THICK : Stroke.THIN, role()));
		int inset = 3 * pen.pad() / 2;
		int y = area.y() + pen.pad();
		shapes.add(pen.at(area.x() + inset, y, operation(), TextStyle.STRONG, role()));
		int down = (pen.height(TextStyle.STRONG) - pen.height(TextStyle.SMALL)) / 2;
		shapes.add(pen.endingAt(area.right() - inset, y + down, line(), TextStyle.SMALL, role()));
		y += pen.height(TextStyle.STRONG) + pen.pad() / 2;
		if (!value().isEmpty()) {
			shapes.add(pen.at(area.x() + inset, y, value(), TextStyle.CODE, role()));
		}
		if (!source().isEmpty()) {
			shapes.add(pen.endingAt(area.right() - inset, y, source(), TextStyle.SMALL, role()));
		}
		String words = ScheduleWords.sentence(step);
		return new Part(role(), remark.map(r -> words + ". " + r).orElse(words), Optional.of(step.place()), shapes);
	}
}
