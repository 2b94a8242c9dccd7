package org.racelens.execution.construct;

import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Breach;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.Bools;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Utility;

/**
 * {@code error}: at compilation (if nothing is said) a message, at execution the end of the program where it is fatal (if nothing is said).
 * OpenMP 5.2 §8.5.
 */
final class ErrorSemantics {
	private final Execution execution;
	private final Machine machine;

	ErrorSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	void execute(Utility.ErrorDirective c, State state, Frame frame) {
		Optional<ExpressionClause> message = c.clause(ExpressionClause.class, ClauseName.MESSAGE);
		if (!is(c, ClauseName.AT, "execution")) {
			machine.recorder().message(MessageKind.ERROR_DIRECTIVE, c.range(), message.flatMap(ExpressionClause::expression)
					.filter(StringLiteral.class::isInstance)
					.map(e -> ForeignSentence.quoted(((StringLiteral) e).text().replaceAll("^\"|\"$", "")))
					.orElseGet(() -> Breach.ERROR_DIRECTIVE.of()));
			return;
		}
		message.flatMap(ExpressionClause::expression).ifPresent(e -> execution.at(state, frame).value(e));
		if (!is(c, ClauseName.SEVERITY, "warning")) {
			state.endUnless(Bools.FALSE);
		}
	}

	private static boolean is(Construct c, ClauseName clause, String word) {
		return c.clause(KeywordClause.class, clause).flatMap(KeywordClause::keyword).filter(word::equals).isPresent();
	}
}
