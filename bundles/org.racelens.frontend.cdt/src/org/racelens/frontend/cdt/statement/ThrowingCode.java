package org.racelens.frontend.cdt.statement;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.DOMException;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTImplicitNameOwner;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTNewExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.racelens.frontend.cdt.source.CdtSemantics;

/**
 * Whether code may throw: a {@code throw}, a {@code new}, or a call of a function that may, or whose code is not in the unit. Functions of
 * C throw nothing, nor do the accessors of the standard library's containers.
 */
final class ThrowingCode extends ASTVisitor {
	private static final Set<String> ACCESSORS = Set.of("size", "empty", "begin", "end", "data", "front", "back", "operator []", "get",
			"min", "max", "swap");

	private final Set<IBinding> seen;
	private boolean found;

	private ThrowingCode(Set<IBinding> seen) {
		this.seen = seen;
		shouldVisitExpressions = true;
		shouldVisitDeclarators = true;
	}

	/** Whether what an expression itself does may throw, apart from its operands and from {@code throw}. */
	static boolean isCall(IASTExpression e) {
		ThrowingCode visitor = new ThrowingCode(new LinkedHashSet<>());
		visitor.call(e);
		return visitor.found;
	}

	/** Whether a declaration calls a constructor that may throw. */
	static boolean is(IASTDeclarator declarator) {
		ThrowingCode visitor = new ThrowingCode(new LinkedHashSet<>());
		visitor.implicit(declarator);
		return visitor.found;
	}

	@Override
	public int visit(IASTExpression e) {
		found |= isThrow(e);
		call(e);
		return found ? PROCESS_ABORT : PROCESS_CONTINUE;
	}

	@Override
	public int visit(IASTDeclarator declarator) {
		implicit(declarator);
		return found ? PROCESS_ABORT : PROCESS_CONTINUE;
	}

	private void call(IASTExpression e) {
		found |= e instanceof ICPPASTNewExpression;
		if (e instanceof IASTFunctionCallExpression call) {
			IASTExpression name = call.getFunctionNameExpression();
			if (name instanceof IASTIdExpression id) {
				found |= mayThrow(id.getName().resolveBinding(), e);
			} else if (name instanceof IASTFieldReference member) {
				found |= mayThrow(member.getFieldName().resolveBinding(), e);
			} else {
				found = true;
			}
		}
		implicit(e);
	}

	private void implicit(IASTNode node) {
		if (node instanceof IASTImplicitNameOwner owner) {
			found |= Arrays.stream(CdtSemantics.implicitNames(owner)).anyMatch(n -> mayThrow(n.resolveBinding(), node));
		}
	}

	private boolean mayThrow(IBinding binding, IASTNode at) {
		if (!(binding instanceof ICPPFunction function)) {
			return true;
		}
		if (function.isExternC() || function instanceof ICPPMethod m && m.isImplicit()) {
			return false;
		}
		if (isStandard(function)) {
			return !ACCESSORS.contains(function.getName());
		}
		IBinding original = function;
		while (original instanceof ICPPSpecialization s) {
			original = s.getSpecializedBinding();
		}
		if (!seen.add(original)) {
			return false;
		}
		IASTName[] definitions = at.getTranslationUnit().getDefinitionsInAST(original);
		return definitions.length == 0 || Arrays.stream(definitions).anyMatch(this::mayThrow);
	}

	private boolean mayThrow(IASTName definition) {
		IASTNode n = definition;
		while (n != null && !(n instanceof IASTFunctionDefinition)) {
			n = n.getParent();
		}
		if (!(n instanceof IASTFunctionDefinition f)) {
			return true;
		}
		if (f.getDeclarator() instanceof ICPPASTFunctionDeclarator d && d.getNoexceptExpression() != null) {
			return false;
		}
		ThrowingCode inside = new ThrowingCode(seen);
		f.accept(inside);
		return inside.found;
	}

	private static boolean isStandard(ICPPBinding binding) {
		try {
			return binding.getQualifiedName()[0].equals("std");
		} catch (DOMException e) {
			return true;
		}
	}

	static boolean isThrow(IASTExpression e) {
		return e instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_throw;
	}
}
