package org.racelens.ide.fix;

import java.time.Duration;
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

/**
 * Searches the fixes of one file that an editor shows. Each keystroke ends a search, and the next one begins when the user has paused for a
 * while; what is answered when the user has paused long enough is searched at once. One file is searched at a time, the nearest to the user
 * first, and none while an analysis of what editors show runs or waits for its turn. The user who cancels it has no fixes until the next
 * edit.
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
	/** When the user changed the document last, by {@link System#nanoTime}. */
	private volatile long changed = System.nanoTime() - FixOffers.QUIET.toNanos();

	FixSearchJob(IFile file, FixOffers offers) {
		super(NLS.bind(Messages.searching, file.getName()));
		this.file = file;
		this.offers = offers;
		setPriority(DECORATE);
		setRule(ONE_AT_A_TIME);
	}

	IFile file() {
		return file;
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

	/** Begins anew after a pause; what was found so far stays. */
	void restart() {
		cancel();
		Duration quiet = Duration.ofNanos(System.nanoTime() - changed);
		schedule(Math.max(0, FixOffers.QUIET.minus(quiet).toMillis()));
	}

	@Override
	public void documentAboutToBeChanged(DocumentEvent event) {
		// there is nothing to do before
	}

	@Override
	public void documentChanged(DocumentEvent event) {
		changed = System.nanoTime();
		restart();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		if (!file.isAccessible() || !offers.isWanted(file)) {
			return Status.OK_STATUS;
		}
		if (offers.isTurnOfOthers(this)) {
			schedule(FixOffers.QUIET.toMillis());
			return Status.OK_STATUS;
		}
		try {
			offers.search(file, left -> monitor.subTask(NLS.bind(Messages.left, left)), monitor::isCanceled);
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
}
