package org.racelens.frontend.cdt.type;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTImplicitNameOwner;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IPointerType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPVisitor;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.TemplateArguments;

/**
 * Looks whether the value of an expression depends on sizes or alignments that CDT gets wrong: of classes, where it leaves alignments and
 * widths of bit-fields out. Functions that are called and variables that are named are looked through in their instances.
 */
final class SizeQuestions extends ASTVisitor {
	private final LoweringParts lowering;
	private final Set<IBinding> seen;
	private final TemplateArguments arguments;
	private boolean found;

	private SizeQuestions(LoweringParts lowering, TemplateArguments arguments, Set<IBinding> seen) {
		this.lowering = lowering;
		this.arguments = arguments;
		this.seen = seen;
		shouldVisitExpressions = true;
	}

	/** Whether the value may depend on the layout of a class. */
	static boolean isAskedIn(IASTExpression e, LoweringParts lowering, TemplateArguments arguments) {
		return isAskedIn(e, lowering, arguments, new HashSet<>());
	}

	private static boolean isAskedIn(IASTNode syntax, LoweringParts lowering, TemplateArguments arguments, Set<IBinding> seen) {
		SizeQuestions questions = new SizeQuestions(lowering, arguments, seen);
		syntax.accept(questions);
		return questions.found;
	}

	@Override
	public int visit(IASTExpression e) {
		if (e instanceof IASTTypeIdExpression t) {
			found |= isClass(CPPVisitor.createType(t.getTypeId()));
		} else if (e instanceof IASTUnaryExpression u && asks(u.getOperator())) {
			found |= isClass(CdtSemantics.type(u.getOperand()));
		} else if (e instanceof IASTFunctionCallExpression call) {
			found |= asks(call);
		} else if (e instanceof IASTIdExpression id && !isCalled(id)) {
			found |= asks(CdtSemantics.binding(id.getName()));
		}
		if (e instanceof IASTImplicitNameOwner owner) {
			for (IASTName operator : CdtSemantics.implicitNames(owner)) {
				found |= asks(CdtSemantics.binding(operator));
			}
		}
		return found ? PROCESS_ABORT : PROCESS_CONTINUE;
	}

	private static boolean asks(int operator) {
		return operator == IASTUnaryExpression.op_sizeof || operator == IASTUnaryExpression.op_alignOf;
	}

	/** Whether a type is or holds a class, or is not known. */
	private boolean isClass(IType written) {
		IType type = References.referent(arguments.type(written));
		while (type instanceof IArrayType a) {
			if (a.getSize() == null) {
				return true;
			}
			type = References.referent(a.getType());
		}
		return !(type instanceof IBasicType || type instanceof IPointerType);
	}

	private static boolean isCalled(IASTIdExpression e) {
		return e.getParent() instanceof IASTFunctionCallExpression call && call.getFunctionNameExpression() == e;
	}

	/** Whether a called function does, or is not found in the instance. */
	private boolean asks(IASTFunctionCallExpression call) {
		IBinding named = call.getFunctionNameExpression() instanceof IASTIdExpression id
				? arguments.binding(CdtSemantics.binding(id.getName()))
				: null;
		IBinding called = arguments.function(call).<IBinding>map(f -> f).orElse(named);
		return !TemplateArguments.isKnownFunction(called) || asks(called);
	}

	private boolean asks(IBinding named) {
		IBinding binding = arguments.binding(named);
		if (binding == null || !seen.add(binding)) {
			return false;
		}
		if (binding instanceof ICPPFunction f) {
			return lowering.functions().definition(f).filter(d -> isAskedIn(d, lowering, TemplateArguments.of(f), seen)).isPresent();
		}
		return binding instanceof IVariable v && initializer(v) != null
				&& isAskedIn(initializer(v), lowering, TemplateArguments.of(v), seen);
	}

	private IASTNode initializer(IVariable variable) {
		return lowering.globals().ofTemplate(variable).map(IASTDeclarator::getInitializer).orElse(null);
	}
}
