package org.racelens.ide.live;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IResourceProxy;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/**
 * The folders and projects with C or C++ in them, or in a folder of theirs; derived files do not count. Menus ask for it, so the answer is
 * there at once: projects are looked through in the background, when they are opened and when files of them come and go.
 */
public final class CodeFolders {
	/** The family of the jobs that look. */
	public static final Object FAMILY = CodeFolders.class;
	/** What comes in a burst is looked at once. */
	private static final int PAUSE_MILLIS = 50;

	private final IWorkspace workspace;
	/** By project: the full paths of those that hold code. */
	private final Map<IProject, Set<IPath>> known = new ConcurrentHashMap<>();
	private final Set<IProject> outdated = ConcurrentHashMap.newKeySet();
	private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
	private final Search search = new Search();
	private final IResourceChangeListener changes = this::changed;

	/** Looks through projects. */
	private final class Search extends Job {
		Search() {
			super(Messages.lookingForCode);
			setSystem(true);
			setPriority(DECORATE);
		}

		@Override
		public boolean belongsTo(Object family) {
			return FAMILY.equals(family);
		}

		@Override
		protected IStatus run(IProgressMonitor monitor) {
			Map<IProject, Set<IPath>> before = Map.copyOf(known);
			for (IProject project : List.copyOf(outdated)) {
				if (monitor.isCanceled()) {
					return Status.CANCEL_STATUS;
				}
				outdated.remove(project);
				look(project);
			}
			if (!before.equals(known)) {
				listeners.forEach(Runnable::run);
			}
			return Status.OK_STATUS;
		}
	}

	/** What one look through a project finds. */
	private static final class Found {
		private final Set<IPath> folders = new HashSet<>();
		private final Map<String, Boolean> endings = new HashMap<>();

		boolean visit(IResourceProxy proxy) {
			if (proxy.isDerived() || proxy.isTeamPrivateMember()) {
				return false;
			}
			if (proxy.getType() == IResource.FILE) {
				IPath folder = proxy.requestFullPath().removeLastSegments(1);
				if (!folders.contains(folder) && isCode(proxy)) {
					for (IPath around = folder; !around.isRoot(); around = around.removeLastSegments(1)) {
						folders.add(around);
					}
				}
			}
			return true;
		}

		/** To ask for the type of a file takes some time. */
		private boolean isCode(IResourceProxy proxy) {
			int dot = proxy.getName().lastIndexOf('.');
			return dot < 0 ? isCodeFile(proxy) : endings.computeIfAbsent(proxy.getName().substring(dot), ending -> isCodeFile(proxy));
		}

		private static boolean isCodeFile(IResourceProxy proxy) {
			return proxy.requestResource() instanceof IFile file && SourceFiles.isCode(file);
		}
	}

	CodeFolders(IWorkspace workspace) {
		this.workspace = workspace;
	}

	void connect() {
		workspace.addResourceChangeListener(changes, IResourceChangeEvent.POST_CHANGE);
		outdated.addAll(List.of(workspace.getRoot().getProjects()));
		search.schedule();
	}

	void disconnect() {
		workspace.removeResourceChangeListener(changes);
		search.cancel();
	}

	/** Whether code is known to be in a folder or project; also where nobody has looked yet. */
	public boolean mayHold(IContainer container) {
		Set<IPath> folders = container.getProject() == null ? null : known.get(container.getProject());
		return folders == null || folders.contains(container.getFullPath());
	}

	/** @param changed run by the thread that has found a change */
	public void addListener(Runnable changed) {
		listeners.add(changed);
	}

	private void look(IProject project) {
		try {
			Found found = new Found();
			if (project.isAccessible()) {
				project.accept(found::visit, IResource.NONE);
				known.put(project, Set.copyOf(found.folders));
			} else {
				known.remove(project);
			}
		} catch (CoreException e) {
			known.remove(project);
			if (project.isAccessible()) {
				ILog.of(getClass()).log(e.getStatus());
			}
		}
	}

	private void changed(IResourceChangeEvent event) {
		for (IResourceDelta delta : event.getDelta().getAffectedChildren()) {
			if (delta.getResource() instanceof IProject project && hasOtherFiles(delta)) {
				outdated.add(project);
				search.schedule(PAUSE_MILLIS);
			}
		}
	}

	private static boolean hasOtherFiles(IResourceDelta delta) {
		boolean isOther = delta.getKind() != IResourceDelta.CHANGED || (delta.getFlags() & (IResourceDelta.OPEN
				| IResourceDelta.DESCRIPTION | IResourceDelta.DERIVED_CHANGED)) != 0;
		if (isOther && (delta.getResource() instanceof IContainer || SourceFiles.isCode((IFile) delta.getResource()))) {
			return true;
		}
		for (IResourceDelta child : delta.getAffectedChildren()) {
			if (hasOtherFiles(child)) {
				return true;
			}
		}
		return false;
	}
}
