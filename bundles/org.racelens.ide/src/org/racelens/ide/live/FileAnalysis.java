package org.racelens.ide.live;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
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
	/** What is asked for; empty while nothing is, or while it is being done. */
	private Optional<Request> wanted = Optional.empty();
	/** What is being done. */
	private Optional<Request> doing = Optional.empty();

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

	/** Begins, after a delay, with the text as it is then; an analysis of an older text ends, and what it was made for is still wanted. */
	synchronized void restart(Request wish, Duration delay) {
		wanted = Optional.of(Stream.concat(wanted.stream(), doing.stream()).reduce(wish, Request::and));
		cancel();
		schedule(delay.toMillis());
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		Optional<Request> taken = take(monitor);
		taken.ifPresent(request -> {
			work.run(file, request, monitor);
			done();
		});
		return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
	}

	/** A run that was cancelled before it began leaves the wish to the run that takes its place. */
	private synchronized Optional<Request> take(IProgressMonitor monitor) {
		if (monitor.isCanceled()) {
			return Optional.empty();
		}
		doing = wanted;
		wanted = Optional.empty();
		return doing;
	}

	private synchronized void done() {
		doing = Optional.empty();
	}
}
