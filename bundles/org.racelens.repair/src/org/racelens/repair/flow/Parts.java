package org.racelens.repair.flow;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Variable;
import org.racelens.repair.flow.Frame.Pointer;
import org.racelens.repair.flow.Part.Element;
import org.racelens.repair.flow.Part.Field;
import org.racelens.repair.flow.Part.Somewhere;
import org.racelens.repair.flow.Part.Step;

/** Which part of the variable in question an expression designates. */
record Parts(Variable variable, Sums sums, Frame frame) {

	/** The part that an object expression designates; empty where it is no part of the variable. */
	Optional<Part> of(Expression e) {
		if (e instanceof VariableReference r) {
			return r.variable().equals(variable) ? Optional.of(Part.WHOLE) : Optional.empty();
		}
		if (e instanceof Member m) {
			return of(m.object()).map(p -> p.isKnown() ? p.then(new Field(m.field())) : p);
		}
		if (e instanceof Subscript s) {
			return pointer(s.base()).map(p -> at(p, sums.of(s.index())));
		}
		return e instanceof Dereference d ? pointed(d.pointer()) : Optional.empty();
	}

	private Optional<Part> pointed(Expression pointer) {
		if (pointer instanceof Binary b && b.operator() == Operator.ADD && pointer(b.left()).isPresent()) {
			return pointer(b.left()).map(p -> at(p, sums.of(b.right())));
		}
		return pointer(pointer).map(p -> at(p, Optional.of(Sum.of(0))));
	}

	/** Where a pointer points, if into the variable: its address, an array of it, a parameter bound to one of these. */
	Optional<Pointer> pointer(Expression e) {
		if (e instanceof AddressOf a) {
			return of(a.operand()).map(Parts::address);
		}
		if (e instanceof VariableReference r && frame.pointers().containsKey(r.variable())) {
			return Optional.of(frame.pointers().get(r.variable()));
		}
		return e.type() instanceof ArrayType ? of(e).map(p -> new Pointer(p, true)) : Optional.empty();
	}

	/** The expression without conversions of pointers around it. */
	static Expression unconverted(Expression e) {
		return e instanceof Cast c ? unconverted(c.operand()) : e;
	}

	/** An element's neighbours may be reached by its address. */
	private static Pointer address(Part part) {
		int last = part.steps().size() - 1;
		boolean element = last >= 0 && !(part.steps().get(last) instanceof Field);
		return element ? new Pointer(new Part(part.steps().subList(0, last)).then(new Somewhere()), false) : new Pointer(part, false);
	}

	private static Part at(Pointer pointer, Optional<Sum> index) {
		Part target = pointer.target();
		if (!target.isKnown()) {
			return target;
		}
		if (!pointer.toElements()) {
			return index.filter(i -> i.equals(Sum.of(0))).isPresent() ? target : target.then(new Somewhere());
		}
		return target.then(index.<Step>map(Element::new).orElseGet(Somewhere::new));
	}

	/** Where a pointer points as it can be said in another function. */
	static Pointer bound(Pointer pointer) {
		List<Step> steps = pointer.target().steps();
		for (int i = 0; i < steps.size(); i++) {
			if (steps.get(i) instanceof Element e && e.index().constant().isEmpty()) {
				return new Pointer(new Part(steps.subList(0, i)).then(new Somewhere()), false);
			}
		}
		return pointer;
	}
}
