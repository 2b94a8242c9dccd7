package org.racelens.model.source;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Where the barrier interval of an access begins or ends in a witness. */
public sealed interface PhaseBound {
	/** What is no barrier. */
	enum Edge implements PhaseBound {
		/** the start or the end of the region */
		REGION,
		/** the witness does not tell */
		UNKNOWN
	}

	/** Why there is a barrier. */
	enum Kind {
		/** a {@code barrier} directive */
		EXPLICIT,
		/** the end of a worksharing construct */
		IMPLICIT
	}

	/**
	 * An instance of a barrier.
	 *
	 * @param place of the directive: of the barrier or of the construct at whose end it is
	 * @param iteration value of each loop variable around it, outermost first
	 */
	record Barrier(SourceRange place, Kind kind, Map<String, String> iteration) implements PhaseBound {
		public Barrier {
			iteration = Collections.unmodifiableMap(new LinkedHashMap<>(iteration));
		}

		@Override
		public PhaseBound withPlaces(UnaryOperator<SourceRange> places) {
			return new Barrier(places.apply(place), kind, iteration);
		}
	}

	/** The same with other places, for a file that is named or written otherwise. */
	default PhaseBound withPlaces(UnaryOperator<SourceRange> places) {
		return this;
	}
}
