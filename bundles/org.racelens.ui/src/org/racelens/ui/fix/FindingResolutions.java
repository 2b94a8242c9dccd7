package org.racelens.ui.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.racelens.model.source.SourceRange;

/** The quick fixes of a marker, from what is known already: the platform asks while the user waits. */
public final class FindingResolutions implements IMarkerResolutionGenerator2 {
	@Override
	public boolean hasResolutions(IMarker marker) {
		return PlaceFindings.mayBeAny(marker) || other(marker).filter(OtherEntries::mayBeAny).isPresent();
	}

	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		List<FindingResolution> result = new ArrayList<>(PlaceEntries.of(PlaceFindings.of(marker)));
		result.addAll(others(marker));
		return result.toArray(IMarkerResolution[]::new);
	}

	/**
	 * The quick fixes of one finding, wherever other ones are: for who tells of several one after the other.
	 *
	 * @param told the fixes that were told already; those of this finding are added
	 */
	public static List<IMarkerResolution> of(IMarker marker, Set<String> told) {
		List<IMarkerResolution> result = new ArrayList<>(PlaceEntries.of(PlaceFindings.alone(marker)));
		result.removeIf(r -> r instanceof VerifiedFixResolution && !told.add(r.getLabel()));
		result.addAll(others(marker));
		return result;
	}

	/**
	 * What can be done about the races and the conditions of a region whose directive stands somewhere in a file, for who tells these
	 * already; empty where nothing is known any more.
	 */
	public static List<IMarkerResolution> ofDirective(IFile file, SourceRange directive) {
		List<IMarkerResolution> result = new ArrayList<>(PlaceEntries.of(PlaceFindings.ofDirective(file, directive)));
		result.removeIf(ShowConditionsResolution.class::isInstance);
		return result;
	}

	/** For what is no race. */
	private static List<FindingResolution> others(IMarker marker) {
		return other(marker).map(OtherEntries::of).orElse(List.of());
	}

	private static Optional<MarkedFinding> other(IMarker marker) {
		return MarkedFinding.of(marker).filter(f -> !f.isRace());
	}
}
