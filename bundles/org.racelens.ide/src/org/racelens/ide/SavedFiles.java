package org.racelens.ide;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.JobGroup;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.verdict.Race;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.solver.z3.Z3ProverFactory;

/**
 * Keeps the race markers of C and C++ files in step with what is saved: each file whose text changes is analysed by a background job of its
 * own. A file saved again meanwhile is analysed once more, from the newest text; the job of a file that goes away is cancelled.
 */
public final class SavedFiles implements IResourceChangeListener, AutoCloseable {
	private static final Set<String> ENDINGS = Set.of("c", "cc", "cpp", "cxx", "C");
	private static final int TEXT_CHANGES = IResourceDelta.CONTENT | IResourceDelta.REPLACED | IResourceDelta.ENCODING;
	/** How long closing waits; a cancelled analysis ends much sooner. */
	private static final Duration END = Duration.ofSeconds(2);

	private final IWorkspace workspace;
	private final Analysis analysis;
	private final Function<Race, String> sentence;
	private final JobGroup jobGroup = new Jobs();
	private final Map<IFile, FileAnalysis> jobs = new ConcurrentHashMap<>();

	/**
	 * Follows a workspace until it is closed.
	 *
	 * @param sentence the message of a race's marker
	 */
	public static SavedFiles follow(IWorkspace workspace, Function<Race, String> sentence) {
		return follow(workspace, new Analysis(new CdtFrontEnd(), new Z3ProverFactory()), sentence);
	}

	/** The same with another pipeline. */
	public static SavedFiles follow(IWorkspace workspace, Analysis analysis, Function<Race, String> sentence) {
		SavedFiles result = new SavedFiles(workspace, analysis, sentence);
		workspace.addResourceChangeListener(result, IResourceChangeEvent.POST_CHANGE);
		return result;
	}

	private SavedFiles(IWorkspace workspace, Analysis analysis, Function<Race, String> sentence) {
		this.workspace = workspace;
		this.analysis = analysis;
		this.sentence = sentence;
	}

	/** Leaves the workspace alone from now on: no job is scheduled any more, those scheduled are cancelled. */
	@Override
	public void close() {
		workspace.removeResourceChangeListener(this);
		jobGroup.cancel();
		try {
			jobGroup.join(END.toMillis(), null);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} catch (OperationCanceledException e) {
			// they end without being waited for
		}
		jobs.clear();
	}

	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		try {
			event.getDelta().accept(this::visit);
		} catch (CoreException e) {
			ILog.of(getClass()).log(e.getStatus());
		}
	}

	private boolean visit(IResourceDelta delta) {
		IResource resource = delta.getResource();
		if (delta.getKind() == IResourceDelta.REMOVED || !resource.isAccessible()) {
			forget(resource.getFullPath());
			return false;
		}
		if (resource instanceof IFile file && isTextChanged(delta) && isSource(file)) {
			jobs.computeIfAbsent(file, this::job).restart();
		}
		return true;
	}

	private static boolean isTextChanged(IResourceDelta delta) {
		return delta.getKind() == IResourceDelta.ADDED || (delta.getFlags() & TEXT_CHANGES) != 0;
	}

	private static boolean isSource(IFile file) {
		return file.getFileExtension() != null && ENDINGS.contains(file.getFileExtension()) && !file.isDerived(IResource.CHECK_ANCESTORS);
	}

	private FileAnalysis job(IFile file) {
		FileAnalysis job = new FileAnalysis(file, analysis, sentence);
		job.setJobGroup(jobGroup);
		return job;
	}

	/** Cancels the jobs of a file, or of all files of a folder or project. */
	private void forget(IPath gone) {
		jobs.entrySet().removeIf(e -> {
			boolean isGone = gone.isPrefixOf(e.getKey().getFullPath());
			if (isGone) {
				e.getValue().cancel();
			}
			return isGone;
		});
	}

	/** Leaves a processor to the user, however many files have changed at once. */
	private static final class Jobs extends JobGroup {
		Jobs() {
			super(Messages.jobGroup, Math.max(1, Runtime.getRuntime().availableProcessors() - 1), 0);
		}

		@Override
		protected boolean shouldCancel(IStatus lastCompletedJobResult, int numberOfFailedJobs, int numberOfCanceledJobs) {
			return false;
		}
	}
}
