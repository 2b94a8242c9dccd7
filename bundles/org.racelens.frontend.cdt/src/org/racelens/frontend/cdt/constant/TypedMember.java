package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalMemberAccess;

/** A member of an object, with a value that the member can hold. */
final class TypedMember extends EvalMemberAccess {
	TypedMember(EvalMemberAccess e) {
		super(e.getOwnerType(), e.getOwnerValueCategory(), e.getMember(), e.getOwnerEval(), e.isPointerDeref(),
				e.getTemplateDefinition());
	}

	@Override
	public IValue getValue() {
		IValue stored = super.getValue();
		return !isTypeDependent() && Constant.isNumber(stored) ? Typed.told(Constant.of(stored, getType())) : stored;
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return Typed.of(super.instantiate(context, maxDepth));
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		return Typed.of(super.computeForFunctionCall(record, context));
	}
}
