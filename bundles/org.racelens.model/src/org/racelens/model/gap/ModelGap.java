package org.racelens.model.gap;

import java.util.Objects;
import org.racelens.model.source.SourceRange;

/**
 * Something that was not understood, with its place: the reason of an UNKNOWN verdict or of a merely POSSIBLE race.
 *
 * @param kind what sort of thing
 * @param place where it stands
 * @param explanation for the user, one sentence without a full stop
 */
public record ModelGap(GapKind kind, SourceRange place, Explanation explanation) implements Comparable<ModelGap> {
	public ModelGap {
		Objects.requireNonNull(kind);
		Objects.requireNonNull(place);
		Objects.requireNonNull(explanation);
	}

	@Override
	public int compareTo(ModelGap other) {
		int byPlace = place.compareTo(other.place);
		int byKind = byPlace != 0 ? byPlace : kind.compareTo(other.kind);
		return byKind != 0 ? byKind : explanation.compareTo(other.explanation);
	}
}
