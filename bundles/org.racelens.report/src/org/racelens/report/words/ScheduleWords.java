package org.racelens.report.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.schedule.ScheduleStep;
import org.racelens.model.schedule.ScheduleStep.Deed;

/** Says what threads do step by step. */
public final class ScheduleWords {
	private static final int BETWEEN = 2;

	private ScheduleWords() {
	}

	/** The schedule of a message, where there is one with steps. */
	public static List<Schedule> shown(SourceMessage message) {
		return message.schedule().stream().filter(schedule -> !schedule.steps().isEmpty()).toList();
	}

	/** {@code schedule of a team of 2 threads}. */
	public static String lead(Schedule schedule) {
		return Phrases.of("schedule", Figures.number(Math.toIntExact(schedule.team()), "thread"));
	}

	/** The heads of the columns, as {@link #rows} fills them. */
	public static List<String> heads() {
		return List.of(Phrases.of("stepColumn"), Phrases.of("threadColumn"), Phrases.of("placeColumn"), Phrases.of("operationColumn"),
				Phrases.of("valueColumn"), Phrases.of("fromColumn"));
	}

	/**
	 * The steps in columns: number, thread, place, what is done in which order, the value, where that is from. Places are without their
	 * file where all are of one.
	 */
	public static List<List<String>> rows(Schedule schedule) {
		boolean isOneFile = schedule.steps().stream().map(step -> step.place().path()).distinct().count() == 1;
		return schedule.steps().stream()
				.map(step -> List.of(Integer.toString(step.number()), Long.toString(step.thread()),
						isOneFile ? step.place().line() + ":" + step.place().column() : step.place().toString(), operation(step),
						value(step), source(step)))
				.toList();
	}

	/** The heads and the steps as lines of a table. */
	public static List<String> table(Schedule schedule) {
		List<List<String>> rows = new ArrayList<>(List.of(heads()));
		rows.addAll(rows(schedule));
		List<Integer> widths = new ArrayList<>();
		for (int column = 0; column < heads().size(); column++) {
			int at = column;
			widths.add(rows.stream().mapToInt(row -> row.get(at).length()).max().orElse(0) + BETWEEN);
		}
		return rows.stream().map(row -> line(row, widths)).toList();
	}

	private static String line(List<String> row, List<Integer> widths) {
		StringBuilder line = new StringBuilder();
		for (int column = 0; column < row.size(); column++) {
			line.append(row.get(column)).append(" ".repeat(widths.get(column) - row.get(column).length()));
		}
		return line.toString().stripTrailing();
	}

	/** {@code atomic write (release)}. */
	public static String operation(ScheduleStep step) {
		String deed = Phrases.of("deed." + step.deed().id());
		return step.order().map(order -> Phrases.of("inOrder", deed, order.id())).orElse(deed);
	}

	/** {@code f[1] = 1}, {@code c = 0, then 1}, or the location alone. */
	public static String value(ScheduleStep step) {
		String location = step.location().orElse("");
		if (step.deed() == Deed.TEST_LOCK) {
			return Phrases.of(step.read().filter(got -> got != 0).isPresent() ? "gotLock" : "missedLock", location);
		}
		if (step.read().isPresent() && step.written().isPresent()) {
			return Phrases.of("changedValue", location, step.read().get(), step.written().get());
		}
		return step.read().or(step::written).map(value -> Phrases.of("locationValue", location, value)).orElse(location);
	}

	/** {@code step 2}, {@code initially}; empty where nothing is found. */
	public static String source(ScheduleStep step) {
		return step.readsFrom().map(from -> Phrases.of("fromStep", from))
				.orElseGet(() -> step.finds() ? Phrases.of("initially") : "");
	}

	/** {@code step 2: thread 0, atomic read (acquire): f[1] = 0, initially}. */
	public static String sentence(ScheduleStep step) {
		String what = Phrases.of("step", step.number(), step.thread(), operation(step));
		String details = List.of(value(step), source(step)).stream().filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
		return details.isEmpty() ? what : Phrases.of("stepDetails", what, details);
	}

	/** What a reader may not expect: reads that find something older than what has been written, and that the end is none. */
	public static List<String> remarks(Schedule schedule) {
		List<String> remarks = new ArrayList<>();
		schedule.steps().forEach(step -> remark(schedule, step).ifPresent(remarks::add));
		repeats(schedule).ifPresent(remarks::add);
		return remarks;
	}

	/** {@code from step 3 on it repeats}. */
	public static Optional<String> repeats(Schedule schedule) {
		return schedule.repeatsFrom().map(step -> Phrases.of("repeats", step));
	}

	/** {@code thread 1 reads flag[0] = 0 in step 3, though step 1 wrote 1: nothing orders the two}. */
	public static Optional<String> remark(Schedule schedule, ScheduleStep step) {
		return step.overlooked().stream().reduce((before, last) -> last).map(schedule::step)
				.filter(newer -> step.read().isPresent() && newer.written().isPresent())
				.map(newer -> Phrases.of("overlooked", step.thread(),
						Phrases.of("locationValue", step.location().orElse(""), step.read().get()),
						step.number(), newer.number(), newer.written().get()));
	}
}
