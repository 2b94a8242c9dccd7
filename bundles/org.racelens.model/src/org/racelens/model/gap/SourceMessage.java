package org.racelens.model.gap;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.source.SourceRange;

/**
 * A message about the source itself: bad input, a program that does not conform to the OpenMP specification, or one that may stand still.
 *
 * @param kind what it says
 * @param place where
 * @param explanation for the user
 * @param cause the clause for whose sake it is said of the place, where that is not the place itself
 * @param weight how sure it is
 * @param schedule an execution that shows it, where one does
 */
public record SourceMessage(MessageKind kind, SourceRange place, Explanation explanation, Optional<SourceRange> cause, Weight weight,
		Optional<Schedule> schedule) {
	/** How sure a message is. */
	public enum Weight {
		WARNING("warning"),
		/** it may not be so */
		NOTE("note");

		private final String id;

		Weight(String id) {
			this.id = id;
		}

		/** The weight as reports name it. */
		public String id() {
			return id;
		}
	}

	/** A sure message about what stands at its place, or for the sake of a clause. */
	public SourceMessage(MessageKind kind, SourceRange place, Explanation explanation, Optional<SourceRange> cause) {
		this(kind, place, explanation, cause, Weight.WARNING, Optional.empty());
	}

	/** A sure message about what stands at its place. */
	public SourceMessage(MessageKind kind, SourceRange place, Explanation explanation) {
		this(kind, place, explanation, Optional.empty());
	}

	/** Whether a user reads the same of both, whatever their causes are. */
	public boolean saysTheSame(SourceMessage other) {
		return kind == other.kind && place.equals(other.place) && explanation.equals(other.explanation);
	}

	/** What is not known of a region that executes a directive with such a message; nothing where it means what it says all the same. */
	public Optional<ModelGap> gap() {
		return kind.gap().map(of -> new ModelGap(of, place, explanation));
	}

	/** The same with other places, for a file that is named or written otherwise. */
	public SourceMessage withPlaces(UnaryOperator<SourceRange> places) {
		return new SourceMessage(kind, places.apply(place), explanation, cause.map(places), weight,
				schedule.map(steps -> steps.withPlaces(places)));
	}
}
