package org.racelens.ui.check;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;
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
			boolean isComplete = await(run, progress.newChild(1));
			return isComplete ? completed(run) : cancelled(run);
		} catch (CoreException e) {
			return e.getStatus();
		} catch (InterruptedException e) {
			return Status.CANCEL_STATUS;
		}
	}

	/** Whether all files were looked at; cancelling the check, or one of its analyses, ends it before. */
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
		resources.stream().filter(IProject.class::isInstance).map(IProject.class::cast).forEach(project -> remember(project, run));
		return say(IStatus.OK, TallyWords.of(Tally.of(results(run))));
	}

	private IStatus cancelled(CheckRun run) {
		return say(IStatus.CANCEL, NLS.bind(Messages.cancelled, new Object[] { run.ended(Ending.DONE).size(),
				TallyWords.files(run.files().size()), TallyWords.of(Tally.of(results(run))) }));
	}

	private List<FileResult> results(CheckRun run) {
		return run.ended(Ending.DONE).stream().flatMap(file -> live.results().of(file).stream()).toList();
	}

	private void remember(IProject project, CheckRun run) {
		Collection<FileResult> results = results(run).stream().filter(r -> isIn(project, r.file())).toList();
		try {
			new RunHistory(project).add(new PastRun(Instant.now(), Tally.of(results)));
		} catch (IOException e) {
			ILog.of(getClass()).warn(e.getMessage(), e);
		}
	}

	private static boolean isIn(IProject project, IFile file) {
		return file.getProject().equals(project);
	}

	private IStatus say(int severity, String message) {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> Notices.tell(message));
		return new Status(severity, getClass(), message);
	}
}
