package org.racelens.openmp.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;

/**
 * What the text names to be read or written, elements of one array being one.
 *
 * @param path from the variable: members by their names, nothing for an element or for what a pointer leads to
 */
record Cell(Variable variable, List<Optional<String>> path) {
	Cell {
		path = List.copyOf(path);
	}

	static Optional<Cell> of(Expression e) {
		if (e instanceof VariableReference v) {
			return Optional.of(new Cell(v.variable(), List.of()));
		}
		if (e instanceof Member m) {
			return of(m.object()).map(c -> c.then(Optional.of(m.field())));
		}
		if (e instanceof Subscript s) {
			return pointed(s.base());
		}
		return e instanceof Dereference d ? pointed(d.pointer()) : Optional.empty();
	}

	private static Optional<Cell> pointed(Expression pointer) {
		Expression p = pointer;
		while (p instanceof Cast || p instanceof Binary) {
			p = p instanceof Cast c ? c.operand() : ((Binary) p).left();
		}
		return of(p).map(c -> c.then(Optional.empty()));
	}

	private Cell then(Optional<String> step) {
		List<Optional<String>> longer = new ArrayList<>(path);
		longer.add(step);
		return new Cell(variable, longer);
	}

	/** Whether there may be several of it. */
	boolean isElement() {
		return path.contains(Optional.<String>empty());
	}
}
