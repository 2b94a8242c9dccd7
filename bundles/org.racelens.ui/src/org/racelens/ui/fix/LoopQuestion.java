package org.racelens.ui.fix;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.fix.LoopAnswer;
import org.racelens.ide.live.LiveAnalysis;

/** "Can this loop be parallel?": a job finds out, a dialog answers. */
public final class LoopQuestion extends Job {
	/** The family of all these jobs. */
	public static final Object FAMILY = LoopQuestion.class;

	private final IFile file;
	private final int line;
	private final LiveAnalysis live = MarkedFinding.live();

	/**
	 * To be made by the UI thread.
	 *
	 * @param line 1-based; the loop that starts there, or else the innermost one around it
	 */
	public LoopQuestion(IFile file, int line) {
		super(NLS.bind(Messages.askingForLoop, line, file.getName()));
		this.file = file;
		this.line = line;
		setUser(true);
	}

	@Override
	public boolean belongsTo(Object family) {
		return FAMILY.equals(family);
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		monitor.beginTask(getName(), IProgressMonitor.UNKNOWN);
		try {
			Optional<LoopAnswer> answer = LoopAnswer.at(file, line, live, monitor::isCanceled);
			answer.ifPresent(a -> PlatformUI.getWorkbench().getDisplay().asyncExec(() -> show(a)));
			return Status.OK_STATUS;
		} catch (CancellationException e) {
			return Status.CANCEL_STATUS;
		} catch (CoreException e) {
			return e.getStatus();
		}
	}

	private void show(LoopAnswer answer) {
		if (!PlatformUI.isWorkbenchRunning() || PlatformUI.getWorkbench().isClosing()) {
			return;
		}
		if (answer.failure().isPresent()) {
			Notices.inform(Messages.loopDialog, answer.failure().get());
		} else if (answer.suggestion().isEmpty()) {
			Notices.inform(Messages.loopDialog, NLS.bind(Messages.noLoop, line));
		} else {
			new LoopDialog(Notices.shell(), file, answer.source(), answer.suggestion().get()).open();
		}
	}
}
