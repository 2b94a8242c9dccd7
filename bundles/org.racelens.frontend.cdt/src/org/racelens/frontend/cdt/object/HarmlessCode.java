package org.racelens.frontend.cdt.object;

import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTASMDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTImplicitName;
import org.eclipse.cdt.core.dom.ast.IASTImplicitNameOwner;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IEnumerator;
import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTConstructorChainInitializer;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeleteExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTNewExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateNonTypeParameter;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.unit.References;

/**
 * Looks for anything by which a constructor or destructor may touch more than the members of its object, its parameters and its own
 * variables: calls, pointers, references, other variables.
 */
public final class HarmlessCode extends ASTVisitor {
	private boolean harmful;

	private HarmlessCode() {
		shouldVisitExpressions = true;
		shouldVisitDeclarations = true;
		shouldVisitDeclarators = true;
		shouldVisitInitializers = true;
	}

	/** Whether syntax holds nothing that may touch more than the object, the parameters and the code's own variables. */
	public static boolean is(IASTNode syntax) {
		HarmlessCode visitor = new HarmlessCode();
		syntax.accept(visitor);
		return !visitor.harmful;
	}

	@Override
	public int visit(IASTDeclaration declaration) {
		return next(declaration instanceof IASTASMDeclaration);
	}

	@Override
	public int visit(IASTDeclarator declarator) {
		return next(callsImplicitly(declarator));
	}

	@Override
	public int visit(IASTInitializer initializer) {
		if (!(initializer instanceof ICPPASTConstructorChainInitializer chain)) {
			return PROCESS_CONTINUE;
		}
		IBinding target = chain.getMemberInitializerId().resolveBinding();
		return next(!(target instanceof ICPPField f) || f.getType() instanceof ICPPClassType || callsImplicitly(chain));
	}

	@Override
	public int visit(IASTExpression e) {
		boolean code = e instanceof IASTFunctionCallExpression || e instanceof ICPPASTNewExpression || e instanceof ICPPASTDeleteExpression
				|| e instanceof ICPPASTLambdaExpression || callsImplicitly(e);
		boolean pointer = e instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_star
				|| e instanceof IASTFieldReference f && f.isPointerDereference() && !isThis(f.getFieldOwner())
				|| e instanceof IASTArraySubscriptExpression s && !(s.getArrayExpression().getExpressionType() instanceof IArrayType);
		boolean name = e instanceof IASTIdExpression id && !isOwn(id.getName().resolveBinding())
				|| e instanceof IASTFieldReference f && !isOwn(f.getFieldName().resolveBinding());
		return next(code || pointer || name);
	}

	private int next(boolean found) {
		harmful |= found;
		return harmful ? PROCESS_ABORT : PROCESS_CONTINUE;
	}

	private static boolean isThis(IASTExpression e) {
		return e instanceof IASTLiteralExpression literal && literal.getKind() == IASTLiteralExpression.lk_this;
	}

	private static boolean callsImplicitly(IASTNode node) {
		if (node instanceof IASTImplicitNameOwner owner) {
			for (IASTImplicitName name : CdtSemantics.implicitNames(owner)) {
				if (name.resolveBinding() instanceof ICPPFunction) {
					return true;
				}
			}
		}
		return false;
	}

	/** Whether a name means a part of the object, a variable of the function or a constant. */
	private static boolean isOwn(IBinding binding) {
		if (binding instanceof IEnumerator) {
			return true;
		}
		if (!(binding instanceof IVariable v) || References.isReference(v.getType())) {
			return false;
		}
		boolean part = v instanceof ICPPField f && !f.isStatic();
		boolean local = !(v instanceof ICPPField) && v.getOwner() instanceof ICPPFunction && !v.isStatic() && !v.isExtern();
		return part || local || v instanceof ICPPTemplateNonTypeParameter || isConstant(v.getType());
	}

	private static boolean isConstant(IType type) {
		return type instanceof IQualifierType q && q.isConst() && !q.isVolatile();
	}
}
