package org.racelens.ide.live;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.osgi.util.NLS;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.RegionListener;
import org.racelens.ide.live.CheckRun.Ending;
import org.racelens.ide.live.Publisher.Publication;
import org.racelens.ide.live.Request.Need;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.FileResult.Completeness;
import org.racelens.ide.settings.Settings;
import org.racelens.ide.settings.Trigger;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.UnitReport;

/** Analyses the text of one file that counts now. */
final class FileWork {
	private final Environment environment;
	private final Analysis analysis;
	private final Publisher publisher;
	private final HeaderWork headerWork;
	private final Backlog backlog;
	private final Map<IFile, Duration> patience = new ConcurrentHashMap<>();
	private final AtomicLong headers = new AtomicLong();
	private final AtomicLong fortran = new AtomicLong();

	FileWork(Environment environment, Analysis analysis, AnalysisResults results, Backlog backlog) {
		this.environment = environment;
		this.analysis = analysis;
		publisher = new Publisher(results, environment.texts());
		headerWork = new HeaderWork(environment, analysis);
		this.backlog = backlog;
	}

	/** From now on a region of this file may take that long. */
	void allow(IFile file, Duration regionTimeout) {
		patience.put(file, regionTimeout);
	}

	/** No answer from before counts as one for a text that is read from now on. */
	void headersChanged() {
		headers.incrementAndGet();
	}

	/** No answer from before counts as one for a text of Fortran: it may use modules and procedures of what has changed. */
	void sourcesChanged(Collection<IFile> sources) {
		if (sources.stream().anyMatch(SourceFiles::isFortran)) {
			fortran.incrementAndGet();
		}
	}

	/** Whether an answer of a file is known, or about to be. */
	boolean shows(IFile file) {
		return publisher.shows(file);
	}

	/** The source that a header is perhaps analysed as a part of. */
	Optional<IFile> includer(IFile header, Cancellation cancellation) throws CoreException {
		return headerWork.sources(header, cancellation).stream().findFirst();
	}

	/** Puts more that is known of a text in the place of a result. */
	boolean supplement(FileResult before, UnitReport report, IProgressMonitor monitor) throws CoreException {
		Settings settings = environment.settings().of(before.file().getProject());
		return publisher.supplement(before, before.withReport(report), settings, monitor);
	}

	/** Projects have other files than before. */
	void filesChanged(Collection<IProject> projects) {
		headerWork.filesChanged(projects);
	}

	void forget(Predicate<IFile> isGone) {
		publisher.forget(isGone);
		patience.keySet().removeIf(isGone);
		headerWork.forget(isGone);
	}

	/** A job that fails would open a dialog; nobody asked for most of these, and one file's failure is not another's. */
	Ending run(IFile file, Request request, IProgressMonitor monitor) {
		try {
			return analyse(file, request, monitor);
		} catch (CancellationException | OperationCanceledException e) {
			monitor.setCanceled(true);
			return Ending.GIVEN_UP;
		} catch (CoreException | RuntimeException | Error e) {
			if (file.exists()) {
				ILog.of(getClass()).error(NLS.bind(Messages.failed, file.getFullPath()), e);
			}
			return Ending.FAILED;
		}
	}

	private Ending analyse(IFile file, Request request, IProgressMonitor monitor) throws CoreException {
		Settings settings = environment.settings().of(file.getProject());
		if (!file.isAccessible()) {
			return Ending.GONE;
		}
		if (!isWanted(file, request.trigger(), settings)) {
			publisher.withdraw(file, monitor);
			return Ending.DONE;
		}
		if (request.trigger() != Trigger.DEMAND && HeaderWork.isEditedHeader(file)) {
			return Ending.DONE;
		}
		long headersBefore = headers.get() + (SourceFiles.isFortran(file) ? fortran.get() : 0);
		Optional<SourceText> source = text(file, request);
		if (source.isEmpty()) {
			return Ending.FAILED;
		}
		List<Includer> includers = headerWork.includers(file, monitor::isCanceled);
		Task task = new Task(file, source.get(), includers, Basis.of(source.get(), includers, headersBefore),
				environment.commands().of(file), options(file, settings), settings);
		Optional<FileResult> known = request.need() == Need.IF_CHANGED ? publisher.known(task) : Optional.empty();
		if (known.isPresent()) {
			publisher.mark(known.get(), task, monitor);
		} else {
			Publication publication = publisher.begin(task, monitor);
			publication.publish(Completeness.WHOLE, answer(task, request, publication, monitor));
		}
		return Ending.DONE;
	}

	/** Who asks for a file that another program has changed means its new text. */
	private static Optional<SourceText> text(IFile file, Request request) throws CoreException {
		Optional<SourceText> text = CurrentText.of(file);
		if (text.isEmpty() && request.trigger() == Trigger.DEMAND) {
			file.refreshLocal(IResource.DEPTH_ZERO, null);
			return file.isAccessible() ? CurrentText.of(file) : text;
		}
		return text;
	}

	private Answer answer(Task task, Request request, RegionListener listener, IProgressMonitor monitor) {
		SourceText source = task.source();
		if (source.text().length() > task.settings().longestText() && request.trigger() != Trigger.DEMAND) {
			return Answer.of(UnitReport.failed(source.path(), NLS.bind(Messages.tooLong, source.text().length()), Duration.ZERO));
		}
		return LargeStack.call(() -> answer(task, listener, new GivingWay(task.file(), backlog, monitor)));
	}

	private Answer answer(Task task, RegionListener listener, Cancellation cancellation) {
		return headerWork.answer(task.source(), task.includers(), task.options(), cancellation)
				.orElseGet(() -> Answer.of(analysis.analyse(task.source(), task.command(), task.options(), listener, cancellation)));
	}

	private static boolean isWanted(IFile file, Trigger trigger, Settings settings) {
		return trigger == Trigger.DEMAND || !SourceFiles.isDerived(file) && !SourceFiles.isExcluded(file, settings.exclusions());
	}

	private AnalysisOptions options(IFile file, Settings settings) {
		AnalysisOptions options = settings.options();
		Duration longer = patience.getOrDefault(file, Duration.ZERO);
		return longer.compareTo(options.regionTimeout()) > 0 ? options.withRegionTimeout(longer) : options;
	}
}
