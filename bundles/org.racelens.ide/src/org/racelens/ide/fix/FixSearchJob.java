package org.racelens.ide.fix;

import java.util.concurrent.CancellationException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.osgi.util.NLS;
import org.racelens.ide.live.FileAnalysis;

/**
 * Searches the fixes of one file that an editor shows. Each keystroke ends a search, and the next one begins when the user pauses. One file
 * is searched at a time, and none while an analysis runs or waits for its turn.
 */
final class FixSearchJob extends Job implements IDocumentListener {
	private static final ISchedulingRule ONE_AT_A_TIME = new ISchedulingRule() {
		@Override
		public boolean contains(ISchedulingRule rule) {
			return rule == this;
		}

		@Override
		public boolean isConflicting(ISchedulingRule rule) {
			return rule == this;
		}
	};

	private final IFile file;
	private final FixOffers offers;
	private IDocument document;

	FixSearchJob(IFile file, FixOffers offers) {
		super(NLS.bind(Messages.searching, file.getName()));
		this.file = file;
		this.offers = offers;
		setPriority(DECORATE);
		setSystem(true);
		setRule(ONE_AT_A_TIME);
	}

	@Override
	public boolean belongsTo(Object family) {
		return FixOffers.FAMILY.equals(family) || offers == family || file.getProject().equals(family);
	}

	/** Searches when the user has not changed the document for a while, again and again. */
	synchronized void follow(IDocument shown) {
		if (document != shown) {
			end();
			document = shown;
			document.addDocumentListener(this);
		}
		restart();
	}

	synchronized void end() {
		if (document != null) {
			document.removeDocumentListener(this);
			document = null;
		}
		cancel();
	}

	private void restart() {
		cancel();
		schedule(FixOffers.QUIET.toMillis());
	}

	@Override
	public void documentAboutToBeChanged(DocumentEvent event) {
		// there is nothing to do before
	}

	@Override
	public void documentChanged(DocumentEvent event) {
		restart();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		if (!file.isAccessible() || !offers.isWanted(file)) {
			return Status.OK_STATUS;
		}
		if (isAnalysing()) {
			schedule(FixOffers.QUIET.toMillis());
			return Status.OK_STATUS;
		}
		try {
			offers.search(file, monitor::isCanceled);
			return Status.OK_STATUS;
		} catch (CancellationException e) {
			return Status.CANCEL_STATUS;
		} catch (CoreException | RuntimeException | Error e) {
			if (file.exists()) {
				ILog.of(getClass()).error(NLS.bind(Messages.failed, file.getFullPath()), e);
			}
			return Status.OK_STATUS;
		}
	}

	private static boolean isAnalysing() {
		for (Job job : getJobManager().find(FileAnalysis.FAMILY)) {
			if (job.getState() != SLEEPING) {
				return true;
			}
		}
		return false;
	}
}
