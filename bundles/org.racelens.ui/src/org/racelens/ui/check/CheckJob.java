package org.racelens.ui.check;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.progress.IProgressConstants;
import org.racelens.ide.live.CheckRun;
import org.racelens.ide.live.CheckRun.Ending;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.summary.PastRun;
import org.racelens.ide.summary.RunHistory;
import org.racelens.ide.summary.Tally;
import org.racelens.ui.fix.Notices;
import org.racelens.ui.words.TallyWords;

/**
 * A check that somebody has asked for, from the search for its sources to its last file. At the end the status line and the Progress view
 * say what it came to; who cancels it is told how far it got.
 */
public final class CheckJob extends Job {
	/** The family of these jobs; the analyses themselves have another. */
	public static final Object FAMILY = CheckJob.class;
	/** How soon a wish to cancel is seen. */
	private static final Duration POLL = Duration.ofMillis(100);

	private final Set<IResource> resources;
	private final LiveAnalysis live;
	private final Display display = PlatformUI.getWorkbench().getDisplay();

	/** @param resources files, and folders and projects, which may have many files */
	public CheckJob(Set<IResource> resources, LiveAnalysis live) {
		super(Messages.checking);
		this.resources = Set.copyOf(resources);
		this.live = live;
		setPriority(SHORT);
		setProperty(IProgressConstants.KEEPONE_PROPERTY, true);
	}

	/** The Progress view keeps the newest of them and asks it for the others. */
	@Override
	public boolean belongsTo(Object family) {
		return FAMILY.equals(family) || family instanceof CheckJob;
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, Messages.lookingForSources, 1);
		try {
			CheckRun run = live.check(resources);
			if (run.files().isEmpty()) {
				return say(IStatus.OK, Messages.noSources);
			}
			boolean isComplete = await(run, progress.newChild(1, SubMonitor.SUPPRESS_NONE));
			return isComplete ? completed(run) : cancelled(run);
		} catch (CoreException e) {
			return e.getStatus();
		} catch (InterruptedException e) {
			return Status.CANCEL_STATUS;
		}
	}

	/** Whether all files were looked at; cancelling the check or one of its analyses, or closing a project, ends it before. */
	private boolean await(CheckRun run, IProgressMonitor monitor) throws InterruptedException {
		int count = run.files().size();
		SubMonitor progress = SubMonitor.convert(monitor, NLS.bind(Messages.checkingFiles, TallyWords.files(count)), count);
		int ended = 0;
		while (!run.isOver() && !progress.isCanceled()) {
			int now = run.await(ended, POLL);
			progress.worked(now - ended);
			progress.subTask(NLS.bind(Messages.checked, now, count));
			ended = now;
		}
		if (!run.isOver()) {
			live.giveUp(run);
		}
		return run.ended(Ending.GIVEN_UP).isEmpty();
	}

	private IStatus completed(CheckRun run) {
		List<FileResult> results = results(run);
		resources.stream().filter(resource -> resource instanceof IProject && resource.isAccessible())
				.forEach(project -> remember((IProject) project, run, results));
		return say(IStatus.OK, TallyWords.of(tally(run, results, file -> true)));
	}

	private IStatus cancelled(CheckRun run) {
		return say(IStatus.CANCEL, NLS.bind(Messages.cancelled, new Object[] { ended(run).size(),
				TallyWords.files(run.files().size()), TallyWords.of(tally(run, results(run), file -> true)) }));
	}

	/** The files of which something is known now, or could not become known. */
	private static List<IFile> ended(CheckRun run) {
		return Stream.of(Ending.DONE, Ending.FAILED).flatMap(ending -> run.ended(ending).stream()).toList();
	}

	private List<FileResult> results(CheckRun run) {
		return run.ended(Ending.DONE).stream().flatMap(file -> live.results().of(file).stream()).filter(FileResult::isWhole).toList();
	}

	/** What some files of a run come to; one without a result was not analysed. */
	private static Tally tally(CheckRun run, List<FileResult> results, Predicate<IFile> some) {
		List<FileResult> known = results.stream().filter(result -> some.test(result.file())).toList();
		return Tally.of(known).withFailed((int) ended(run).stream().filter(some).count() - known.size());
	}

	private void remember(IProject project, CheckRun run, List<FileResult> results) {
		try {
			new RunHistory(project).add(new PastRun(Instant.now(), tally(run, results, file -> isIn(project, file))));
		} catch (IOException e) {
			ILog.of(getClass()).warn(e.getMessage(), e);
		}
	}

	private static boolean isIn(IProject project, IFile file) {
		return file.getProject().equals(project);
	}

	private IStatus say(int severity, String message) {
		// closing the workbench ends checks, and their words come after it
		if (!display.isDisposed()) {
			display.asyncExec(() -> Notices.tell(message));
		}
		return new Status(severity, getClass(), message);
	}
}
