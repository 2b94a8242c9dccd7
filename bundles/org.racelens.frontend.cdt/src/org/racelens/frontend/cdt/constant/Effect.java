package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalTypeId;

/** An expression that is evaluated for what it does. CDT goes on where it is not evaluated: variables stay as they are. */
final class Effect extends EvalTypeId {
	private Effect(ICPPEvaluation value) {
		super(CPPBasicType.VOID, value.getTemplateDefinition(), false, false, value);
	}

	static ICPPEvaluation of(ICPPEvaluation value) {
		return new Effect(Typed.of(value));
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return of(getArguments()[0].instantiate(context, maxDepth));
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		return Uncomputed.notedIfIncomplete(getArguments()[0].computeForFunctionCall(record, context), record);
	}
}
