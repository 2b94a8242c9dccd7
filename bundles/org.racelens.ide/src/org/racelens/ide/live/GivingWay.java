package org.racelens.ide.live;

import java.time.Duration;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.racelens.model.effort.WorkClock;
import org.racelens.model.source.Cancellation;

/**
 * Asks for the cancellation of the analysis of a file, and lets the analysis stand still while the backlog has it give way. Only the thread
 * that made this stands still: the analysis itself, which holds neither a rule nor a lock where it asks. The front end's own thread reads
 * on, as it may have what others wait for, and who watches over the solver looks on.
 */
final class GivingWay implements Cancellation {
	/** Nobody is told of a cancellation; whoever stands still looks for it that often. */
	private static final Duration LOOK = Duration.ofMillis(20);

	private final Thread owner = Thread.currentThread();
	private final IFile file;
	private final Backlog backlog;
	private final IProgressMonitor monitor;

	GivingWay(IFile file, Backlog backlog, IProgressMonitor monitor) {
		this.file = file;
		this.backlog = backlog;
		this.monitor = monitor;
	}

	@Override
	public boolean isCancelled() {
		if (backlog.isStanding(file) && Thread.currentThread() == owner) {
			WorkClock.pause(this::stand);
		}
		return monitor.isCanceled();
	}

	private void stand() {
		try {
			while (backlog.isStanding(file) && !monitor.isCanceled()) {
				backlog.stand(file, LOOK);
			}
		} catch (InterruptedException e) {
			// the job is ended, and cancels what it waits for
			owner.interrupt();
		}
	}
}
