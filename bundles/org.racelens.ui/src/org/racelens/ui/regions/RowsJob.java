package org.racelens.ui.regions;

import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.racelens.ui.regions.Query.Answer;

/** Chooses and sorts rows in the background; of many wishes in a short time it fulfils the last one. */
final class RowsJob extends Job {
	/** The family of all jobs of the view. */
	static final Object FAMILY = RowsJob.class;
	private static final long AFTER_NEWS = 120;

	private final RegionStore store;
	private final Display display;
	private final Consumer<Answer> shown;
	private volatile Query query;

	/** @param shown told in the user interface's thread */
	RowsJob(RegionStore store, Query query, Display display, Consumer<Answer> shown) {
		super(Messages.queryJob);
		this.store = store;
		this.query = query;
		this.display = display;
		this.shown = shown;
		setSystem(true);
		setPriority(SHORT);
	}

	Query query() {
		return query;
	}

	/** What the user wants is wanted at once. */
	void ask(Query other) {
		query = other;
		cancel();
		schedule();
	}

	/** There are other rows. A job that waits or sleeps already is not scheduled twice. */
	void news() {
		schedule(AFTER_NEWS);
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		Answer answer = query.answer(store.rows());
		if (!monitor.isCanceled() && !display.isDisposed()) {
			display.asyncExec(() -> {
				if (answer.query().equals(query)) {
					shown.accept(answer);
				}
			});
		}
		return Status.OK_STATUS;
	}

	@Override
	public boolean belongsTo(Object family) {
		return FAMILY.equals(family);
	}
}
