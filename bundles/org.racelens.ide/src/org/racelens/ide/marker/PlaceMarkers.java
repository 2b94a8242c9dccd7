package org.racelens.ide.marker;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.racelens.ide.result.Finding;
import org.racelens.ide.result.Finding.Conditional;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;

/**
 * The places of findings in their own file where no marker of them stands: other ends of races, and directives of regions that have races
 * or conditions. Each has one marker, which is no problem and is not drawn, so that editors offer there what can be done.
 *
 * @param ranges each once
 */
record PlaceMarkers(Set<SourceRange> ranges) {
	/** @param path of the file that was analysed */
	static PlaceMarkers of(List<Finding> findings, String path) {
		Set<SourceRange> ranges = new LinkedHashSet<>();
		for (Finding finding : findings) {
			if (finding instanceof RaceFound race) {
				RacePlaces.of(race, path).elsewhere().stream().map(AccessReport::place).forEach(ranges::add);
				ranges.add(race.region().place());
			} else if (finding instanceof Conditional conditional) {
				ranges.add(conditional.region().place());
			}
		}
		ranges.removeIf(p -> !p.path().equals(path));
		return new PlaceMarkers(ranges);
	}

	/** Brings the markers of a file in step; to be called in an operation on the workspace. */
	void update(IFile file) throws CoreException {
		Set<Map<String, Object>> missing = new LinkedHashSet<>();
		for (SourceRange range : ranges) {
			Map<String, Object> attributes = new LinkedHashMap<>();
			FindingMarker.putPlace(range, attributes);
			missing.add(attributes);
		}
		for (IMarker marker : file.findMarkers(FindingMarker.PLACE, false, IResource.DEPTH_ZERO)) {
			if (!missing.remove(marker.getAttributes())) {
				marker.delete();
			}
		}
		for (Map<String, Object> attributes : missing) {
			file.createMarker(FindingMarker.PLACE, attributes);
		}
	}
}
