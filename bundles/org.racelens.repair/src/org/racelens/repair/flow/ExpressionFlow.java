package org.racelens.repair.flow;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.SizeOf;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.flow.Fact.Written;

/** What the evaluation of expressions reads and writes, in the order of the language; operands without an order may come in any. */
final class ExpressionFlow {
	private final Flow flow;

	ExpressionFlow(Flow flow) {
		this.flow = flow;
	}

	/** What holds when the value of an expression has been computed. */
	Facts value(Expression e, Facts in, Frame frame) {
		if (Selections.isObject(e)) {
			Facts located = place(e, in, frame);
			read(e, located, frame);
			return located;
		}
		if (e instanceof AddressOf a) {
			return place(a.operand(), in, frame);
		}
		if (e instanceof Assignment a) {
			return assignment(a, in, frame);
		}
		if (e instanceof Increment i) {
			Facts located = place(i.target(), in, frame);
			read(i.target(), located, frame);
			return written(i.target(), located, frame, true);
		}
		return e instanceof Call c ? flow.calls().call(c, in, frame) : combined(e, in, frame);
	}

	private Facts combined(Expression e, Facts in, Frame frame) {
		if (e instanceof ShortCircuit s) {
			Facts left = flow.value(s.left(), in, frame);
			return left.meet(flow.value(s.right(), left, frame));
		}
		if (e instanceof Conditional c) {
			Facts condition = flow.value(c.condition(), in, frame);
			return flow.value(c.whenTrue(), condition, frame).meet(flow.value(c.whenFalse(), condition, frame));
		}
		if (e instanceof Comma c) {
			return flow.value(c.second(), flow.value(c.first(), in, frame), frame);
		}
		if (e instanceof SizeOf s) {
			return lengths(s.measured(), in, frame);
		}
		Facts result = lengths(e.type(), unordered(Walk.operands(e), in, frame), frame);
		if (e instanceof Unmodelled u) {
			flow.findings.notFollowed(u.range());
			return Facts.NONE;
		}
		return result;
	}

	/** The lengths in a type are evaluated where it is written. */
	Facts lengths(Type type, Facts in, Frame frame) {
		if (type instanceof PointerType p) {
			return p.pointee() instanceof ArrayType ? lengths(p.pointee(), in, frame) : in;
		}
		if (!(type instanceof ArrayType a)) {
			return in;
		}
		Facts inside = lengths(a.element(), in, frame);
		return a.length().isPresent() ? flow.value(a.length().get(), inside, frame) : inside;
	}

	/** What holds when it is known which object an expression designates; the object is not read. */
	Facts place(Expression e, Facts in, Frame frame) {
		if (e instanceof VariableReference) {
			return in;
		}
		if (e instanceof Member m) {
			return place(m.object(), in, frame);
		}
		if (e instanceof Dereference d) {
			return flow.value(d.pointer(), in, frame);
		}
		return e instanceof Subscript s ? unordered(List.of(s.base(), s.index()), in, frame) : flow.value(e, in, frame);
	}

	/** An array is not read where it stands for the address of its first element. */
	private void read(Expression e, Facts facts, Frame frame) {
		Optional<Part> part = e.type() instanceof ArrayType ? Optional.empty() : flow.parts(frame).of(e);
		part.filter(p -> !flow.coverage(facts).covers(p)).ifPresent(p -> flow.findings.read(e.range()));
	}

	private Facts assignment(Assignment a, Facts in, Frame frame) {
		Facts located = place(a.target(), in, frame);
		if (a.operator().isPresent()) {
			read(a.target(), located, frame);
		}
		Facts value = flow.value(a.value(), in, frame);
		Facts both = joined(in, List.of(a.target(), a.value()), List.of(located, value));
		return written(a.target(), both, frame, !hasEffect(a.value()));
	}

	/**
	 * What holds when an object has been written.
	 *
	 * @param fixed whether nothing else that is evaluated with it can change which object that is
	 */
	private Facts written(Expression target, Facts in, Frame frame, boolean fixed) {
		Facts kept = target instanceof VariableReference r ? in.without(r.variable().id()) : in;
		for (Variable chosen : Selections.in(target)) {
			kept = kept.without(chosen.id());
		}
		Optional<Part> part = flow.parts(frame).of(target);
		boolean sure = part.filter(p -> p.isKnown() && (fixed || flow.subject.statics().stream().noneMatch(p::mentions))).isPresent();
		return sure ? kept.with(new Written(part.get())) : kept;
	}

	/** Expressions that are evaluated in any order. */
	Facts unordered(List<Expression> operands, Facts in, Frame frame) {
		return joined(in, operands, operands.stream().map(o -> flow.value(o, in, frame)).toList());
	}

	/** @param results what holds after each of the expressions alone */
	static Facts joined(Facts in, List<Expression> operands, List<Facts> results) {
		Facts result = in;
		boolean changed = false;
		for (int i = 0; i < operands.size(); i++) {
			if (hasEffect(operands.get(i))) {
				result = changed ? Facts.unordered(in, result, results.get(i)) : results.get(i);
				changed = true;
			}
		}
		return result;
	}

	static boolean hasEffect(Expression e) {
		boolean[] found = { false };
		Walk.expressions(e, x -> found[0] |= x instanceof Assignment || x instanceof Increment || x instanceof Call
				|| x instanceof Unmodelled || x instanceof SizeOf);
		return found[0];
	}
}
