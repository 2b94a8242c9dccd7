package org.racelens.race.induction;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Footprint.Base;
import org.racelens.execution.region.Footprint.Extent;
import org.racelens.execution.region.Footprint.Piece;

/**
 * What a call itself does with what a base leads to.
 *
 * @param unit the size of the elements, in bytes
 * @param element the element that the base leads to, where the call accesses nothing else
 */
record Touched(Base base, boolean written, long unit, Optional<Extent> element) {
	/**
	 * Pieces in which the own accesses may stay, together with those of the calls below: single elements, single elements beside one form
	 * for all else that is written, and one form for all that is written. What is only read may be read everywhere.
	 */
	static List<List<Piece>> choices(List<Touched> touched, List<Extents.Form> forms) {
		Set<List<Piece>> result = new LinkedHashSet<>();
		if (touched.stream().allMatch(t -> t.element.isPresent() || !t.written)) {
			result.add(touched.stream().map(t -> t.elementOr(t.all())).toList());
		}
		forms.forEach(form -> result.add(touched.stream().map(t -> t.elementOr(t.of(form))).toList()));
		forms.forEach(form -> result.add(touched.stream().map(t -> t.of(form)).toList()));
		return List.copyOf(result);
	}

	private Piece all() {
		return new Piece(base, Optional.empty(), written);
	}

	private Piece of(Extents.Form form) {
		return written ? new Piece(base, Optional.of(form.of(unit)), true) : all();
	}

	private Piece elementOr(Piece other) {
		return element.map(x -> new Piece(base, Optional.of(x), written)).orElse(other);
	}
}
