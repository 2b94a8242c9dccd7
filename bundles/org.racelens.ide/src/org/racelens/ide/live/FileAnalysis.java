package org.racelens.ide.live;

import java.time.Duration;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;

/** The background job of one file. It holds no rule, so nobody waits for it. */
public final class FileAnalysis extends Job {
	/** The family of all jobs that analyse. */
	public static final Object FAMILY = FileAnalysis.class;

	private final IFile file;
	private final FileWork work;
	private Request request;

	FileAnalysis(IFile file, FileWork work) {
		super(NLS.bind(Messages.jobName, file.getName()));
		this.file = file;
		this.work = work;
		setPriority(DECORATE);
	}

	@Override
	public boolean belongsTo(Object family) {
		return FAMILY.equals(family) || work == family || file.getProject().equals(family);
	}

	/** Begins, after a delay, with the text as it is then; an analysis of an older text ends. */
	synchronized void restart(Request wish, Duration delay) {
		request = request == null ? wish : request.and(wish);
		cancel();
		schedule(delay.toMillis());
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		Request taken = take(monitor);
		if (taken == null) {
			return Status.OK_STATUS;
		}
		work.run(file, taken, monitor);
		return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
	}

	/** A run that was cancelled before it began leaves the wish to the run that takes its place. */
	private synchronized Request take(IProgressMonitor monitor) {
		if (monitor.isCanceled()) {
			return null;
		}
		Request taken = request;
		request = null;
		return taken;
	}
}
