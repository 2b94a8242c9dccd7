package org.racelens.ide.live;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.racelens.ide.marker.MarkerUpdate;
import org.racelens.ide.settings.Trigger;

/** Follows saves, builds, renames and deletions in the workspace. */
final class WorkspaceChanges implements IResourceChangeListener {
	private static final int TEXT_CHANGES = IResourceDelta.CONTENT | IResourceDelta.REPLACED | IResourceDelta.ENCODING
			| IResourceDelta.DERIVED_CHANGED;

	private final LiveAnalysis live;

	/** What one event has changed. */
	private static final class Changes {
		private final Set<IFile> sources = new LinkedHashSet<>();
		private final Set<IFile> headers = new LinkedHashSet<>();
		private final Set<IPath> gone = new HashSet<>();
		private final Set<IFile> renamedToOther = new LinkedHashSet<>();
		/** those that have other files now */
		private final Set<IProject> projects = new LinkedHashSet<>();
	}

	WorkspaceChanges(LiveAnalysis live) {
		this.live = live;
	}

	void connect(IWorkspace workspace) {
		workspace.addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE | IResourceChangeEvent.POST_BUILD);
	}

	void disconnect(IWorkspace workspace) {
		workspace.removeResourceChangeListener(this);
	}

	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		try {
			if (event.getType() == IResourceChangeEvent.POST_CHANGE) {
				changed(event.getDelta());
			} else {
				built(event);
			}
		} catch (CoreException e) {
			ILog.of(getClass()).log(e.getStatus());
		}
	}

	private void changed(IResourceDelta root) throws CoreException {
		Changes changes = new Changes();
		root.accept(delta -> visit(delta, changes));
		tell(changes);
		if (!changes.renamedToOther.isEmpty()) {
			removeMarkers(List.copyOf(changes.renamedToOther));
		}
	}

	/** Once for an event: it may be about thousands of files. */
	private void tell(Changes changes) {
		live.filesChanged(changes.projects);
		if (!changes.gone.isEmpty()) {
			live.forget(changes.gone);
		}
		if (!changes.headers.isEmpty()) {
			live.headersChanged(changes.headers);
		}
		live.sourcesChanged(changes.sources);
	}

	private boolean visit(IResourceDelta delta, Changes changes) {
		IResource resource = delta.getResource();
		if (delta.getKind() == IResourceDelta.REMOVED || !resource.isAccessible()) {
			changes.gone.add(resource.getFullPath());
			changes.projects.add(resource.getProject());
			if (resource instanceof IFile file && (SourceFiles.isHeader(file) || SourceFiles.isIncludedByFortran(file))) {
				changes.headers.add(file);
			} else if (resource instanceof IFile file && SourceFiles.isFortran(file)) {
				changes.sources.add(file);
			}
			return false;
		}
		if (delta.getKind() == IResourceDelta.ADDED || (delta.getFlags() & IResourceDelta.DERIVED_CHANGED) != 0) {
			changes.projects.add(resource.getProject());
		}
		if (resource instanceof IFile file && isTextChanged(delta)) {
			if (SourceFiles.isSource(file)) {
				changes.sources.add(file);
			} else if (SourceFiles.isHeader(file) || SourceFiles.isIncludedByFortran(file)) {
				changes.headers.add(file);
			}
			if (!SourceFiles.isSource(file) && (delta.getFlags() & IResourceDelta.MOVED_FROM) != 0) {
				changes.renamedToOther.add(file);
			}
		}
		return true;
	}

	private static boolean isTextChanged(IResourceDelta delta) {
		return delta.getKind() == IResourceDelta.ADDED || (delta.getFlags() & TEXT_CHANGES) != 0;
	}

	/** Markers go with a renamed file, and the workspace is locked while it tells of the change. */
	private static void removeMarkers(List<IFile> files) {
		ICoreRunnable removal = monitor -> {
			for (IFile file : files) {
				removeMarkers(file, monitor);
			}
		};
		Job job = Job.createSystem(Messages.cleanUp, removal);
		job.setPriority(Job.DECORATE);
		job.schedule();
	}

	/** Of a file that goes meanwhile, or whose project is closed, there are none. */
	private static void removeMarkers(IFile file, IProgressMonitor monitor) throws CoreException {
		try {
			if (file.isAccessible() && !SourceFiles.isSource(file)) {
				MarkerUpdate.remove(file, monitor);
			}
		} catch (CoreException e) {
			if (file.isAccessible()) {
				throw e;
			}
		}
	}

	/** Only builds that the user starts count: an automatic build is a save by another name. A full build is of everything. */
	private void built(IResourceChangeEvent event) throws CoreException {
		int kind = event.getBuildKind();
		if (kind == IncrementalProjectBuilder.FULL_BUILD) {
			Set<IFile> all = new LinkedHashSet<>();
			IResource built = event.getSource() instanceof IProject project ? project : workspaceRoot(event);
			built.accept(resource -> {
				if (resource instanceof IFile file && SourceFiles.isSource(file)) {
					all.add(file);
				}
				return resource.isAccessible() || resource.getType() == IResource.ROOT;
			});
			live.request(all, Trigger.BUILD);
		} else if (kind == IncrementalProjectBuilder.INCREMENTAL_BUILD && event.getDelta() != null) {
			Changes changes = new Changes();
			event.getDelta().accept(delta -> visit(delta, changes));
			live.request(changes.sources.stream().filter(IFile::isAccessible).toList(), Trigger.BUILD);
		}
	}

	private static IResource workspaceRoot(IResourceChangeEvent event) {
		return ((IWorkspace) event.getSource()).getRoot();
	}
}
