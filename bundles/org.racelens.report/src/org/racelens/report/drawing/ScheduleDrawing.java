package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.schedule.ScheduleStep;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Line;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.drawing.Shape.Tip;
import org.racelens.report.words.ScheduleWords;

/**
 * Lays out a schedule: a lane for each thread, time going down, one step in each row. Arrows lead from what is read to who reads it. Below
 * stands what a reader may not expect.
 */
public final class ScheduleDrawing {
	private final Pen pen;

	public ScheduleDrawing(TextMeasure measure) {
		pen = new Pen(measure);
	}

	/** Lays all of it out, as wide as it takes. */
	public Scene draw(Schedule schedule) {
		return new Layout(schedule, schedule.steps().size(), Optional.empty(), Integer.MAX_VALUE).scene();
	}

	/**
	 * Lays it out as far as somebody has stepped: what comes later stands back. Where the width does not suffice, lanes overlap, which
	 * their steps do not: each has a row of its own.
	 *
	 * @param last the number of the step that is looked at; 0 before the first
	 * @param room the width
	 */
	public Scene draw(Schedule schedule, int last, int room) {
		return new Layout(schedule, last, Optional.of(last), room).scene();
	}

	/** Whether a part of a drawing is the box of a step. */
	public static boolean isOf(Part part, ScheduleStep step) {
		return part.description().startsWith(ScheduleWords.sentence(step));
	}

	/** One drawing. */
	private final class Layout {
		private final Schedule schedule;
		private final List<Long> threads;
		private final int last;
		private final List<ScheduleBox> boxes;
		private final int width;
		private final int stride;
		private final List<String> title;

		Layout(Schedule schedule, int last, Optional<Integer> current, int room) {
			this.schedule = schedule;
			this.last = last;
			threads = schedule.threads();
			boxes = schedule.steps().stream()
					.map(step -> new ScheduleBox(step, step.number() <= last, current.filter(n -> n == step.number()).isPresent(), pen))
					.toList();
			width = Math.max(boxes.stream().mapToInt(ScheduleBox::width).max().orElse(0),
					threads.stream().mapToInt(t -> pen.width(name(t), TextStyle.STRONG) + 2 * pen.pad()).max().orElse(0));
			int others = threads.size() - 1;
			int least = others == 0 ? 0 : (room - 2 * pen.em() - axis() - width) / others;
			stride = Math.min(width + pen.em(), Math.max(least, narrowTitles() + pen.pad()));
			title = pen.lines(lead(), TextStyle.TITLE, Math.max(inner(), 16 * pen.em()));
		}

		private String lead() {
			String lead = ScheduleWords.lead(schedule);
			return Character.toUpperCase(lead.charAt(0)) + lead.substring(1);
		}

		private int axis() {
			return pen.width(Integer.toString(schedule.steps().size()), TextStyle.SMALL) + pen.em();
		}

		private int narrowTitles() {
			return threads.stream().mapToInt(t -> pen.width(Long.toString(t), TextStyle.STRONG)).max().orElse(0) + 2 * pen.pad();
		}

		private int inner() {
			return axis() + width + stride * Math.max(0, threads.size() - 1);
		}

		private int titleHeight() {
			return pen.height(TextStyle.STRONG) + pen.pad();
		}

		private int lane(long thread) {
			return pen.em() + axis() + stride * threads.indexOf(thread);
		}

		Scene scene() {
			List<Part> parts = new ArrayList<>();
			int y = pen.em();
			List<Shape> head = new ArrayList<>();
			for (String line : title) {
				head.add(pen.at(pen.em(), y, line, TextStyle.TITLE, Role.TITLE));
				y += pen.height(TextStyle.TITLE);
			}
			parts.add(new Part(Role.TITLE, lead(), Optional.empty(), head));
			y += pen.pad();
			int titles = y;
			y += titleHeight() + pen.pad();
			List<Area> areas = new ArrayList<>();
			for (ScheduleBox box : boxes) {
				areas.add(new Area(lane(box.step().thread()), y, width, box.height()));
				y += box.height() + pen.pad();
			}
			lifelines(titles, y, parts);
			arrows(areas, parts);
			titles(titles, parts);
			for (int i = 0; i < boxes.size(); i++) {
				number(boxes.get(i), areas.get(i), parts);
				parts.add(boxes.get(i).draw(areas.get(i), ScheduleWords.remark(schedule, boxes.get(i).step())));
			}
			y = remarks(y + pen.pad(), parts);
			int all = Math.max(inner(), title.stream().mapToInt(t -> pen.width(t, TextStyle.TITLE)).max().orElse(0)) + 2 * pen.em();
			parts.add(0, Part.decoration(Role.BACKGROUND, new Box(new Area(0, 0, all, y + pen.em()), 0, Stroke.NONE, Role.BACKGROUND)));
			return new Scene(lead(), all, y + pen.em(), parts);
		}

