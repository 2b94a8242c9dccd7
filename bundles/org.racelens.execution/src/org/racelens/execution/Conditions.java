package org.racelens.execution;

import java.util.function.BiFunction;
import org.racelens.execution.arithmetic.Comparisons;
import org.racelens.execution.arithmetic.Residues;
import org.racelens.execution.interpreter.Evaluation;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.FloatingType;

/**
 * Conditions, without a detour over the numbers 0 and 1, and what they choose: what stands behind {@code &&} or {@code ?} is evaluated only
 * where the condition holds.
 */
final class Conditions {
	private final Execution execution;
	private final Evaluation evaluation;
	private final Comparisons comparisons;
	private final State state;
	private final Frame frame;

	Conditions(Execution execution, Evaluation evaluation, Comparisons comparisons, State state, Frame frame) {
		this.execution = execution;
		this.evaluation = evaluation;
		this.comparisons = comparisons;
		this.state = state;
		this.frame = frame;
	}

	/** That a loop goes on, asked at the start of a trip. */
	BoolExpr continues(Expression e) {
		if (e instanceof Binary b && b.operator().isComparison()) {
			return comparisons.continues(b, evaluation.value(b.left()), evaluation.value(b.right()));
		}
		if (e instanceof ShortCircuit s && s.conjunction()) {
			return shortCircuit(s, Evaluation::loopCondition);
		}
		boolean counted = e instanceof Increment || e instanceof VariableReference || e instanceof Assignment;
		return counted ? comparisons.continues(e, evaluation.value(e)) : evaluation.condition(e);
	}

	/** That an expression is true. */
	BoolExpr holds(Expression e) {
		if (e instanceof Binary b && b.operator().isComparison()) {
			return comparisons.holds(b, evaluation.value(b.left()), evaluation.value(b.right()));
		}
		if (e instanceof Unary u && u.kind() == Unary.Kind.NOT) {
			return Bools.not(evaluation.condition(u.operand()));
		}
		if (e instanceof ShortCircuit s) {
			return holds(s);
		}
		if (e instanceof Cast c && Comparisons.keepsTruth(c)) {
			return evaluation.condition(c.operand());
		}
		Value value = evaluation.value(e);
		boolean far = Residues.areOf(e.type()) && Residues.isFar(value.term());
		execution.arithmetic().unwrapped().noteObserved(value.term(), e.type());
		return far ? Bools.not(execution.arithmetic().far().equal(value.term(), Ints.ZERO, e.type())) : Comparisons.isTrue(value);
	}

	/** That a conjunction or a disjunction is true. */
	BoolExpr holds(ShortCircuit s) {
		return shortCircuit(s, Evaluation::condition);
	}

	private BoolExpr shortCircuit(ShortCircuit s, BiFunction<Evaluation, Expression, BoolExpr> part) {
		BoolExpr left = part.apply(evaluation, s.left());
		BoolExpr enter = s.conjunction() ? left : Bools.not(left);
		BoolExpr[] right = { Bools.TRUE };
		execution.branches().branch(state, enter,
				taken -> right[0] = part.apply(execution.at(taken, frame), s.right()),
				untaken -> {
				});
		return s.conjunction() ? Bools.and(left, right[0]) : Bools.or(left, right[0]);
	}

	/** One of two expressions, in the type of both where that is a floating one. C11 §6.5.15 p5 */
	private Value value(Expression part, Conditional e, State taken) {
		Value value = execution.at(taken, frame).value(part);
		return e.type() instanceof FloatingType
				? execution.arithmetic().conversions().carried(value, part.type(), e.type(), part.range())
				: value;
	}

	/** The value of the one of two expressions that a condition chooses; only that one is evaluated. */
	Value chosen(Conditional e) {
		BoolExpr condition = evaluation.condition(e.condition());
		Value[] values = new Value[2];
		execution.branches().branch(state, condition,
				taken -> values[0] = value(e.whenTrue(), e, taken),
				taken -> values[1] = value(e.whenFalse(), e, taken));
		if (values[0] == null && values[1] == null) {
			// nobody gets here: behind a loop without end
			return Value.of(0);
		}
		return values[0] == null ? values[1] : values[1] == null ? values[0] : Value.choice(condition, values[0], values[1]);
	}
}
