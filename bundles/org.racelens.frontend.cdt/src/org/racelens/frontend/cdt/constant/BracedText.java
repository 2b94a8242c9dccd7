package org.racelens.frontend.cdt.constant;

import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateDeclaration;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPInternalBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalUnary;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;

/**
 * Arrays whose length a string literal in braces gives, as in {@code char s[] = {"abc"}}: CDT counts what the braces list. C++17 §11.6.2
 */
public final class BracedText {
	private BracedText() {
	}

	/**
	 * Whether a declarator makes such an array where its size is asked for in ways that are not followed: a member, a variable of a
	 * constexpr function or a template, one whose type has a name.
	 */
	public static boolean isHiddenIn(IASTDeclarator declarator) {
		if (!isText(declarator.getInitializer())) {
			return false;
		}
		if (!(declarator instanceof IASTArrayDeclarator)) {
			return declarator.getName().resolveBinding() instanceof IVariable v
					&& SemanticUtil.getNestedType(v.getType(), SemanticUtil.TDEF | SemanticUtil.CVTYPE) instanceof IArrayType;
		}
		return isStarted(declarator) && isInside(declarator);
	}

	/** Whether a name stands for such an array, and for more than its size or one of its elements: its type may decide. */
	public static boolean isUsedBy(IASTName name) {
		if (!(name.getParent() instanceof IASTIdExpression id) || !(name.resolveBinding() instanceof ICPPInternalBinding variable)) {
			return false;
		}
		IASTNode around = id.getParent();
		while (around instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
			around = u.getParent();
		}
		boolean followed = around instanceof IASTArraySubscriptExpression
				|| around instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_sizeof;
		return !followed && isDeclaredSo(variable);
	}

	private static boolean isDeclaredSo(ICPPInternalBinding variable) {
		return Stream.concat(Stream.ofNullable(variable.getDefinition()),
				Stream.ofNullable(variable.getDeclarations()).flatMap(Stream::of)).anyMatch(BracedText::isStarted);
	}

	private static boolean isInside(IASTNode declarator) {
		for (IASTNode around = declarator; around != null; around = around.getParent()) {
			if (around instanceof ICPPASTCompositeTypeSpecifier || around instanceof ICPPASTTemplateDeclaration
					|| around instanceof ICPPASTLambdaExpression || around instanceof IASTFunctionDefinition f
							&& f.getDeclSpecifier() instanceof ICPPASTDeclSpecifier s && s.isConstexpr()) {
				return true;
			}
		}
		return false;
	}

	/** Whether an operand is such an array. */
	static boolean isIn(ICPPEvaluation operand) {
		if (operand instanceof EvalUnary u && u.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
			return isIn(u.getArgument());
		}
		if (operand instanceof EvalBinding b && FunctionNames.ALL.contains(b.getBinding().getName())) {
			return true;
		}
		return operand instanceof EvalBinding b && b.getBinding() instanceof ICPPInternalBinding variable
				&& isDeclaredSo(variable);
	}

	private static boolean isStarted(IASTNode name) {
		IASTNode node = name;
		while (node != null && !(node instanceof IASTDeclarator)) {
			node = node.getParent();
		}
		return node instanceof IASTArrayDeclarator d && d.getPointerOperators().length == 0 && d.getArrayModifiers().length == 1
				&& d.getArrayModifiers()[0].getConstantExpression() == null && isText(d.getInitializer());
	}

	private static boolean isText(IASTInitializer initializer) {
		IASTNode list = initializer instanceof IASTEqualsInitializer e ? e.getInitializerClause() : initializer;
		if (!(list instanceof IASTInitializerList braces) || braces.getClauses().length != 1) {
			return false;
		}
		IASTInitializerClause only = braces.getClauses()[0];
		while (only instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
			only = u.getOperand();
		}
		return only instanceof IASTLiteralExpression l && l.getKind() == IASTLiteralExpression.lk_string_literal;
	}
}
