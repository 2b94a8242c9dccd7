package org.racelens.frontend.cdt.constant;

import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionStatement;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTImplicitName;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTProblemStatement;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFoldExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFunctionDeclarator.RefQualifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTCompoundStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTExpressionStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTForStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTIfStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTRangeBasedForStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTStructuredBindingDeclaration;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTSwitchStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTWhileStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPExecution;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPExecutionOwner;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalUtil;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecCompoundStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecExpressionStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecFor;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecIf;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecIncomplete;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecRangeBasedFor;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecSimpleDeclaration;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecSwitch;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecWhile;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;

/** Statements of functions that are evaluated. */
final class Statements {
	private Statements() {
	}

	/** A statement whose call has no number. */
	private static final ICPPExecution UNCOMPUTED = new ExecExpressionStatement(Effect.of(EvalFixed.INCOMPLETE));

	private static ICPPEvaluation condition(IASTExpression e) {
		return Condition.of(Typed.of(((ICPPASTExpression) e).getEvaluation()));
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

	/** Names for the parts of an object. CDT loses what is written to members by them. */
	static final class Parts extends CPPASTStructuredBindingDeclaration {
		Parts(IASTDeclSpecifier type, RefQualifier reference, IASTName[] names, IASTInitializer initializer) {
			super(type, reference, names, initializer);
		}

		@Override
		public ICPPExecution getExecution() {
			boolean array = getImplicitNames()[0].resolveBinding() instanceof IVariable v
					&& SemanticUtil.getNestedType(v.getType(),
							SemanticUtil.TDEF | SemanticUtil.REF | SemanticUtil.CVTYPE) instanceof IArrayType;
			return array || getRefQualifier() == null ? super.getExecution() : UNCOMPUTED;
		}
	}

	/** A loop over elements. Bindings to the parts of elements are not computed. */
	static final class RangeFor extends CPPASTRangeBasedForStatement {
		@Override
		public ICPPExecution getExecution() {
			IVariable element = getDeclaration() instanceof IASTSimpleDeclaration d && d.getDeclarators().length == 1
					&& d.getDeclarators()[0].getName().resolveBinding() instanceof IVariable v ? v : null;
			if (element == null || !(getDeclaration() instanceof ICPPExecutionOwner declaration)
					|| !(declaration.getExecution() instanceof ExecSimpleDeclaration declared)) {
				return UNCOMPUTED;
			}
			ICPPExecution own = new ExecCompoundStatement(new IASTStatement[] { new Start(Stream.of(element)), new Executed(getBody()) });
			return new ExecRangeBasedFor(declared, Typed.of(((ICPPASTInitializerClause) getInitializerClause()).getEvaluation()),
					function(0), function(1), own);
		}

		/** That which makes the first or the last iterator; null for arrays. */
		private ICPPFunction function(int index) {
			IASTImplicitName[] names = getImplicitNames();
			return names.length == 2 && names[index].resolveBinding() instanceof ICPPFunction f ? f : null;
		}
	}

	/** What a statement does; CDT's own nodes of expressions included, which the parser makes. */
	private static ICPPExecution execution(IASTStatement s) {
		return s instanceof IASTProblemStatement ? UNCOMPUTED
				: s instanceof IASTExpressionStatement e ? new ExecExpressionStatement(effect(e.getExpression()))
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

	/** Stands before the statements in which variables are copies of other objects. */
	private static final class Start extends CPPASTExpressionStatement {
		private final ICPPExecution execution;

		Start(Stream<IVariable> variables) {
			execution = OwnParts.of(variables);
		}

		@Override
		public ICPPExecution getExecution() {
			return execution;
		}
	}

	private static IASTStatement[] executed(IASTStatement... statements) {
		return Stream.of(statements)
				.map(s -> s instanceof IASTExpressionStatement || s instanceof IASTProblemStatement ? new Executed(s) : s)
				.toArray(IASTStatement[]::new);
	}

	static final class Block extends CPPASTCompoundStatement {
		@Override
		public ICPPExecution getExecution() {
			Stream<IASTStatement> statements = Stream.of(executed(getStatements()));
			if (!(getParent() instanceof IASTFunctionDefinition f)) {
				return new ExecCompoundStatement(statements.toArray(IASTStatement[]::new));
			}
			Stream<IASTStatement> own = Stream.of(new Start(FunctionBody.parameters(f)));
			return FunctionBody.of(f, new ExecCompoundStatement(Stream.concat(own, statements).toArray(IASTStatement[]::new)));
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
