package org.racelens.frontend.cdt.constant;

import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionStatement;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.IBasicType.Kind;
import org.eclipse.cdt.core.dom.ast.IFunctionType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFoldExpression;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTCompoundStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTExpressionStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTForStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTIfStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTSwitchStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTWhileStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPExecution;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPVisitor;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalUtil;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecCompoundStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecExpressionStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecFor;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecIf;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecIncomplete;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecSwitch;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecWhile;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;

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
							condition(getConditionExpression()), null, execution(getThenClause()),
							execution(getElseClause()));
		}
	}

	static final class For extends CPPASTForStatement {
		@Override
		public ICPPExecution getExecution() {
			if (getConditionExpression() == null) {
				return super.getExecution();
			}
			ICPPEvaluation step = getIterationExpression() instanceof ICPPASTExpression e ? Effect.of(e.getEvaluation()) : null;
			ICPPExecution body = execution(getBody());
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
					: new ExecWhile(condition(getCondition()), null, execution(getBody()));
		}
	}

	/** What a statement does; CDT's own nodes of expressions included, which the parser makes. */
	private static ICPPExecution execution(IASTStatement s) {
		return s instanceof IASTExpressionStatement e ? new ExecExpressionStatement(effect(e.getExpression()))
				: EvalUtil.getExecutionFromStatement(s);
	}

	private static ICPPEvaluation effect(IASTExpression e) {
		IASTExpression inside = e;
		while (inside instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
			inside = u.getOperand();
		}
		// CDT evaluates the parts of some folds from the right to the left
		return Effect.of(inside instanceof ICPPASTFoldExpression ? EvalFixed.INCOMPLETE : ((ICPPASTExpression) e).getEvaluation());
	}

	/** Stands for a statement in a list whose elements CDT asks for what they do. */
	private static final class Executed extends CPPASTExpressionStatement {
		private final IASTStatement statement;

		Executed(IASTStatement statement) {
			this.statement = statement;
		}

		@Override
		public ICPPExecution getExecution() {
			return execution(statement);
		}
	}

	private static IASTStatement[] executed(IASTStatement... statements) {
		return Stream.of(statements).map(s -> s instanceof IASTExpressionStatement ? new Executed(s) : s).toArray(IASTStatement[]::new);
	}

	static final class Block extends CPPASTCompoundStatement {
		@Override
		public ICPPExecution getExecution() {
			boolean nothing = getParent() instanceof IASTFunctionDefinition f
					&& CPPVisitor.createType(f.getDeclarator()) instanceof IFunctionType t
					&& SemanticUtil.getNestedType(t.getReturnType(), SemanticUtil.TDEF) instanceof IBasicType b
					&& b.getKind() == Kind.eVoid;
			ICPPExecution statements = new ExecCompoundStatement(executed(getStatements()));
			return nothing ? new BodyWithoutValue(statements) : statements;
		}
	}

	/** CDT takes {@code default} where it stands before labels that match, and finds no labels inside of other statements. */
	static final class Switch extends CPPASTSwitchStatement {
		@Override
		public ICPPExecution getExecution() {
			if (!Labels.areInOrder(this) || getControllerDeclaration() != null || getInitializerStatement() != null) {
				return ExecIncomplete.INSTANCE;
			}
			IASTStatement[] body = getBody() instanceof IASTCompoundStatement c ? c.getStatements() : new IASTStatement[] { getBody() };
			return new ExecSwitch(null, ((ICPPASTExpression) getControllerExpression()).getEvaluation(), null,
					Stream.of(body).map(Statements::execution).toArray(ICPPExecution[]::new));
		}
	}
}
