package org.racelens.ui.scope;

import java.util.Collection;
import java.util.Set;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.settings.LeftOut;

/** Writes the preferences of projects, which are files of theirs, in the background. */
public final class ScopeChange extends Job {
	/** The family of these jobs. */
	public static final Object FAMILY = ScopeChange.class;

	/** What is done with the resources. */
	@FunctionalInterface
	private interface Edit {
		/** Changes what the projects of some resources leave out. */
		void of(Collection<IResource> resources) throws CoreException;
	}

	private final Set<IResource> resources;
	private final Edit edit;

	private ScopeChange(Collection<? extends IResource> resources, Edit edit) {
		super(Messages.changingScope);
		this.resources = Set.copyOf(resources);
		this.edit = edit;
		setPriority(SHORT);
	}

	/** From when it is scheduled on, these are only checked when asked for. */
	public static ScopeChange leavingOut(Collection<? extends IResource> resources) {
		return new ScopeChange(resources, LeftOut::add);
	}

	/**
	 * From when it is scheduled on, these are checked whenever they change. What was left out is not known any more: it is looked at now.
	 */
	public static ScopeChange takingIn(Collection<? extends IResource> resources) {
		return new ScopeChange(resources, all -> {
			LeftOut.remove(all);
			PlatformUI.getWorkbench().getService(LiveAnalysis.class).check(all);
		});
	}

	@Override
	public boolean belongsTo(Object family) {
		return FAMILY.equals(family);
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		try {
			edit.of(resources);
			return Status.OK_STATUS;
		} catch (CoreException e) {
			return e.getStatus();
		}
	}
}
