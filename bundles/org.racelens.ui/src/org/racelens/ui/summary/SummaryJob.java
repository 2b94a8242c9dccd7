package org.racelens.ui.summary;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.swt.widgets.Display;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.ResultListener;
import org.racelens.ui.check.CheckJob;

/** Gathers the summary of a project in the background, again whenever a result of its files or a run is new. */
final class SummaryJob extends Job implements ResultListener, AutoCloseable {
	/** The family of these jobs. */
	static final Object FAMILY = SummaryJob.class;
	private static final long AFTER_NEWS = 150;

	private final LiveAnalysis live;
	private final Display display;
	private final Consumer<ProjectSummary> shown;
	private final JobChangeAdapter runs = new JobChangeAdapter() {
		@Override
		public void done(IJobChangeEvent event) {
			if (event.getJob().belongsTo(CheckJob.FAMILY)) {
				schedule();
			}
		}
	};
	private volatile Optional<IProject> project = Optional.empty();

	/** @param shown told in the user interface's thread */
	SummaryJob(LiveAnalysis live, Display display, Consumer<ProjectSummary> shown) {
		super(Messages.gathering);
		this.live = live;
		this.display = display;
		this.shown = shown;
		setSystem(true);
		setPriority(SHORT);
	}

	void connect() {
		live.results().addListener(this);
		getJobManager().addJobChangeListener(runs);
	}

	@Override
	public void close() {
		live.results().removeListener(this);
		getJobManager().removeJobChangeListener(runs);
		project = Optional.empty();
		cancel();
	}

	/** From now on this project is summed up. */
	void ask(IProject other) {
		project = Optional.of(other);
		cancel();
		schedule();
	}

	Optional<IProject> project() {
		return project;
	}

	@Override
	public void changed(FileResult result) {
		removed(result.file());
	}

	@Override
	public void removed(IFile file) {
		if (project.filter(file.getProject()::equals).isPresent()) {
			schedule(AFTER_NEWS);
		}
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		project.map(p -> ProjectSummary.of(p, live)).filter(s -> !monitor.isCanceled() && !display.isDisposed())
				.ifPresent(summary -> display.asyncExec(() -> {
					if (project.filter(summary.project()::equals).isPresent()) {
						shown.accept(summary);
					}
				}));
		return Status.OK_STATUS;
	}

	@Override
	public boolean belongsTo(Object family) {
		return FAMILY.equals(family);
	}
}
