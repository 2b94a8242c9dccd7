package org.racelens.ide;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;

/** Brings a file's race markers in step with what was found, in one operation on the workspace; markers that are right already stay. */
final class MarkerUpdate {
	private final IFile file;
	private final long stamp;
	private final Set<RaceMarker> wanted;

	/**
	 * @param stamp the modification stamp of the text to which the markers belong; there is no update if the file has another one by now
	 */
	MarkerUpdate(IFile file, long stamp, Set<RaceMarker> wanted) {
		this.file = file;
		this.stamp = stamp;
		this.wanted = wanted;
	}

	void run(IProgressMonitor monitor) throws CoreException {
		IWorkspace workspace = file.getWorkspace();
		ICoreRunnable update = m -> {
			if (file.exists() && file.getModificationStamp() == stamp) {
				update();
			}
		};
		workspace.run(update, workspace.getRuleFactory().markerRule(file), IWorkspace.AVOID_UPDATE, monitor);
	}

	private void update() throws CoreException {
		Set<RaceMarker> missing = new LinkedHashSet<>(wanted);
		for (IMarker marker : file.findMarkers(RaceMarker.RACE, true, IResource.DEPTH_ZERO)) {
			if (!missing.remove(RaceMarker.of(marker))) {
				marker.delete();
			}
		}
		for (RaceMarker marker : missing) {
			marker.createOn(file);
		}
	}
}
