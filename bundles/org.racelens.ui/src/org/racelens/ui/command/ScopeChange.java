package org.racelens.ui.command;

import java.util.Collection;
import java.util.Set;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Writes the preferences of projects, which are files of theirs. */
final class ScopeChange extends Job {
	/** The family of these jobs. */
	static final Object FAMILY = ScopeChange.class;

	/** What is done with the resources. */
	@FunctionalInterface
	interface Edit {
		/** Changes what the projects of some resources leave out. */
		void of(Collection<IResource> resources) throws CoreException;
	}

	private final Set<IResource> resources;
	private final Edit edit;

	ScopeChange(Set<IResource> resources, Edit edit) {
		super(Messages.changingScope);
		this.resources = resources;
		this.edit = edit;
		setPriority(SHORT);
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
