package org.racelens.ui.fix;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.core.resources.IMarker;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMarkerResolutionRelevance;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;

/** Something that can be done about a marker, and perhaps about others like it at once. */
abstract class FindingResolution extends WorkbenchMarkerResolution implements IMarkerResolutionRelevance {
	private final MarkedFinding finding;
	private final String label;
	private final String description;
	private final Icons icon;
	private final Rank rank;

	FindingResolution(MarkedFinding finding, String label, String description, Icons icon, Rank rank) {
		this.finding = finding;
		this.label = label;
		this.description = description;
		this.icon = icon;
		this.rank = rank;
	}

	MarkedFinding finding() {
		return finding;
	}

	@Override
	public final String getLabel() {
		return rank.label(label);
	}

	@Override
	public String getDescription() {
		return description;
	}

	@Override
	public final Image getImage() {
		return icon.image();
	}

	@Override
	public final int getRelevanceForResolution() {
		return rank.relevance();
	}

	/** Which other markers the same can be done about. */
	abstract boolean fits(MarkedFinding other);

	@Override
	public final IMarker[] findOtherMarkers(IMarker[] markers) {
		Predicate<IMarker> isOther = m -> !m.equals(finding.marker());
		return Stream.of(markers).filter(isOther).filter(m -> MarkedFinding.of(m).filter(this::fits).isPresent()).toArray(IMarker[]::new);
	}

	static Stream<MarkedFinding> findings(IMarker[] markers) {
		return Stream.of(markers).map(MarkedFinding::of).flatMap(Optional::stream);
	}
}
