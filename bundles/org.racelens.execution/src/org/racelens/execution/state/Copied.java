package org.racelens.execution.state;

import java.util.List;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Layout;
import org.racelens.logic.term.IntExpr;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause.ListItem;

/**
 * A variable with a copy inside a construct. OpenMP 5.2 §5.4
 *
 * @param originalPlaces where the original is; none where that is not known
 * @param start of a section, in bytes from the start of the array or from where the pointer points
 * @param bytes of the original
 */
public record Copied(Variable variable, List<Place> originalPlaces, IntExpr start, IntExpr bytes, ListItem item) {
	/** Whether the original is written as one value. */
	public boolean isScalar() {
		return Layout.isScalar(variable.type()) && !item.isPart();
	}
}
