package org.racelens.ui.fix;

import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.operation.IRunnableWithProgress;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.fix.FileFixes;

/** Opens the dialog of verified fixes, after searching them where they are not known. */
public final class FixDialogs {
	private FixDialogs() {
	}

	/**
	 * To be called by the UI thread; another one searches, and can be cancelled.
	 *
	 * @param findingId the finding whose fixes are shown first
	 */
	public static void open(IFile file, Optional<String> findingId) {
		Optional<FileFixes> known = MarkedFinding.offers().fixes(file).or(() -> searched(file));
		Optional<IFile> includer = known.flatMap(f -> f.result().includer());
		if (includer.isPresent()) {
			Notices.inform(Messages.fixDialog, none(file, includer.get()));
		} else if (known.isPresent() && known.get().outcomes().isEmpty()) {
			Notices.inform(Messages.fixDialog, NLS.bind(Messages.nothingToFix, file.getName()));
		} else if (known.isPresent()) {
			new FixDialog(Notices.shell(), file, known.get(), findingId.flatMap(known.get()::of)).open();
		}
	}

	/** Why there are no fixes of a header. */
	static String none(IFile header, IFile includer) {
		return NLS.bind(Messages.noFixesDescription, header.getName(), includer.getName());
	}

	private static Optional<FileFixes> searched(IFile file) {
		Search search = new Search(file);
		try {
			PlatformUI.getWorkbench().getProgressService().busyCursorWhile(search);
			return search.found;
		} catch (InvocationTargetException e) {
			Notices.failed(e.getCause());
		} catch (InterruptedException e) {
			// the user does not want to wait any longer
		}
		return Optional.empty();
	}

	/** The search, for a user who waits for it. */
	private static final class Search implements IRunnableWithProgress {
		private final IFile file;
		private volatile Optional<FileFixes> found = Optional.empty();

		Search(IFile file) {
			this.file = file;
		}

		@Override
		public void run(IProgressMonitor monitor) throws InvocationTargetException, InterruptedException {
			monitor.beginTask(NLS.bind(Messages.searching, file.getName()), IProgressMonitor.UNKNOWN);
			try {
				found = MarkedFinding.offers().search(file, monitor::isCanceled);
			} catch (CancellationException e) {
				throw new InterruptedException();
			} catch (CoreException | RuntimeException e) {
				throw new InvocationTargetException(e);
			} finally {
				monitor.done();
			}
		}
	}
}
