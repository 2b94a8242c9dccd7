package org.racelens.headless.graph;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.racelens.confirm.observed.ObservedGraphs;
import org.racelens.confirm.observed.ObservedGraphs.Wanted;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.LinePlace;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.FileLines;
import org.racelens.headless.source.SourceReader;
import org.racelens.recording.RecordedRun;

/** The graphs of a run that was kept. */
final class RecordedGraphs {
	private final Surroundings surroundings;

	RecordedGraphs(Surroundings surroundings) {
		this.surroundings = surroundings;
	}

	/**
	 * As DOT, of the first process that has executed regions which are wanted.
	 *
	 * @param place a file or a line of one, to which the regions are limited
	 * @throws BadUsageException where there is nothing to be drawn
	 */
	String dot(String folder, Optional<String> place) {
		ObservedGraphs graphs = new ObservedGraphs(surroundings.folder(), new FileLines(surroundings), surroundings.cancellation());
		Wanted wanted = place.map(this::wanted).orElse(new Wanted(Optional.empty(), OptionalInt.empty()));
		try {
			List<Path> processes = RecordedRun.processes(surroundings.resolve(folder));
			for (Path process : processes) {
				RecordedRun.builtAnew(process)
						.forEach(file -> surroundings.complain(file + " has been built anew since: its lines are not known"));
				Optional<String> dot = graphs.dot(process, wanted);
				if (dot.isPresent()) {
					return dot.get();
				}
			}
		} catch (IOException e) {
			throw new BadUsageException("cannot read " + folder + ": " + SourceReader.reason(e));
		}
		throw new BadUsageException(folder + ": no region" + place.map(p -> " of " + p).orElse("") + " was executed there");
	}

	private Wanted wanted(String place) {
		Optional<LinePlace> line = LinePlace.of(place);
		Path file = surroundings.resolve(line.map(LinePlace::file).orElse(place));
		return new Wanted(Optional.of(file.normalize()), line.map(l -> OptionalInt.of(l.line())).orElse(OptionalInt.empty()));
	}
}
