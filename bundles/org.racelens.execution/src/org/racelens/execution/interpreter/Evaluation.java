package org.racelens.execution.interpreter;

import java.util.List;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.model.expression.Expression;

/** Evaluates expressions at one point of the execution; accesses to shared memory are recorded in evaluation order. */
public interface Evaluation {
	/** The value of an expression. */
	Value value(Expression e);

	/** The value as a number. */
	default IntExpr number(Expression e) {
		return value(e).term();
	}

	/** Whether the expression is not zero. */
	BoolExpr condition(Expression e);

	/** Whether a loop goes on, see {@link org.racelens.execution.arithmetic.LoopConditions}. */
	BoolExpr loopCondition(Expression e);

	/** The places an lvalue may name; none where its origin is not known. */
	List<Place> places(Expression e);
}
