package org.racelens.openmp.syntax;

import java.util.LinkedHashSet;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Operator;

/**
 * What decides the value of an expression, as far as the text tells.
 *
 * @param values whose values are used
 * @param ways that lead to what is used: pointers and subscripts that go on in memory when they are stepped
 */
record NamedCells(Set<Cell> values, Set<Cell> ways) {
	/** @param followed the functions whose bodies are in sight: what they make of their arguments is not looked at */
	static NamedCells of(Expression e, Set<String> followed) {
		NamedCells found = new NamedCells(new LinkedHashSet<>(), new LinkedHashSet<>());
		found.add(e, found.values, followed);
		return found;
	}

	Set<Cell> all() {
		Set<Cell> both = new LinkedHashSet<>(values);
		both.addAll(ways);
		return both;
	}

	private void add(Expression e, Set<Cell> into, Set<String> followed) {
		Cell.of(e).ifPresent(into::add);
		if (e instanceof Subscript s) {
			add(s.base(), ways, followed);
			if (!returns(s.index())) {
				add(s.index(), ways, followed);
			}
		} else if (e instanceof Dereference d) {
			add(d.pointer(), ways, followed);
		} else if (e instanceof Increment i) {
			add(i.target(), into, followed);
		} else if (e instanceof Assignment a) {
			add(a.value(), into, followed);
			a.operator().ifPresent(o -> add(a.target(), into, followed));
		} else if (e instanceof AddressOf a) {
			add(a.operand(), ways, followed);
		} else if (!(e instanceof Call c && (c.target().isPresent() || followed.contains(c.callee())))) {
			Walk.operands(e).forEach(x -> add(x, into, followed));
		}
	}

	/** Whether a subscript may come to an element again. */
	private static boolean returns(Expression index) {
		boolean[] found = { false };
		Walk.expressions(index, e -> found[0] |= e instanceof Call || e instanceof Binary b
				&& (b.operator() == Operator.REMAINDER || b.operator() == Operator.BIT_AND || b.operator() == Operator.BIT_XOR));
		return found[0];
	}
}
