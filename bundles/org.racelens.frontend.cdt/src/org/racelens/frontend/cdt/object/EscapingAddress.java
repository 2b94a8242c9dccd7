package org.racelens.frontend.cdt.object;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTASMDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IFunction;
import org.eclipse.cdt.core.dom.ast.ISemanticProblem;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPUnknownBinding;
import org.racelens.frontend.cdt.lowering.Functions;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.unit.References;

/**
 * Looks for anything by which code may let the address of an object, or of a part of it, get out: into a pointer, a reference, or a
 * function that is not in sight. Reading and writing parts does not.
 */
final class EscapingAddress extends ASTVisitor {
	private final Functions functions;
	/** the variable that is the object; empty where {@code this} points to it */
	private final Optional<IBinding> object;
	private final TemplateCode instances;
	/** which code is looked at for which object */
	private final Set<List<Object>> seen;
	private boolean found;

	private EscapingAddress(Functions functions, Optional<IBinding> object, TemplateCode instances, Set<List<Object>> seen) {
		this.functions = functions;
		this.object = object;
		this.instances = instances;
		this.seen = seen;
		shouldVisitExpressions = true;
		shouldVisitDeclarations = true;
	}

	/**
	 * Whether the code of a member function, or what a member starts with, lets out where its object is.
	 *
	 * @param owner the function or the class
	 */
	static boolean ofThis(IASTNode code, IBinding owner, Functions functions) {
		return new EscapingAddress(functions, Optional.empty(), TemplateCode.of(owner), new HashSet<>()).isIn(code);
	}

	/** Whether a function, in one of some instances, lets out where a variable, or what a reference refers to, is. */
	static boolean of(IVariable variable, IASTNode code, TemplateCode instances, Functions functions) {
		return new EscapingAddress(functions, Optional.of(variable), instances, new HashSet<>()).isIn(code);
	}

	/** The same of the code of another function, which is given the address: by {@code this} where there is no variable. */
	boolean isIn(IASTNode other, IBinding function, Optional<IBinding> variable) {
		return new EscapingAddress(functions, variable, instances.called(function), seen).isIn(other);
	}

	private boolean isIn(IASTNode code) {
		if (seen.add(List.of(code, object, instances))) {
			code.accept(this);
		}
		return found;
	}

	Functions functions() {
		return functions;
	}

	/** What the code is that is looked at. */
	TemplateCode instances() {
		return instances;
	}

	@Override
	public int visit(IASTDeclaration declaration) {
		return next(declaration instanceof IASTASMDeclaration);
	}

	@Override
	public int visit(IASTExpression e) {
		if (e instanceof ICPPASTLambdaExpression lambda) {
			return next(lambda.getCaptures().length > 0
					|| lambda.getCaptureDefault() != ICPPASTLambdaExpression.CaptureDefault.UNSPECIFIED);
		}
		PlaceUse use = new PlaceUse(this);
		if (e instanceof IASTLiteralExpression literal && literal.getKind() == IASTLiteralExpression.lk_this) {
			return next(object.isEmpty() && use.pointerEscapes(e));
		}
		return e instanceof IASTIdExpression id ? next(escapes(id, CdtSemantics.binding(id.getName()), use)) : PROCESS_CONTINUE;
	}

	private boolean escapes(IASTIdExpression id, IBinding binding, PlaceUse use) {
		if (object.isPresent()) {
			return object.get().equals(binding) && use.placeEscapes(id);
		}
		if (binding instanceof ICPPMethod method) {
			return use.calledEscapes(id, method);
		}
		if (binding instanceof ICPPField field) {
			return !field.isStatic() && !References.isReference(field.getType()) && use.placeEscapes(id);
		}
		boolean function = binding instanceof IFunction && !(binding instanceof ICPPUnknownBinding);
		boolean known = !(binding instanceof ISemanticProblem)
				&& (function || binding instanceof IVariable || binding instanceof IType);
		return !known && PlaceUse.parent(id) instanceof IASTFunctionCallExpression call
				&& PlaceUse.bare(call.getFunctionNameExpression()) == id
				&& !KeepingNothing.is(id.getName());
	}

	private int next(boolean escapes) {
		found |= escapes;
		return found ? PROCESS_ABORT : PROCESS_CONTINUE;
	}
}
