package org.racelens.ui.editor;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.ide.result.Finding;
import org.racelens.ide.result.Finding.RaceFound;

/**
 * Names a finding of the workspace, also after edits elsewhere in its file.
 *
 * @param file that was analysed
 * @param id {@link Finding#id()}
 */
public record FindingRef(IFile file, String id) {
	/** The finding of a marker; empty for markers of others. */
	public static Optional<FindingRef> of(IMarker marker) {
		String id = marker.getAttribute(FindingMarker.ID, "");
		return id.isEmpty() || !(marker.getResource() instanceof IFile file) ? Optional.empty() : Optional.of(new FindingRef(file, id));
	}

	/** The race of a marker; empty for all other markers. */
	static Optional<FindingRef> ofRace(IMarker marker) {
		try {
			return marker.exists() && marker.isSubtypeOf(FindingMarker.RACE) ? of(marker) : Optional.empty();
		} catch (CoreException e) {
			// it was deleted meanwhile
			return Optional.empty();
		}
	}

	/** Its marker; empty where there is none, or no longer. */
	public Optional<IMarker> marker() {
		try {
			return Stream.of(file.findMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO))
					.filter(m -> id.equals(m.getAttribute(FindingMarker.ID, ""))).findFirst();
		} catch (CoreException e) {
			// the file is gone
			return Optional.empty();
		}
	}

	/** What is known of it; empty when it is gone. */
	public Optional<Finding> in(AnalysisResults results) {
		return results.of(file).flatMap(r -> r.finding(id));
	}

	/** The race with its places; empty when it is gone, or is none. */
	Optional<RaceTrail> trail(AnalysisResults results) {
		return results.of(file).flatMap(r -> r.finding(id).filter(RaceFound.class::isInstance).map(RaceFound.class::cast)
				.map(found -> RaceTrail.of(this, found, r.report().path())));
	}
}
