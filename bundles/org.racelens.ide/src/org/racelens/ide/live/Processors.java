package org.racelens.ide.live;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.JobGroup;

/**
 * Lets so many of its jobs run at once; the others wait. One that is cancelled, as happens with each key typed, says nothing of the others.
 */
final class Processors extends JobGroup {
	Processors(int count) {
		super(Messages.backlog, count, 0);
	}

	@Override
	protected boolean shouldCancel(IStatus lastCompletedJobResult, int numberOfFailedJobs, int numberOfCanceledJobs) {
		return false;
	}
}
