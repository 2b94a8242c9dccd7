package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExpression;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTForStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTIfStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTWhileStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPExecution;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalUtil;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecCompoundStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecFor;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecIf;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecWhile;

/** Statements of functions that are evaluated. CDT takes a condition that it does not know, and a number below one, for false. */
final class Statements {
	private Statements() {
	}

	private static ICPPEvaluation condition(IASTExpression e) {
		ICPPEvaluation value = Typed.of(((ICPPASTExpression) e).getEvaluation());
		boolean number = !value.isTypeDependent() && NumberType.of(value.getType()).isPresent();
		return number ? TypedConversion.to(CPPBasicType.BOOLEAN, value) : value;
	}

	static final class If extends CPPASTIfStatement {
		@Override
		public ICPPExecution getExecution() {
			return getConditionExpression() == null ? super.getExecution()
					: new ExecIf(isConstexpr(), EvalUtil.getExecutionFromStatement(getInitializerStatement()),
							condition(getConditionExpression()), null, EvalUtil.getExecutionFromStatement(getThenClause()),
							EvalUtil.getExecutionFromStatement(getElseClause()));
		}
	}

	static final class For extends CPPASTForStatement {
		@Override
		public ICPPExecution getExecution() {
			if (getConditionExpression() == null) {
				return super.getExecution();
			}
			ICPPEvaluation step = getIterationExpression() instanceof ICPPASTExpression e ? e.getEvaluation() : null;
			ICPPExecution body = EvalUtil.getExecutionFromStatement(getBody());
			return new ExecFor(EvalUtil.getExecutionFromStatement(getInitializerStatement()), condition(getConditionExpression()), null,
					step,
					body == null ? new ExecCompoundStatement() : body);
		}
	}

	static final class While extends CPPASTWhileStatement {
		While(IASTExpression condition, IASTStatement body) {
			super(condition, body);
		}

		@Override
		public ICPPExecution getExecution() {
			return getCondition() == null ? super.getExecution()
					: new ExecWhile(condition(getCondition()), null, EvalUtil.getExecutionFromStatement(getBody()));
		}
	}
}
