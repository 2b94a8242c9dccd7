package org.racelens.ide;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.verdict.Race;
import org.racelens.analysis.verdict.RegionReport;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/**
 * Analyses one file as it is saved and updates its markers. It holds no rule while it analyses, so nobody waits for it; what it finds for a
 * text that has changed meanwhile is dropped.
 */
public final class FileAnalysis extends Job {
	/** The family of all these jobs. */
	public static final Object FAMILY = FileAnalysis.class;

	private final IFile file;
	private final Analysis analysis;
	private final Function<Race, String> sentence;

	FileAnalysis(IFile file, Analysis analysis, Function<Race, String> sentence) {
		super(NLS.bind(Messages.jobName, file.getName()));
		this.file = file;
		this.analysis = analysis;
		this.sentence = sentence;
		setPriority(DECORATE);
	}

	@Override
	public boolean belongsTo(Object family) {
		return FAMILY.equals(family) || file.getProject().equals(family);
	}

	/** Begins with the text as it is now; an analysis of an older text ends. */
	void restart() {
		cancel();
		schedule();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		try {
			analyse(monitor);
			return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
		} catch (CancellationException | OperationCanceledException e) {
			return Status.CANCEL_STATUS;
		} catch (CoreException | RuntimeException | Error e) {
			// a job that fails would open a dialog; nobody asked for this one
			if (file.exists()) {
				ILog.of(getClass()).error(NLS.bind(Messages.failed, file.getFullPath()), e);
			}
			return Status.OK_STATUS;
		}
	}

	private void analyse(IProgressMonitor monitor) throws CoreException {
		Optional<SourceText> saved = SavedText.of(file);
		if (saved.isEmpty()) {
			return;
		}
		SourceText source = saved.get();
		UnitReport report = LargeStack.call(
				() -> analysis.analyse(source, CompileCommand.forPath(source.path()), AnalysisOptions.defaults(), monitor::isCanceled));
		report.failure().ifPresent(reason -> ILog.of(getClass()).warn(NLS.bind(Messages.notAnalysed, file.getFullPath(), reason)));
		new MarkerUpdate(file, source.stamp(), markers(report)).run(monitor);
	}

	private Set<RaceMarker> markers(UnitReport report) {
		Set<RaceMarker> result = new LinkedHashSet<>();
		for (RegionReport region : report.regions()) {
			region.races().forEach(race -> result.add(RaceMarker.of(race, region, report.path(), sentence.apply(race))));
		}
		return result;
	}
}
