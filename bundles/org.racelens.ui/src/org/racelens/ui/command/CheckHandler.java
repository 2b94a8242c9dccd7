package org.racelens.ui.command;

import java.util.Set;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ui.fix.Notices;

/** Analyses what is selected, or the file in the editor, whatever the settings say. */
public final class CheckHandler extends AbstractHandler {
	/** The family of the jobs that look for the sources; the analyses themselves have another. */
	public static final Object FAMILY = CheckHandler.class;

	@Override
	public Object execute(ExecutionEvent event) {
		Set<IResource> resources = Targets.resources(event);
		LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		new Check(resources, live).schedule();
		return null;
	}

	/** A project may have many files. */
	private static final class Check extends Job {
		private final Set<IResource> resources;
		private final LiveAnalysis live;

		Check(Set<IResource> resources, LiveAnalysis live) {
			super(Messages.lookingForSources);
			this.resources = resources;
			this.live = live;
			setPriority(SHORT);
		}

		@Override
		public boolean belongsTo(Object family) {
			return FAMILY.equals(family);
		}

		@Override
		protected IStatus run(IProgressMonitor monitor) {
			try {
				Set<IFile> files = live.check(resources);
				if (files.isEmpty()) {
					PlatformUI.getWorkbench().getDisplay().asyncExec(() -> Notices.status(Messages.noSources));
				}
				return Status.OK_STATUS;
			} catch (CoreException e) {
				return e.getStatus();
			}
		}
	}
}
