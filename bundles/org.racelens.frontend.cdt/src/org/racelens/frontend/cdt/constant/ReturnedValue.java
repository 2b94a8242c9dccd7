package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPReferenceType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPTemplates;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalTypeId;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;

/**
 * What a function returns, as one of the numbers of its type: in templates in those instances whose type is one of numbers. Unknown where
 * something before was not computed.
 */
final class ReturnedValue extends EvalTypeId {
	private ReturnedValue(IType type, ICPPEvaluation value) {
		super(type, value.getTemplateDefinition(), false, false, Typed.of(value));
	}

	/** @param type what the function is declared to return */
	static ICPPEvaluation of(IType type, ICPPEvaluation value) {
		boolean reference = SemanticUtil.getNestedType(type, SemanticUtil.TDEF) instanceof ICPPReferenceType;
		boolean converts = !reference && (NumberType.of(type).isPresent() || CPPTemplates.isDependentType(type));
		return converts ? new ReturnedValue(type, value) : value;
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return of(CPPTemplates.instantiateType(getInputType(), context), getArguments()[0].instantiate(context, maxDepth));
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		if (isTypeDependent()) {
			return super.computeForFunctionCall(record, context);
		}
		ICPPEvaluation computed = TypedConversion.to(getInputType(), getArguments()[0]).computeForFunctionCall(record, context);
		return Uncomputed.isMarked(record) ? EvalFixed.INCOMPLETE : computed;
	}
}
