package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IFunctionType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.internal.core.dom.parser.ASTAmbiguousNode;
import org.eclipse.cdt.internal.core.dom.parser.ASTNode;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTArraySubscriptExpression;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTBinaryExpression;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTCastExpression;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTDeclarator;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTFieldReference;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTFunctionCallExpression;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTIdExpression;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTLiteralExpression;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTReturnStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTSimpleTypeConstructorExpression;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTTemplateId;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTUnaryExpression;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPVariable;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPExecution;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPVisitor;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecDeclarator;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecReturn;

/** CDT's nodes with typed evaluations. */
final class Nodes {
	private Nodes() {
	}

	/**
	 * An expression in brackets where CDT would not ask for its evaluation: it takes a cast for its operand, a choice for what is chosen
	 * and a name for the initializer of what it means.
	 */
	static IASTExpression bracketed(IASTExpression e) {
		boolean passedOver = e instanceof IASTCastExpression || e instanceof IASTConditionalExpression || e instanceof IASTIdExpression
				|| e instanceof IASTLiteralExpression || e instanceof ASTAmbiguousNode || e instanceof IASTFieldReference
				|| e instanceof IASTArraySubscriptExpression;
		if (!passedOver || e.getPropertyInParent() == IASTUnaryExpression.OPERAND) {
			return e;
		}
		Brackets brackets = new Brackets(e);
		ASTNode inside = (ASTNode) e;
		brackets.setOffsetAndLength(inside.getOffset(), inside.getLength());
		return brackets;
	}

	/** Brackets that the text does not have: CDT has to find the same name or value inside. */
	private static final class Brackets extends CPPASTUnaryExpression {
		Brackets(IASTExpression inside) {
			super(op_bracketedPrimary, inside);
		}

		@Override
		public ICPPEvaluation getEvaluation() {
			return getOperand() instanceof ICPPASTExpression e && !(e instanceof ASTAmbiguousNode) ? Typed.of(e.getEvaluation())
					: super.getEvaluation();
		}

		@Override
		public ICPPFunction getOverload() {
			return null;
		}
	}

	static final class Binary extends CPPASTBinaryExpression {
		private ICPPEvaluation typed;

		Binary(int op, IASTExpression left, IASTInitializerClause right) {
			super(op, left, right);
		}

		@Override
		public ICPPEvaluation getEvaluation() {
			return typed == null ? typed = LostStart.of(this, Typed.of(super.getEvaluation())) : typed;
		}
	}

	static final class Unary extends CPPASTUnaryExpression {
		private ICPPEvaluation typed;

		Unary(int operator, IASTExpression operand) {
			super(operator, operand);
		}

		@Override
		public ICPPEvaluation getEvaluation() {
			return typed == null ? typed = LostStart.of(this, Typed.of(super.getEvaluation())) : typed;
		}
	}

	static final class Cast extends CPPASTCastExpression {
		private ICPPEvaluation typed;

		Cast(int operator, IASTTypeId type, IASTExpression operand) {
			super(operator, type, operand);
		}

		@Override
		public ICPPEvaluation getEvaluation() {
			return typed == null ? typed = Typed.of(super.getEvaluation()) : typed;
		}
	}

	static final class Name extends CPPASTIdExpression {
		private ICPPEvaluation typed;

		Name(IASTName name) {
			super(name);
		}

		@Override
		public ICPPEvaluation getEvaluation() {
			return typed == null ? typed = Typed.of(super.getEvaluation()) : typed;
		}
	}

	static final class Member extends CPPASTFieldReference {
		private ICPPEvaluation typed;

		Member(IASTName name, IASTExpression owner) {
			super(name, owner);
		}

		@Override
		public ICPPEvaluation getEvaluation() {
			return typed == null ? typed = Typed.of(super.getEvaluation()) : typed;
		}
	}

	static final class Call extends CPPASTFunctionCallExpression {
		private ICPPEvaluation typed;

		Call(IASTExpression name, IASTInitializerClause[] arguments) {
			super(name, arguments);
		}

		@Override
		public ICPPEvaluation getEvaluation() {
			return typed == null ? typed = LostStart.of(this, Typed.of(super.getEvaluation())) : typed;
		}
	}

	static final class Element extends CPPASTArraySubscriptExpression {
		private ICPPEvaluation typed;

		Element(IASTExpression array, IASTInitializerClause subscript) {
			super(array, subscript);
		}

		@Override
		public ICPPEvaluation getEvaluation() {
			return typed == null ? typed = Typed.of(super.getEvaluation()) : typed;
		}
	}

	static final class Construction extends CPPASTSimpleTypeConstructorExpression {
		private ICPPEvaluation typed;

		Construction(ICPPASTDeclSpecifier type, IASTInitializer initializer) {
			super(type, initializer);
		}

		@Override
		public ICPPEvaluation getEvaluation() {
			return typed == null ? typed = Typed.of(super.getEvaluation()) : typed;
		}
	}

	static final class Literal extends CPPASTLiteralExpression {
		private ICPPEvaluation typed;

		Literal(int kind, char[] spelling, char[] suffixes, boolean useChar8Type) {
			super(kind, spelling, suffixes, useChar8Type);
		}

		@Override
		public ICPPEvaluation getEvaluation() {
			return typed == null ? typed = Spelling.typed(this, super.getEvaluation()) : typed;
		}
	}

	/** The parser makes choices as plain nodes. */
	static final class TemplateId extends CPPASTTemplateId {
		TemplateId(IASTName name) {
			super(name);
		}

		@Override
		public void addTemplateArgument(IASTExpression argument) {
			super.addTemplateArgument(argument instanceof IASTConditionalExpression ? bracketed(argument) : argument);
		}
	}

	/** A variable in a function that is evaluated. */
	static final class Declarator extends CPPASTDeclarator {
		Declarator(IASTName name) {
			super(name);
		}

		@Override
		public ICPPExecution getExecution() {
			IBinding declared = getName().resolveBinding();
			ICPPEvaluation start = declared instanceof CPPVariable v ? v.getInitializerEvaluation() : null;
			return start == null || start == EvalFixed.INCOMPLETE ? super.getExecution()
					: new ExecDeclarator((CPPVariable) declared, CopiedValue.of(((CPPVariable) declared).getType(), start));
		}
	}

	/** A value is converted to what the function returns. C++17 §9.6.3 */
	static final class Return extends CPPASTReturnStatement {
		Return(IASTInitializerClause value) {
			super(value);
		}

		@Override
		public ICPPExecution getExecution() {
			IType type = returned();
			return type != null && getReturnValue() instanceof ICPPASTInitializerClause value
					? new ExecReturn(ReturnedValue.of(type, value.getEvaluation()))
					: super.getExecution();
		}

		/** The type that the function declares; null if it is a lambda. */
		private IType returned() {
			IASTNode around = getParent();
			while (around != null && !(around instanceof IASTFunctionDefinition || around instanceof ICPPASTLambdaExpression)) {
				around = around.getParent();
			}
			return around instanceof IASTFunctionDefinition f && CPPVisitor.createType(f.getDeclarator()) instanceof IFunctionType t
					? t.getReturnType()
					: null;
		}
	}
}
