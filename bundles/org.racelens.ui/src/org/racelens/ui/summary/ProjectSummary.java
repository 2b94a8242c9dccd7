package org.racelens.ui.summary;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.summary.PastRun;
import org.racelens.ide.summary.RunHistory;
import org.racelens.ide.summary.Tally;

/**
 * What a project comes to.
 *
 * @param now what is known of the sources that a check of the project takes; no files where none was checked since the workbench began
 * @param coverage whether both can be compared
 * @param before the run of the whole project that is shown beside it
 * @param files those of which there is something to tell, with most races first
 */
record ProjectSummary(IProject project, Tally now, Coverage coverage, Optional<PastRun> before, List<FileFigures> files) {
	/** Of how much of the project something is known. */
	enum Coverage {
		/** all its sources, as it was when the project was checked */
		ALL,
		/** what was analysed since the workbench began */
		SOME
	}

	ProjectSummary {
		files = List.copyOf(files);
	}

	/** Gathers the figures; to be called in the background. */
	static ProjectSummary of(IProject project, LiveAnalysis live) {
		List<FileResult> own = live.results().all().stream().filter(r -> r.isWhole() && r.file().getProject().equals(project)).toList();
		Tally now = Tally.of(own.stream().filter(result -> live.sources().includes(result.file())).toList());
		List<FileFigures> files = own.stream().map(FileFigures::of).filter(figures -> !figures.findings().isEmpty())
				.sorted(FileFigures.MOST_FIRST).toList();
		List<PastRun> runs = new RunHistory(project).runs();
		// whoever has nothing to compare with need not look for all sources
		Coverage coverage = runs.isEmpty() ? Coverage.SOME : coverage(project, live);
		// figures of a part that are those of a run are so by chance
		Optional<PastRun> before = RunHistory.before(coverage == Coverage.ALL ? now : Tally.NONE, runs);
		return new ProjectSummary(project, now, coverage, before, files);
	}

	private static Coverage coverage(IProject project, LiveAnalysis live) {
		try {
			return live.sources().in(project).stream().allMatch(file -> live.results().of(file).filter(FileResult::isWhole).isPresent())
					? Coverage.ALL
					: Coverage.SOME;
		} catch (CoreException e) {
			// a project that is closed at this moment
			return Coverage.SOME;
		}
	}

	/** The figures that those of now can be compared with. */
	Optional<Tally> compared() {
		return coverage == Coverage.ALL ? before.map(PastRun::tally) : Optional.empty();
	}
}
