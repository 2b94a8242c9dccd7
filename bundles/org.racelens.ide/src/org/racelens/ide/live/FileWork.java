package org.racelens.ide.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.osgi.util.NLS;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.RegionListener;
import org.racelens.analysis.verdict.RegionReport;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.ide.live.Request.Need;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.marker.MarkerUpdate;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.FileResult.Completeness;
import org.racelens.ide.settings.Settings;
import org.racelens.ide.settings.Trigger;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** Analyses the text of one file that counts now, and publishes what is found for as long as that text counts. */
final class FileWork {
	/** Who waits for a long analysis sees more that often. */
	private static final Duration BETWEEN_PARTS = Duration.ofMillis(250);

	private final Environment environment;
	private final Analysis analysis;
	private final AnalysisResults results;
	private final Map<IFile, Duration> patience = new ConcurrentHashMap<>();
	/** Of the newest whole result of each file. */
	private final Map<IFile, Basis> bases = new ConcurrentHashMap<>();
	/** The number of the newest analysis of each file that has published something. */
	private final Map<IFile, Long> newest = new ConcurrentHashMap<>();
	private final AtomicLong begun = new AtomicLong();
	private final AtomicLong headers = new AtomicLong();

	FileWork(Environment environment, Analysis analysis, AnalysisResults results) {
		this.environment = environment;
		this.analysis = analysis;
		this.results = results;
	}

	/** From now on a region of this file may take that long. */
	void allow(IFile file, Duration regionTimeout) {
		patience.put(file, regionTimeout);
	}

	/** No answer from before counts as one for a text that is read from now on. */
	void headersChanged() {
		headers.incrementAndGet();
	}

	void forget(Predicate<IFile> isGone) {
		bases.keySet().removeIf(isGone);
		newest.keySet().removeIf(isGone);
	}

	/** A job that fails would open a dialog; nobody asked for most of these, and one file's failure is not another's. */
	void run(IFile file, Request request, IProgressMonitor monitor) {
		try {
			analyse(file, request, monitor);
		} catch (CancellationException | OperationCanceledException e) {
			monitor.setCanceled(true);
		} catch (CoreException | RuntimeException | Error e) {
			if (file.exists()) {
				ILog.of(getClass()).error(NLS.bind(Messages.failed, file.getFullPath()), e);
			}
		}
	}

	private void analyse(IFile file, Request request, IProgressMonitor monitor) throws CoreException {
		Settings settings = environment.settings().of(file.getProject());
		if (!file.isAccessible()) {
			return;
		}
		if (!isWanted(file, request.trigger(), settings)) {
			withdraw(file);
			return;
		}
		long headersBefore = headers.get();
		Optional<SourceText> current = CurrentText.of(file);
		if (current.isEmpty()) {
			return;
		}
		SourceText source = current.get();
		AnalysisOptions options = options(file, settings);
		CompileCommand command = environment.commands().of(file);
		Basis basis = Basis.of(source, headersBefore);
		Optional<FileResult> known = results.of(file).filter(r -> basis.equals(bases.get(file)) && isAnswer(r, source, options, command));
		if (known.isPresent() && request.need() == Need.IF_CHANGED) {
			new MarkerUpdate(known.get(), settings, environment.texts()).run(monitor);
			return;
		}
		Publication publication = new Publication(file, source, basis, command, options, settings, monitor);
		publication.publish(Completeness.WHOLE, report(source, request, settings, command, options, publication, monitor));
	}

	/** A file that could not be analysed is tried again: what was too long may be allowed by now. */
	private static boolean isAnswer(FileResult known, SourceText source, AnalysisOptions options, CompileCommand command) {
		return known.isWhole() && known.stamp() == source.stamp() && known.report().failure().isEmpty() && known.options().equals(options)
				&& known.command().equals(command);
	}

	private UnitReport report(SourceText source, Request request, Settings settings, CompileCommand command, AnalysisOptions options,
			RegionListener listener, IProgressMonitor monitor) {
		if (source.text().length() > settings.longestText() && request.trigger() != Trigger.DEMAND) {
			return UnitReport.failed(source.path(), NLS.bind(Messages.tooLong, source.text().length()), Duration.ZERO);
		}
		return LargeStack.call(() -> analysis.analyse(source, command, options, listener, monitor::isCanceled));
	}

	private static boolean isWanted(IFile file, Trigger trigger, Settings settings) {
		return trigger == Trigger.DEMAND || !SourceFiles.isDerived(file) && !SourceFiles.isExcluded(file, settings.exclusions());
	}

	/** What is not kept in step is not shown: the file is excluded by now. */
	private void withdraw(IFile file) throws CoreException {
		file.deleteMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO);
		results.removeIf(file::equals);
	}

	private AnalysisOptions options(IFile file, Settings settings) {
		AnalysisOptions options = settings.options();
		Duration longer = patience.getOrDefault(file, Duration.ZERO);
		return longer.compareTo(options.regionTimeout()) > 0 ? options.withRegionTimeout(longer) : options;
	}

	/** Where the answers for one text go. */
	private final class Publication implements RegionListener {
		private final IFile file;
		private final SourceText source;
		private final Basis basis;
		private final CompileCommand command;
		private final AnalysisOptions options;
		private final Settings settings;
		private final IProgressMonitor monitor;
		private final long number = begun.incrementAndGet();
		private final long start = System.nanoTime();
		private final List<RegionReport> judged = new ArrayList<>();
		private long published = start;

		Publication(IFile file, SourceText source, Basis basis, CompileCommand command, AnalysisOptions options, Settings settings,
				IProgressMonitor monitor) {
			this.file = file;
			this.source = source;
			this.basis = basis;
			this.command = command;
			this.options = options;
			this.settings = settings;
			this.monitor = monitor;
		}

		@Override
		public void judged(RegionReport report, Progress progress) {
			judged.add(report);
			monitor.subTask(NLS.bind(Messages.progress, progress.done(), progress.total()));
			if (since(published).compareTo(BETWEEN_PARTS) >= 0 && progress.done() < progress.total()) {
				publishPart();
			}
		}

		private void publishPart() {
			UnitReport part = new UnitReport(source.path(), Optional.empty(), judged, List.of(), since(start));
			try {
				publish(Completeness.PARTIAL, part);
			} catch (CoreException e) {
				ILog.of(FileWork.class).log(e.getStatus());
			}
			published = System.nanoTime();
		}

		void publish(Completeness completeness, UnitReport report) throws CoreException {
			if (monitor.isCanceled() || !file.isAccessible() || !CurrentText.isCurrent(file, source.stamp()) || !isNewest()) {
				return;
			}
			FileResult result = FileResult.of(file, source.stamp(), command, options, completeness, report);
			new MarkerUpdate(result, settings, environment.texts()).run(monitor);
			if (result.isWhole()) {
				bases.put(file, basis);
			}
			results.put(result);
			if (!file.isAccessible()) {
				forget(file::equals);
				results.removeIf(file::equals);
			}
		}

		/** A file's own job and one that takes many files may both be at it; what began later knows newer settings and headers. */
		private boolean isNewest() {
			return newest.merge(file, number, Math::max) == number;
		}

		private static Duration since(long time) {
			return Duration.ofNanos(System.nanoTime() - time);
		}
	}
}