		private void lifelines(int top, int bottom, List<Part> parts) {
			for (long thread : threads) {
				int x = lane(thread) + width / 2;
				parts.add(Part.decoration(Role.LANE, new Line(x, top, x, bottom, Stroke.DASHED, Tip.NONE, Role.LANE)));
			}
		}

		/** Boxes cover what leads across them. */
		private void arrows(List<Area> areas, List<Part> parts) {
			for (ScheduleStep step : schedule.steps()) {
				if (step.number() <= last && step.readsFrom().isPresent()) {
					Area from = areas.get(step.readsFrom().get() - 1);
					Area to = areas.get(step.number() - 1);
					parts.add(Part.decoration(Role.CONFLICT,
							new Line(from.middle(), from.bottom(), to.middle(), to.y(), Stroke.THICK, Tip.ARROW, Role.CONFLICT)));
				}
			}
		}

		private void titles(int y, List<Part> parts) {
			boolean isWide = stride > width;
			for (long thread : threads) {
				String text = isWide || threads.size() == 1 ? name(thread) : Long.toString(thread);
				int wide = isWide || threads.size() == 1 ? width : narrowTitles();
				int x = lane(thread) + (width - wide) / 2;
				parts.add(new Part(Role.LANE_TITLE, name(thread), Optional.empty(),
						List.of(new Box(new Area(x, y, wide, titleHeight()), pen.radius(), Stroke.NONE, Role.LANE_TITLE),
								pen.centred(x, wide, y + pen.pad() / 2, text, TextStyle.STRONG, Role.LANE_TITLE))));
			}
		}

		private String name(long thread) {
			return Words.of("thread", Long.toString(thread));
		}

		private void number(ScheduleBox box, Area area, List<Part> parts) {
			int y = area.y() + (area.height() - pen.height(TextStyle.SMALL)) / 2;
			parts.add(Part.decoration(Role.SUBTITLE, pen.endingAt(pen.em() + axis() - pen.em() / 2, y,
					Integer.toString(box.step().number()), TextStyle.SMALL, Role.SUBTITLE)));
		}

		/** Returns where the next thing may begin. */
		private int remarks(int y, List<Part> parts) {
			int top = y;
			for (ScheduleStep step : schedule.steps().subList(0, last)) {
				Optional<String> remark = ScheduleWords.remark(schedule, step);
				if (remark.isPresent()) {
					top = remark(remark.get(), step, top, parts);
				}
			}
			Optional<String> repeats = ScheduleWords.repeats(schedule).filter(text -> last == schedule.steps().size());
			return repeats.isPresent() ? remark(repeats.get(), schedule.step(schedule.repeatsFrom().get()), top, parts) : top;
		}

		private int remark(String text, ScheduleStep step, int top, List<Part> parts) {
			List<String> lines = pen.lines(text, TextStyle.NORMAL, inner() - 2 * pen.pad());
			int height = lines.size() * pen.height(TextStyle.NORMAL) + 2 * pen.pad();
			List<Shape> shapes = new ArrayList<>();
			shapes.add(new Box(new Area(pen.em(), top, inner(), height), pen.radius(), Stroke.THIN, Role.REASON));
			for (int i = 0; i < lines.size(); i++) {
				shapes.add(pen.at(pen.em() + pen.pad(), top + pen.pad() + i * pen.height(TextStyle.NORMAL), lines.get(i),
						TextStyle.NORMAL, Role.REASON));
			}
			parts.add(new Part(Role.REASON, text, Optional.of(step.place()), shapes));
			return top + height + pen.pad();
		}
	}
}
