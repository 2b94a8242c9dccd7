package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPReferenceType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPTemplates;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalTypeId;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;

/** What a function of a template returns: a conversion in those instances whose type is one of numbers. */
final class ReturnedValue extends EvalTypeId {
	private ReturnedValue(IType type, ICPPEvaluation value) {
		super(type, value.getTemplateDefinition(), false, false, value);
	}

	/** @param type what the function is declared to return */
	static ICPPEvaluation of(IType type, ICPPEvaluation value) {
		if (SemanticUtil.getNestedType(type, SemanticUtil.TDEF) instanceof ICPPReferenceType) {
			return value;
		}
		if (NumberType.of(type).isPresent()) {
			return TypedConversion.to(type, value);
		}
		return CPPTemplates.isDependentType(type) ? new ReturnedValue(type, value) : value;
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return of(CPPTemplates.instantiateType(getInputType(), context), getArguments()[0].instantiate(context, maxDepth));
	}
}
