package org.racelens.frontend.cdt.constant;

import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTImplicitName;
import org.eclipse.cdt.core.dom.ast.IASTImplicitNameOwner;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IPointerType;
import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTConstructorChainInitializer;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPReferenceType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPUnknownBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;

/** Looks for anything that changes objects in the expressions that members and base classes start with. C++17 §15.6.2 */
final class StartEffects extends ASTVisitor {
	private boolean found;

	private StartEffects() {
		shouldVisitExpressions = true;
		shouldVisitInitializers = true;
	}

	/** Whether the members of the object that a constructor makes start with such expressions. */
	static boolean of(IASTFunctionDefinition constructor) {
		StartEffects visitor = new StartEffects();
		if (constructor instanceof ICPPASTFunctionDefinition d) {
			Stream.of(d.getMemberInitializers()).forEach(i -> i.accept(visitor));
		}
		return visitor.found;
	}

	/** Whether an expression changes an object. */
	static boolean in(IASTExpression e) {
		StartEffects visitor = new StartEffects();
		e.accept(visitor);
		return visitor.found;
	}

	@Override
	public int visit(IASTInitializer initializer) {
		return next(initializer instanceof ICPPASTConstructorChainInitializer c
				&& constructors(c.getMemberInitializerId().resolveBinding()).anyMatch(StartEffects::mayChange));
	}

	/** The constructors that may make a member or base class. */
	private static Stream<? extends IBinding> constructors(IBinding started) {
		IType type = started instanceof ICPPField f ? SemanticUtil.getNestedType(f.getType(), SemanticUtil.TDEF | SemanticUtil.CVTYPE)
				: started instanceof ICPPConstructor c ? c.getClassOwner() : started instanceof IType t ? t : null;
		return type instanceof ICPPClassType c ? Stream.of(c.getConstructors()).filter(k -> !k.isImplicit()) : Stream.empty();
	}

	@Override
	public int visit(IASTExpression e) {
		boolean changes = e instanceof IASTBinaryExpression b && isAssignment(b.getOperator())
				|| e instanceof IASTUnaryExpression u && isStep(u.getOperator()) || e instanceof ICPPASTLambdaExpression;
		return next(changes || e instanceof IASTFunctionCallExpression c && mayChange(callee(c))
				|| e instanceof IASTImplicitNameOwner o && callsImplicitly(o));
	}

	private int next(boolean changes) {
		found |= changes;
		return found ? PROCESS_ABORT : PROCESS_CONTINUE;
	}

	private static boolean isAssignment(int operator) {
		return operator >= IASTBinaryExpression.op_assign && operator <= IASTBinaryExpression.op_binaryOrAssign;
	}

	private static boolean isStep(int operator) {
		return switch (operator) {
			case IASTUnaryExpression.op_prefixIncr, IASTUnaryExpression.op_prefixDecr, IASTUnaryExpression.op_postFixIncr,
					IASTUnaryExpression.op_postFixDecr ->
				true;
			default -> false;
		};
	}

	private static IBinding callee(IASTFunctionCallExpression call) {
		return call.getFunctionNameExpression() instanceof IASTIdExpression id ? id.getName().resolveBinding()
				: call.getFunctionNameExpression() instanceof IASTFieldReference f ? f.getFieldName().resolveBinding() : null;
	}

	private static boolean callsImplicitly(IASTImplicitNameOwner owner) {
		return Stream.of(owner.getImplicitNames()).map(IASTImplicitName::resolveBinding).anyMatch(StartEffects::mayChange);
	}

	private static boolean mayChange(IBinding called) {
		if (called instanceof IType && !(called instanceof ICPPUnknownBinding)) {
			return false;
		}
		boolean own = called instanceof ICPPMethod m && !(m instanceof ICPPConstructor) && !m.isStatic() && !m.getType().isConst();
		return !(called instanceof ICPPFunction f) || f instanceof ICPPUnknownBinding || own
				|| Stream.of(f.getType().getParameterTypes()).anyMatch(StartEffects::isChangeable);
	}

	private static boolean isChangeable(IType parameter) {
		IType type = SemanticUtil.getNestedType(parameter, SemanticUtil.TDEF);
		IType referred = type instanceof ICPPReferenceType r ? SemanticUtil.getNestedType(r.getType(), SemanticUtil.TDEF)
				: type instanceof IPointerType p ? SemanticUtil.getNestedType(p.getType(), SemanticUtil.TDEF) : null;
		return referred != null && !(referred instanceof IQualifierType q && q.isConst());
	}
}
