package org.racelens.ide.live;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.osgi.util.NLS;

/**
 * Many files that wait for their analysis, after a checkout of another branch, say: a few jobs take them one after the other, however many
 * there are. A file that waits already waits once. Cancelling one of the jobs gives up all files that wait.
 */
final class Backlog {
	private final FileWork work;
	private final Map<IFile, Request> waiting = new LinkedHashMap<>();
	private int workers;

	Backlog(FileWork work) {
		this.work = work;
	}

	/** @param most how many jobs may work at once */
	void add(Map<IFile, Request> files, int most) {
		int wanted;
		synchronized (this) {
			files.forEach((file, request) -> waiting.merge(file, request, Request::and));
			wanted = Math.min(most - workers, waiting.size());
			workers += Math.max(0, wanted);
		}
		for (int i = 0; i < wanted; i++) {
			new Worker().schedule();
		}
	}

	synchronized void removeIf(Predicate<IFile> gone) {
		waiting.keySet().removeIf(gone);
	}

	private synchronized Optional<Map.Entry<IFile, Request>> next() {
		Iterator<Map.Entry<IFile, Request>> first = waiting.entrySet().iterator();
		if (!first.hasNext()) {
			return Optional.empty();
		}
		Map.Entry<IFile, Request> entry = first.next();
		Map.Entry<IFile, Request> next = Map.entry(entry.getKey(), entry.getValue());
		first.remove();
		return Optional.of(next);
	}

	/** A worker has ended; a file may have come after it looked for one. */
	private void ended() {
		boolean isNeeded;
		synchronized (this) {
			isNeeded = !waiting.isEmpty();
			workers -= isNeeded ? 0 : 1;
		}
		if (isNeeded) {
			new Worker().schedule();
		}
	}

	private synchronized int size() {
		return waiting.size();
	}

	/** Takes files until none waits. */
	private final class Worker extends Job {
		Worker() {
			super(Messages.backlog);
			setPriority(DECORATE);
			addJobChangeListener(new JobChangeAdapter() {
				@Override
				public void done(IJobChangeEvent event) {
					if (event.getResult().matches(IStatus.CANCEL)) {
						removeIf(f -> true);
					}
					ended();
				}
			});
		}

		@Override
		public boolean belongsTo(Object family) {
			return FileAnalysis.FAMILY.equals(family) || work == family;
		}

		@Override
		protected IStatus run(IProgressMonitor monitor) {
			for (Optional<Map.Entry<IFile, Request>> next = next(); next.isPresent() && !monitor.isCanceled(); next = next()) {
				IFile file = next.get().getKey();
				monitor.setTaskName(NLS.bind(Messages.backlogProgress, file.getName(), size()));
				work.run(file, next.get().getValue(), monitor);
			}
			return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
		}
	}
}
