package org.racelens.ui.summary;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.summary.PastRun;
import org.racelens.ide.summary.RunHistory;
import org.racelens.ide.summary.Tally;

/**
 * What a project comes to.
 *
 * @param now what is known; no files where nothing was checked since the workbench began
 * @param before the run of the whole project that this is compared with
 * @param files those of which there is something to tell, with most races first
 */
record ProjectSummary(IProject project, Tally now, Optional<PastRun> before, List<FileFigures> files) {
	ProjectSummary {
		files = List.copyOf(files);
	}

	/** Gathers the figures; to be called in the background. */
	static ProjectSummary of(IProject project, AnalysisResults results) {
		List<FileResult> own = results.all().stream().filter(r -> r.isWhole() && r.file().getProject().equals(project)).toList();
		Tally now = Tally.of(own);
		List<FileFigures> files = own.stream().map(FileFigures::of).filter(figures -> !figures.findings().isEmpty())
				.sorted(FileFigures.MOST_FIRST).toList();
		return new ProjectSummary(project, now, RunHistory.before(now, new RunHistory(project).runs()), files);
	}
}
