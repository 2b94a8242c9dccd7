package org.racelens.headless.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.racelens.confirm.observed.ObservedRegions;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Ending;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.FileLines;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.work.Progress;
import org.racelens.headless.work.WorkFlags.ProgressMode;
import org.racelens.race.verdict.UnitReport;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.race.Relation;
import org.racelens.report.words.Sentences;

/** Judges what the processes of a run have recorded, one after the other, until it is stopped. */
final class RunReading {
	private final Surroundings surroundings;
	private final FileLines lines;
	private final Relation relation;
	private final ProgressMode mode;
	private Ending worst = Ending.DONE;

	RunReading(Surroundings surroundings, FileLines lines, Relation relation, ProgressMode mode) {
		this.relation = relation;
		this.surroundings = surroundings;
		this.lines = lines;
		this.mode = mode;
	}

	/** How it ended. */
	Ending worst() {
		return worst;
	}

	/** What the processes show that have been judged. */
	List<UnitReport> reports(List<Path> processes) {
		Shown shown = new Shown();
		ObservedRegions regions = new ObservedRegions(surroundings.folder(), lines, relation, shown::percent, surroundings.cancellation());
		int done = 0;
		try (Progress progress = new Progress(surroundings, mode, processes.size())) {
			shown.progress = progress;
			for (Path process : processes) {
				shown.process = process.getFileName().toString();
				add(process, regions);
				progress.advances();
				done++;
			}
		} catch (CancellationException e) {
			worst = Ending.STOPPED;
			int left = processes.size() - done;
			surroundings.complain("the run was stopped: " + left + (left == 1 ? " process is" : " processes are") + " not judged");
		}
		return regions.reports();
	}

	/** The process that is judged, with how far it is. */
	private static final class Shown {
		private Progress progress;
		private String process;

		void percent(int percent) {
			progress.shows(process + ": " + percent + " %");
		}
	}

	private void add(Path process, ObservedRegions regions) {
		try {
			RecordedRun.builtAnew(process)
					.forEach(file -> surroundings.complain(file + " has been built anew since: its lines are not known"));
			regions.add(process)
					.ifPresent(reason -> surroundings.complain(process.getFileName() + ": " + Sentences.of(reason)));
		} catch (IOException e) {
			throw new BadUsageException(process + ": " + SourceReader.reason(e));
		}
	}
}
