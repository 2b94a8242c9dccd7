package org.racelens.ui.command;

import java.util.Set;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceRuleFactory;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.MultiRule;
import org.racelens.ide.marker.FindingMarker;

/** Removes the markers of what is selected, until it is analysed again. */
public final class RemoveMarkersHandler extends AbstractHandler {
	/** The family of the jobs that remove. */
	public static final Object FAMILY = RemoveMarkersHandler.class;

	@Override
	public Object execute(ExecutionEvent event) {
		new Removal(Targets.resources(event)).schedule();
		return null;
	}

	/** All in one operation. */
	private static final class Removal extends WorkspaceJob {
		private final Set<IResource> resources;

		Removal(Set<IResource> resources) {
			super(Messages.removingMarkers);
			this.resources = resources;
			IResourceRuleFactory rules = ResourcesPlugin.getWorkspace().getRuleFactory();
			setRule(MultiRule.combine(resources.stream().map(rules::markerRule).toArray(ISchedulingRule[]::new)));
		}

		@Override
		public boolean belongsTo(Object family) {
			return FAMILY.equals(family);
		}

		@Override
		public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
			for (IResource resource : resources) {
				if (resource.isAccessible()) {
					resource.deleteMarkers(FindingMarker.FINDING, true, IResource.DEPTH_INFINITE);
					resource.deleteMarkers(FindingMarker.PLACE, true, IResource.DEPTH_INFINITE);
				}
			}
			return Status.OK_STATUS;
		}
	}
}
