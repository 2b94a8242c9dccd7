package org.racelens.frontend.fortran.expression;

import java.util.Optional;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.Node.Status;

/** {@code lower : upper : stride}, as it is written. Fortran 2018 §9.5.3.1 */
public record Triplet(Optional<Node> lower, Optional<Node> upper, Optional<Node> stride) {
	/** The parts of an {@code extent_specifier}. */
	public static Triplet of(Node extent) {
		Node[] found = new Node[3];
		int place = 0;
		for (Node child : extent.children()) {
			if (child.status() == Status.TOKEN && child.is(":")) {
				place = Math.min(place + 1, 2);
			} else if (child.status() == Status.NAMED && !child.is("comment")) {
				found[place] = child;
			}
		}
		return new Triplet(Optional.ofNullable(found[0]), Optional.ofNullable(found[1]), Optional.ofNullable(found[2]));
	}
}
