package org.racelens.execution.interpreter;

import java.util.Optional;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.model.expression.Expression;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveSentence;

/**
 * The value of a clause's argument that the specification wants to be positive, where the clause is evaluated. The front end has taken care
 * of constants; here the program's own values are known. OpenMP 5.2 §3.2.1
 *
 * @param value nothing where it is known not to be positive: the clause then says nothing
 * @param problem why the program does not conform
 */
public record PositiveArgument(Optional<IntExpr> value, Optional<ModelGap> problem) {
	/** A message is given for a value that is not positive. */
	public static PositiveArgument of(ClauseName clause, Expression argument, Execution execution, State state, Frame frame) {
		IntExpr value = execution.at(state, frame).number(argument);
		if (!isForbidden(value)) {
			return new PositiveArgument(Optional.of(value), Optional.empty());
		}
		Explanation text = DirectiveSentence.ARGUMENT_OF_X_MUST_BE_POSITIVE_IT_IS_Y.of(Argument.name(clause.spelling()),
				Argument.number(((Constant) value).value()));
		execution.machine().recorder().notConforming(MessageKind.CLAUSE_ARGUMENT, argument.range(), text);
		return new PositiveArgument(Optional.empty(), Optional.of(new ModelGap(GapKind.NOT_CONFORMING, argument.range(), text)));
	}

	/** Whether a number is known to be less than one. */
	public static boolean isForbidden(IntExpr value) {
		return value instanceof Constant c && c.value() < 1;
	}
}
