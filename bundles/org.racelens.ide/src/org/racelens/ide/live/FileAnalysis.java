package org.racelens.ide.live;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.osgi.util.NLS;
import org.racelens.ide.live.CheckRun.Ending;

/**
 * The background job of one file. It holds no rule, so nobody waits for it, and the backlog says when it is its turn. The user who cancels
 * it gives up all files that wait and that no editor has.
 */
public final class FileAnalysis extends Job {
	/** The family of all jobs that analyse. */
	public static final Object FAMILY = FileAnalysis.class;

	private final IFile file;
	private final FileWork work;
	private final Backlog backlog;
	/** What is asked for; empty while nothing is, or while it is being done. */
	private final AtomicReference<Optional<Request>> wanted = new AtomicReference<>(Optional.empty());
	/** What is being done. */
	private Optional<Request> doing = Optional.empty();
	/** How often something was wanted. Who cancels a run without wanting something else is the user. */
	private final AtomicLong wishes = new AtomicLong();
	/** That number when it was last told to begin. */
	private volatile long told;
	/** That number when what is being done was taken. */
	private long taken;
	/** Whether this, and not the user, has cancelled what goes on: the platform may tell of it later, when the next turn has come. */
	private final AtomicBoolean isOwn = new AtomicBoolean();
	private final AtomicBoolean isBegun = new AtomicBoolean();

	FileAnalysis(IFile file, FileWork work, Backlog backlog) {
		super(NLS.bind(Messages.jobName, file.getName()));
		this.file = file;
		this.work = work;
		this.backlog = backlog;
		// not the lowest: the platform lets such jobs wait for each other
		setPriority(BUILD);
		addJobChangeListener(new JobChangeAdapter() {
			@Override
			public void done(IJobChangeEvent event) {
				ended(event.getResult());
			}
		});
	}

	IFile file() {
		return file;
	}

	@Override
	public boolean belongsTo(Object family) {
		return FAMILY.equals(family) || work == family || file.getProject().equals(family);
	}

	/** Asks for an analysis when the backlog lets it begin; one of an older text ends, and what it was made for is still wanted. */
	synchronized void want(Request wish) {
		wanted.updateAndGet(before -> Optional.of(Stream.concat(before.stream(), doing.stream()).reduce(wish, Request::and)));
		wishes.incrementAndGet();
		// a run that begins now must see both or none
		cancelOwn();
	}

	/** Cancels what goes on, without anybody taking it for the user's wish. To be called with the lock of the job. */
	private void cancelOwn() {
		isOwn.set(true);
		if (cancel()) {
			isOwn.set(false);
		}
	}

	/** Asks for an analysis after a pause, with the text as it is then. */
	void want(Request wish, Duration pause) {
		backlog.removeIf(file::equals);
		want(wish);
		begin(pause);
	}

	/** The turn of this file has come. */
	void begin(Duration pause) {
		told = wishes.get();
		schedule(pause.toMillis());
	}

	/** How often something was wanted. */
	long wishes() {
		return wishes.get();
	}

	/** The user does not want any more what was wanted so many times; what was wanted since stays. */
	synchronized void giveUp(long wanted) {
		if (wishes.get() == wanted) {
			leave(Ending.GIVEN_UP);
		}
	}

	private void leave(Ending ending) {
		wanted.getAndSet(Optional.empty()).ifPresent(request -> request.tell(file, ending));
	}

	/** A check does not wait any more; what others want as well is still done. */
	synchronized void giveUp(CheckRun run) {
		if (Stream.concat(wanted.get().stream(), doing.stream()).allMatch(request -> request.isOnlyOf(run))) {
			backlog.removeIf(file::equals);
			leave(Ending.GIVEN_UP);
			wishes.incrementAndGet();
			cancelOwn();
		}
	}

	/** The file is gone, or nothing is followed any more. */
	synchronized void end(Ending ending) {
		leave(ending);
		doing.ifPresent(request -> request.tell(file, ending));
		wishes.incrementAndGet();
		cancelOwn();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		if (!isWanted() || !backlog.enter(this)) {
			return Status.OK_STATUS;
		}
		isBegun.set(true);
		Optional<Request> request = take(monitor);
		try {
			request.ifPresent(r -> run(r, monitor));
		} finally {
			if (request.isPresent() && monitor.isCanceled() && isGivenUp()) {
				backlog.giveUp();
			}
			backlog.leave(this);
		}
		if (request.isEmpty() && isWanted()) {
			begin(Duration.ZERO);
		}
		return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
	}

	private void run(Request request, IProgressMonitor monitor) {
		int others = backlog.size();
		if (others > 0) {
			monitor.setTaskName(NLS.bind(Messages.backlogProgress, file.getName(), others));
		}
		Ending ending = work.run(file, request, monitor);
		done(monitor.isCanceled() ? Ending.GIVEN_UP : ending);
	}

	/**
	 * A run that was cancelled before it took the wish leaves it to the run that takes its place: it cannot know whether it was told to
	 * begin for that wish, or whether a wish has cancelled it that it was told of too late.
	 */
	private synchronized Optional<Request> take(IProgressMonitor monitor) {
		if (monitor.isCanceled()) {
			return Optional.empty();
		}
		taken = wishes.get();
		doing = wanted.getAndSet(Optional.empty());
		return doing;
	}

	/** Who wants the file once more waits for that as well. */
	private synchronized void done(Ending ending) {
		if (taken == wishes.get()) {
			doing.ifPresent(request -> request.tell(file, ending));
		}
		doing = Optional.empty();
	}

	private boolean isWanted() {
		return wanted.get().isPresent();
	}

	/** Whether something is asked for, waits, or is being done. */
	synchronized boolean isBusy() {
		return isWanted() || doing.isPresent();
	}

	/** Whether the user has cancelled the newest wish, which is no longer one then. */
	private synchronized boolean isGivenUp() {
		if (taken != wishes.get()) {
			return false;
		}
		leave(Ending.GIVEN_UP);
		return true;
	}

	/**
	 * One that was cancelled before it began has had its turn as well. Takes no lock of the job: who cancels it holds that, and may wait
	 * for the platform to have told of this.
	 */
	private void ended(IStatus result) {
		boolean isOfUser = !isOwn.getAndSet(false);
		if (!isBegun.getAndSet(false)) {
			Optional<Request> left = wanted.get();
			if (result.matches(IStatus.CANCEL) && isOfUser && told == wishes.get() && wanted.compareAndSet(left, Optional.empty())) {
				left.ifPresent(request -> request.tell(file, Ending.GIVEN_UP));
				backlog.giveUp();
			}
			backlog.leave(this);
		}
	}

	/** Waits for the end of a job, as long as that may take. */
	static void join(Job job, Duration atMost) {
		try {
			if (!atMost.isNegative() && atMost.toMillis() > 0) {
				job.join(atMost.toMillis(), null);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} catch (OperationCanceledException e) {
			// it ends without being waited for
		}
	}
}
