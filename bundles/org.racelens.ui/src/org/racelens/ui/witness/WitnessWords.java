package org.racelens.ui.witness;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.core.runtime.IPath;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.source.SourceRange;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Scene;
import org.racelens.report.words.ScheduleWords;

/** Says in words what is drawn, one line for each part, and which race it is. */
final class WitnessWords {
	private WitnessWords() {
	}

	/** {@code 1 of 3}. */
	static String brief(WitnessInput shown) {
		int count = shown.races().size();
		if (shown.index().isPresent()) {
			return NLS.bind(Messages.position, shown.index().getAsInt() + 1, count);
		}
		return !shown.isOfAll() || count == 0 ? Messages.noPosition : NLS.bind(Messages.goneOf, count);
	}

	/** Where a race stands among those of its file. */
	static String position(WitnessInput shown) {
		int count = shown.races().size();
		String file = shown.file().getName();
		if (shown.index().isPresent()) {
			return NLS.bind(Messages.positionInFile, new Object[] { shown.index().getAsInt() + 1, count, file });
		}
		if (!shown.isOfAll()) {
			return NLS.bind(Messages.unfinished, file);
		}
		return count == 0 ? NLS.bind(Messages.lastGone, file) : NLS.bind(Messages.goneInFile, count, file);
	}

	static String of(Scene scene) {
		return scene.describedParts().stream().map(WitnessWords::line).collect(Collectors.joining("\n")) + "\n";
	}

	/** A schedule, one line for each step, and what is said of it besides. */
	static String of(Schedule schedule) {
		List<String> lines = new ArrayList<>(List.of(ScheduleWords.lead(schedule) + ":"));
		schedule.steps().forEach(step -> lines.add(at(ScheduleWords.sentence(step), step.place())));
		lines.addAll(ScheduleWords.remarks(schedule));
		return String.join("\n", lines) + "\n";
	}

	private static String line(Part part) {
		return part.place().map(place -> at(part.description(), place)).orElse(part.description());
	}

	private static String at(String text, SourceRange place) {
		String name = IPath.fromOSString(place.path()).lastSegment();
		return NLS.bind(Messages.place, new Object[] { text, name, Integer.toString(place.line()) });
	}
}
