package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.Triplet;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.model.expression.Expression;

/** The bounds of arrays as they are declared. Fortran 2018 §8.5.8 */
final class Bounds {
	private final Parts parts;

	Bounds(Parts parts) {
		this.parts = parts;
	}

	/** Whether a list says no upper bounds: assumed or deferred shape. */
	static boolean areOpen(Node list) {
		return list.parts().stream().anyMatch(n -> n.is("extent_specifier") && Triplet.of(n).upper().isEmpty());
	}

	/** Explicit bounds and those of assumed size, evaluated where the code stands. */
	List<Dimension> explicit(Node list, Scope scope, Code code) {
		List<Dimension> dimensions = new ArrayList<>();
		for (Node n : list.parts()) {
			Triplet triplet = n.is("extent_specifier") ? Triplet.of(n) : new Triplet(Optional.empty(), Optional.of(n), Optional.empty());
			Expression lower = triplet.lower().map(l -> kept(l, scope, code)).orElseGet(() -> Terms.number(1, n.range()));
			Optional<Expression> extent = triplet.upper().filter(u -> !u.is("assumed_size"))
					.map(u -> parts.expressions().scalar(u, scope, code))
					.map(u -> Terms.plus(Terms.minus(u, lower), Terms.number(1, n.range())));
			dimensions.add(new Dimension(lower, extent.map(e -> code.kept(e, n.range()))));
		}
		return dimensions;
	}

	/** As many dimensions as a list has, whose extents others say. */
	List<Dimension> open(Node list, Scope scope, Code code, List<Expression> extents) {
		List<Dimension> dimensions = new ArrayList<>();
		for (Node n : list.parts()) {
			Optional<Node> lower = n.is("extent_specifier") ? Triplet.of(n).lower() : Optional.empty();
			int d = dimensions.size();
			dimensions.add(new Dimension(lower.map(l -> kept(l, scope, code)).orElseGet(() -> Terms.number(1, n.range())),
					d < extents.size() ? Optional.of(extents.get(d)) : Optional.empty()));
		}
		return dimensions;
	}

	private Expression kept(Node bound, Scope scope, Code code) {
		return code.kept(parts.expressions().scalar(bound, scope, code), bound.range());
	}
}
