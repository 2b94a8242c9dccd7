package org.racelens.frontend.fortran.expression;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.frontend.fortran.unit.Value.Whole;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.source.SourceRange;

/**
 * What a name stands for that {@code associate} gives: the object is found once, and accessed where the name is used. Fortran 2018 §11.1.3
 */
public final class Associated {
	private Associated() {
	}

	/** The object as a use of its name accesses it. */
	static Value used(Value value, SourceRange at) {
		return new Value(value.type(), value.extents(), i -> used(value.element().apply(i), at),
				value.whole().map(w -> new Whole(used(w.start(), at), w.dimensions(), w.object().map(o -> used(o, at)), w.descriptor(),
						w.strides())));
	}

	private static Expression used(Expression e, SourceRange at) {
		return along(e, at, UnaryOperator.identity());
	}

	/** One object whose subscripts are evaluated now. */
	public static Value found(Value value, SourceRange at, Code code) {
		Optional<Whole> whole = value.whole();
		boolean plain = !value.isArray() && whole.flatMap(Whole::descriptor).isEmpty() && whole.flatMap(Whole::object).isPresent();
		return plain ? Value.place(along(value.scalar(), at, i -> code.kept(i, at))) : value;
	}

	private static Expression along(Expression e, SourceRange at, UnaryOperator<Expression> index) {
		if (e instanceof VariableReference v) {
			return new VariableReference(v.variable(), at);
		}
		if (e instanceof Member m) {
			return new Member(along(m.object(), at, index), m.field(), m.type(), at);
		}
		if (e instanceof Subscript s) {
			return new Subscript(along(s.base(), at, index), index.apply(s.index()), s.shift(), s.type(), at);
		}
		if (e instanceof Dereference d) {
			return new Dereference(along(d.pointer(), at, index), d.type(), at);
		}
		if (e instanceof AddressOf a) {
			return new AddressOf(along(a.operand(), at, index), a.type(), at);
		}
		return e instanceof Cast c ? new Cast(along(c.operand(), at, index), c.type(), c.moved(), at) : e;
	}
}
